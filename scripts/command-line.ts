/**
 * How every script of the project reads its arguments: `--help` prints what it takes, and an option or argument that it
 * does not take ends it with that text and exit code 2, before anything is done. Imports nothing from packages.
 */
import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What a script takes. */
export interface CommandForm<O extends Options> {
  /** What follows its name: `SLUG "NAME" --issuer ISSUER [--business]`. */
  readonly usage?: string;
  /** What it does, with one line for each option that the usage does not explain. */
  readonly about: string;
  readonly options?: O;
  /** How many arguments without a name it takes, fewest and most; none otherwise. */
  readonly positionals?: readonly [fewest: number, most: number];
}

export type Given<O extends Options> = Pick<
  ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>>,
  "values" | "positionals"
>;

/** Said without a stack and with the usage: what was typed is at fault, not the program. */
export class UsageError extends Error {}

/** @param name as a person types it: `npm run facts -- apply` */
export const renderHelp = (name: string, { usage, about }: CommandForm<Options>): string =>
  `Usage: ${usage === undefined ? name : `${name} ${usage}`}\n\n${about}`;

/**
 * @returns undefined when help is asked for
 * @throws UsageError for what the form does not take
 */
export function parseCommandLine<O extends Options>(
  { options, positionals: [fewest, most] = [0, 0] }: CommandForm<O>,
  given: readonly string[],
): Given<O> | undefined {
  const parsed = parseStrictly({ ...options, help: { type: "boolean", short: "h" } }, given);
  if (parsed.values["help"] === true) return undefined;
  const { positionals } = parsed;
  if (positionals.length < fewest) throw new UsageError("An argument is missing.");
  const extra = positionals[most];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
  return parsed as unknown as Given<O>;
}

function parseStrictly(options: Options, given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    // Its codes all begin so; anything else is a bug of ours.
    if (!(error instanceof TypeError) || !String(Reflect.get(error, "code")).startsWith("ERR_PARSE_ARGS")) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

/** Ends the program when help is asked for, or with the usage when something does not fit. */
export function readCommandLine<O extends Options>(
  name: string,
  form: CommandForm<O>,
  given: readonly string[] = process.argv.slice(2),
): Given<O> {
  try {
    const parsed = parseCommandLine(form, given);
    if (parsed) return parsed;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    endWithUsage(error.message, name, form);
  }
  console.log(renderHelp(name, form));
  process.exit(0);
}

export function endWithUsage(message: string, name: string, form: CommandForm<Options>): never {
  console.error(`${message}\n\n${renderHelp(name, form)}`);
  process.exit(2);
}

/** One of the commands that share a script. */
export interface Subcommand extends CommandForm<Options> {
  /** @throws UsageError when what was given does not fit after all */
  readonly run: (name: string, given: readonly string[]) => Promise<void>;
}

/** Ties the types of what `run` gets to the options. */
export const defineSubcommand = <O extends Options>({
  run,
  ...form
}: CommandForm<O> & { readonly run: (given: Given<O>) => void | Promise<void> }): Subcommand => ({
  ...form,
  async run(name, given) {
    await run(readCommandLine(name, form, given));
  },
});

/** Runs the one that the first argument names. */
export async function runSubcommand(
  name: string,
  subcommands: Readonly<Record<string, Subcommand>>,
  given: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const lines = Object.entries(subcommands).map(([key, { usage = "", about }]) => {
    const [first = ""] = about.split("\n");
    return `  ${`${key} ${usage}`.trimEnd()}\n      ${first}`;
  });
  const form = { usage: "COMMAND …", about: `${lines.join("\n")}\n\nA command says more after --help.` };
  const [first = "", ...rest] = given;
  const subcommand = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined;
  if (!subcommand) {
    readCommandLine(name, { ...form, positionals: [0, 1] }, given.slice(0, 1));
    endWithUsage(first === "" ? "Which command?" : `There is no command "${first}".`, name, form);
  }
  const full = `${name} ${first}`;
  try {
    await subcommand.run(full, rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    endWithUsage(error.message, full, subcommand);
  }
}

/** Islands that no visitor sees: they use of React, and of others' components, what the site's own islands may use one day. */
import { Content, Root, Trigger } from "@radix-ui/react-collapsible";
import { createContext, forwardRef, lazy, type ReactNode, Suspense, use, useId, useReducer } from "react";

const Unit = createContext("nothing");
const answer = Promise.resolve("forty-two");
const LateNote = lazy(async () => ({ default: (await import("./late-note.tsx")).LateNote }));

const Press = forwardRef<HTMLButtonElement, { readonly onPress: () => void; readonly children: ReactNode }>(
  function Press({ onPress, children }, ref) {
    return (
      <button ref={ref} type="button" onClick={onPress}>
        {children}
      </button>
    );
  },
);

function Counter() {
  const [count, add] = useReducer((sum: number, more: number) => sum + more, 0);
  const unit = use(Unit);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        Pressed {count} {unit}
      </label>
      <input id={id} readOnly value={count} />
      <Press onPress={() => add(1)}>Press</Press>
    </>
  );
}

export interface FoldProps {
  readonly title: string;
}

/** Hooks, context, a forwarded ref and a Radix primitive. */
export function Fold({ title }: FoldProps) {
  return (
    <Unit value="times">
      <Root>
        <Trigger>{title}</Trigger>
        <Content>What {title} holds.</Content>
      </Root>
      <Counter />
    </Unit>
  );
}

const Answer = () => <p className="answer">The answer is {use(answer)}.</p>;

/** Waits twice: for a promise and for code. */
export const Late = () => (
  <>
    <Suspense fallback={<p>Not yet.</p>}>
      <Answer />
    </Suspense>
    <Suspense fallback={<p>Not yet.</p>}>
      <LateNote text="Here at last." />
    </Suspense>
  </>
);

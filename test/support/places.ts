/**
 * The site as the platform runs it, on one machine: several places, each a Worker process with caches of its own, and a
 * balancer that leads a client to the same place each time, as the network leads a visitor to the nearest location. A
 * new build comes to one place after another, while visitors are there.
 */
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

import { createTestHarness, type TestHarness } from "wrangler";

const KEEP_ALIVE_MS = 600_000;

interface Place {
  readonly harness: TestHarness;
  readonly url: URL;
  /** Requests that it has not answered whole yet. */
  running: number;
}

export interface Places {
  /** Of the balancer. */
  readonly origin: string;
  /** Of one place, past the balancer. */
  readonly getUrl: (index: number) => string;
  /**
   * Starts a build there, leads visitors to it, and ends the old one when its last answer is out, and `isDrained` says
   * that its queue is empty: the platform's queue outlives a deployment, the emulated one lives in the process.
   */
  readonly replace: (index: number, configPath: string, isDrained?: () => Promise<void>) => Promise<void>;
  /** What the platform's clock does (`[triggers]` of wrangler.toml); at one place, as there. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface PlacesOptions {
  readonly count: number;
  /** A built Worker's `wrangler.json`. */
  readonly configPath: string;
  readonly vars: Readonly<Record<string, string>>;
}

export async function openPlaces({ count, configPath, vars }: PlacesOptions): Promise<Places> {
  const start = async (path: string): Promise<Place> => {
    const harness = createTestHarness({ workers: [{ configPath: path, vars }] });
    return { harness, url: (await harness.listen()).url, running: 0 };
  };
  const places: Place[] = [];
  for (let index = 0; index < count; index += 1) places.push(await start(configPath));
  const get = (index: number) => {
    const place = places[index % count];
    if (!place) throw new Error(`There is no place ${index}`);
    return place;
  };
  const server = createServer((request, response) => {
    const client = String(request.headers["cf-connecting-ip"] ?? "");
    pass(request, response, get(Buffer.from(client).reduce((sum, byte) => sum + byte, 0)));
  });
  // A client on a busy machine may come back to a connection late; the ordinary five seconds would end it in its face.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getUrl: (index) => get(index).url.origin,
    async replace(index, path, isDrained) {
      const old = get(index);
      places[index] = await start(path);
      while (old.running > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await isDrained?.();
      await old.harness.close();
    },
    async sweep() {
      await get(0).harness.getWorker().scheduled({ cron: "*/5 * * * *", scheduledTime: new Date() });
    },
    async close() {
      await closeServer(server);
      await Promise.all(places.map(({ harness }) => harness.close()));
    },
  };
}

/** As it is, in both directions; who leaves midway leaves the place, too. */
function pass(request: IncomingMessage, response: ServerResponse, place: Place): void {
  place.running += 1;
  response.once("close", () => (place.running -= 1));
  const { hostname, port } = place.url;
  const { method, url: path, headers } = request;
  // A connection of its own: one that is kept may end just as it is used again, and that would be the balancer's fault.
  const onward = sendRequest({ hostname, port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
    answer.once("error", () => response.destroy());
  });
  onward.once("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end("The place does not answer.");
  });
  response.once("close", () => onward.destroy());
  request.pipe(onward);
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

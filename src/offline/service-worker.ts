/**
 * Keeps what was read, and the tools, for visits without a connection. Pages come from the network as long as that
 * answers in time; files with a hash in their name come from the copy. Caches are named by build: the next build
 * deletes them. Built into one file of its own, `/sw.js` (build/plugins/offline-plugin.ts).
 */
import { paths } from "../paths.ts";
import {
  addBar,
  CACHE_PREFIX,
  isHashedFile,
  isPicture,
  MAX_FILES,
  MAX_PAGES,
  mayKeepAddress,
  mayKeepAnswer,
  PATIENCE_MS,
  SAVED_HEADER,
} from "./keep-rules.ts";
import { KEEPS_PAGES } from "./offline-switch.ts";
import type { ReadMessage } from "./start-offline.ts";

/** As far as this file needs it: the project's types are those of a page. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageRequestEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: PageRequestEvent) => void): void;
  addEventListener(type: "message", listen: (event: LifeEvent & { readonly data: ReadMessage }) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

const PAGES = `${CACHE_PREFIX}${__BUILD_ID__}-pages`;
const FILES = `${CACHE_PREFIX}${__BUILD_ID__}-files`;

/** What must be there when nothing else is, and the tools. */
const TOOL_PAGES = [
  paths.compare(),
  paths.finder(),
  paths.calculator(),
  paths.analyzer(),
  paths.planner(),
  paths.favorites(),
];
const OFFLINE_PAGE = paths.offline();

const { origin } = location;

async function keep(cacheName: string, request: Request | string, answer: Response, max: number): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(SAVED_HEADER, new Date().toUTCString());
  const cache = await caches.open(cacheName);
  // Put anew, it becomes the youngest.
  await cache.delete(request);
  await cache.put(request, new Response(answer.body, { status: answer.status, headers }));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((old) => cache.delete(old)));
}

/** From the network, with a copy where one may be kept. @throws when the network does not answer */
async function fetchAndKeep(
  event: LifeEvent,
  cacheName: string,
  request: Request,
  max: number,
  early?: Promise<Response | undefined>,
) {
  const answer = (await early) ?? (await fetch(request));
  if (mayKeepAddress(new URL(request.url), origin) && mayKeepAnswer(answer))
    event.waitUntil(keep(cacheName, request.url, answer.clone(), max).catch(() => undefined));
  return answer;
}

async function toMarkedCopy(copy: Response): Promise<Response> {
  const html = addBar(await copy.text(), copy.headers.get(SAVED_HEADER) ?? "");
  return new Response(html, { status: 200, headers: copy.headers });
}

/** Network first; after two seconds, or without one, the copy. */
async function answerPage(event: PageRequestEvent): Promise<Response> {
  const fresh = fetchAndKeep(event, PAGES, event.request, MAX_PAGES, event.preloadResponse);
  const pages = await caches.open(PAGES);
  const copy = await pages.match(event.request.url);
  if (!copy) return fresh.catch(async () => (await pages.match(OFFLINE_PAGE)) ?? Response.error());
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  if (first) return first;
  event.waitUntil(fresh.catch(() => undefined));
  return toMarkedCopy(copy);
}

async function answerFile(event: PageRequestEvent): Promise<Response> {
  const copy = await (await caches.open(FILES)).match(event.request.url);
  return copy ?? fetchAndKeep(event, FILES, event.request, MAX_FILES);
}

/** One after the other and unhurried: the page that is being read goes first. */
async function keepAll(cacheName: string, addresses: readonly string[], max: number): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    const url = new URL(address, origin);
    url.hash = "";
    if (!mayKeepAddress(url, origin) || (await cache.match(url.href))) continue;
    try {
      const answer = await fetch(url.href);
      if (mayKeepAnswer(answer) && !answer.redirected) await keep(cacheName, url.href, answer, max);
    } catch {
      // Kept at the next visit.
    }
  }
}

async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && isOld(name)).map((name) => caches.delete(name)),
  );
}

function start(): void {
  worker.addEventListener("install", (event) => {
    event.waitUntil(keepAll(PAGES, [OFFLINE_PAGE], MAX_PAGES).then(() => worker.skipWaiting()));
  });
  worker.addEventListener("activate", (event) => {
    event.waitUntil(
      Promise.all([
        dropCaches((name) => name !== PAGES && name !== FILES),
        worker.registration.navigationPreload?.enable(),
        worker.clients.claim(),
      ]),
    );
  });
  worker.addEventListener("message", (event) => {
    const { pages, files, isThrifty } = event.data;
    const tools = isThrifty ? [] : TOOL_PAGES;
    event.waitUntil(
      keepAll(PAGES, [...pages, ...tools], MAX_PAGES).then(() =>
        keepAll(FILES, [...files, ...(isThrifty ? [] : __TOOL_FILES__)], MAX_FILES),
      ),
    );
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !mayKeepAddress(url, origin)) return;
    if (request.mode === "navigate") event.respondWith(answerPage(event));
    else if (isHashedFile(url) || isPicture(url)) event.respondWith(answerFile(event));
  });
}

/** Switched off: nothing is kept, nothing is answered, and the browser forgets this worker. */
function stop(): void {
  worker.addEventListener("install", () => void worker.skipWaiting());
  worker.addEventListener("activate", (event) => {
    event.waitUntil(dropCaches(() => true).then(() => worker.registration.unregister()));
  });
}

if (KEEPS_PAGES) start();
else stop();

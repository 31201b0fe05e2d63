/** In the place of `worker/cache/build-key.ts`: a new build at every look, so that nothing kept fits and every request is a miss. */
let builds = 0;

export function toBuildKey(): string {
  builds += 1;
  return `bench-${builds}`;
}

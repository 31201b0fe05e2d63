/**
 * `react` as the Worker has it (build/plugins/first-render-plugin.ts puts it in its place): what components may
 * import, for one rendering that nothing follows. State is its first value, effects never run. So the
 * renderer needs no dispatcher, and React's 200 KB of server renderer stay out of every isolate.
 * What is not here no island may use, or the build says so. Why: docs/decisions/007.
 */
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

export { Fragment };

const nothing = () => undefined;

export function createElement(type: never, props: object | null, ...children: readonly never[]) {
  if (children.length > 1) return jsxs(type, { ...props, children });
  return jsx(type, children.length === 1 ? { ...props, children: children[0] } : (props ?? {}));
}

/** A component whose properties did not change is not rendered again: here nothing is. */
export const memo = <Component>(component: Component): Component => component;

export function useState<Value>(initial: Value | (() => Value)): readonly [Value, typeof nothing] {
  return [typeof initial === "function" ? (initial as () => Value)() : initial, nothing];
}

export const useRef = <Value>(current: Value): { current: Value } => ({ current });
export const useMemo = <Value>(compute: () => Value): Value => compute();
export const useCallback = <Callback>(callback: Callback): Callback => callback;
export const useEffect = nothing;
export const useLayoutEffect = nothing;

export const useSyncExternalStore = <Snapshot>(
  _subscribe: unknown,
  _getSnapshot: unknown,
  getServerSnapshot: () => Snapshot,
): Snapshot => getServerSnapshot();

export const startTransition = nothing;

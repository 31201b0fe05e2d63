/**
 * Calls back when something kept in this browser may have changed in another
 * tab, or while this page slept in the back/forward cache. Returns what ends it.
 */
export function watchStorage(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onShow);
  };
}

import { useEffect, useState } from "react";

/** False on the server and while hydrating, then true: markup that only a script can serve comes in then. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}

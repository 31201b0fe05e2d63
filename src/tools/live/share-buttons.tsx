import { useState } from "react";

import { copyText } from "../../ui/copy-text.ts";
import { useIsLive } from "../../ui/use-is-live.ts";

/** The address of a result for others: copied, or handed to what the device shares with. Only where a script is there. */
export function ShareButtons({ path }: { readonly path: string }) {
  const [copied, setCopied] = useState<{ readonly path: string; readonly isDone: boolean } | null>(null);
  const isLive = useIsLive();
  const state = copied?.path === path ? copied : null;

  const copy = async () => {
    const refused = "This browser can't copy the link. It is the permanent link.";
    setCopied({ path, isDone: await copyText(location.origin + path, "Link copied.", refused) });
  };
  const share = () => {
    // Who closes the device's sheet has shared nothing, and that is no fault.
    navigator.share({ title: document.title, url: location.origin + path }).catch(() => undefined);
  };
  return (
    <>
      <button className="btn btn-quiet no-print scriptless:hidden" type="button" onClick={() => void copy()}>
        {state ? (state.isDone ? "Link copied" : "Not copied") : "Copy link"}
      </button>
      {isLive && "share" in navigator && (
        <button className="btn btn-quiet no-print" type="button" onClick={share}>
          Share
        </button>
      )}
    </>
  );
}

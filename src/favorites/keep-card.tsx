import { useState } from "react";

import { paths } from "../paths.ts";
import { announce } from "../ui/announcer.tsx";
import { Icon } from "../ui/icon.tsx";
import { setFavorite } from "./kept-favorites.ts";
import { useFavorites } from "./use-favorites.ts";

/** Keeps a card in this browser, or no longer. It needs a script: without one it has no place. */
export function KeepCard({ slug, name }: { readonly slug: string; readonly name: string }) {
  const favorites = useFavorites();
  const [isRefused, setIsRefused] = useState(false);
  const isKept = favorites?.includes(slug) ?? false;
  const toggle = () => {
    const isDone = setFavorite(slug, !isKept);
    setIsRefused(!isDone);
    announce(
      isDone ? `${name} ${isKept ? "is no longer kept" : "is kept in your favorites"}.` : "This browser can't keep it.",
    );
  };
  return (
    <p className="keep-card row mt-2 no-print scriptless:hidden">
      <button
        className="btn btn-secondary flex items-center gap-2"
        type="button"
        aria-pressed={isKept}
        onClick={toggle}
      >
        <Icon name={isKept ? "heart-full" : "heart"} sizePx={18} />
        Keep<span className="visually-hidden"> {name}</span>
      </button>
      <a className={isKept ? "" : "invisible"} href={paths.favorites()}>
        Your favorites
      </a>
      {isRefused && <span className="small muted">This browser can't keep it.</span>}
    </p>
  );
}

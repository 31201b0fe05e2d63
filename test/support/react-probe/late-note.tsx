import { useState } from "react";

export function LateNote({ text }: { readonly text: string }) {
  const [isRead, setRead] = useState(false);
  return (
    <button type="button" onClick={() => setRead(true)}>
      {isRead ? "Read." : text}
    </button>
  );
}

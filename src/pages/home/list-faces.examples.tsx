import { chooseFaces } from "./choose-faces.ts";
import { ListFaces } from "./list-faces.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  ["Lists with a card as their face", () => <ListFaces faces={chooseFaces().slice(0, 3)} />],
];

/** What the Worker knows of a visit to a page of the newsletter; loaders read it from their context. */
import { createContext } from "react-router";

interface SubscribeState {
  readonly kind: "subscribe";
  readonly value: string;
  readonly error: string;
}

export type ConfirmState =
  | {
      readonly kind: "confirm";
      readonly outcome: "ask" | "unavailable";
      readonly tokenHash: string;
      readonly type: string;
    }
  | { readonly kind: "confirm"; readonly outcome: "invalid" }
  /** The token is empty when it could not be found out. */
  | { readonly kind: "confirm"; readonly outcome: "confirmed"; readonly unsubscribeToken: string };

export interface UnsubscribeState {
  readonly kind: "unsubscribe";
  readonly outcome: "ask" | "ended" | "unknown" | "unavailable";
  /** Empty when there is none, or when it is of no more use. */
  readonly token: string;
}

export type NewsletterState = SubscribeState | ConfirmState | UnsubscribeState;

/** Null on a plain visit. */
export const newsletterState = createContext<NewsletterState | null>(null);

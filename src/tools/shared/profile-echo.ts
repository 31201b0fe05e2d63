/** The profile of an answer: what was said, in the names and shapes of the request, with every default spelled out. */
import * as v from "valibot";

import type { ProfileValues } from "../../asking/profile.ts";
import { component, describe } from "./answer-parts.ts";

/** Its parts are described by the table of what a visitor says. */
export const profileEcho = describe(
  component(
    "Profile",
    v.custom<ProfileValues>((value) => typeof value === "object" && value !== null),
  ),
  "The profile as we read it, with every default filled in.",
);

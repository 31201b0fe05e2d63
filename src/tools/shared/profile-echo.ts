/** The profile of an answer: what was said, in the names and shapes of the request, with every default spelled out. */
import * as v from "valibot";

import { PROFILE, type ProfileValues } from "../../asking/profile.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { component, describe } from "./answer-parts.ts";

/** Its parts are described by the table of what a visitor says. */
export const profileEcho = describe(
  component(
    "Profile",
    v.custom<ProfileValues>((value) => typeof value === "object" && value !== null),
  ),
  "The profile as it was understood, with every default spelled out.",
);

/** @param used what the engine took: it decides how points are used where nothing was said */
export const toProfileEcho = (values: ProfileValues, used: Pick<Profile, "value">): ProfileValues => ({
  ...(Object.fromEntries(
    Object.keys(PROFILE).map((name) => [name, values[name as keyof ProfileValues]]),
  ) as object as ProfileValues),
  value: values.value ?? used.value,
});

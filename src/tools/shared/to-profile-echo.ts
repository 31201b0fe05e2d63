import { PROFILE, type ProfileValues } from "../../asking/profile.ts";
import type { Profile } from "../../engine/value/profile.ts";

/** @param used what the engine took: it decides how points are used where nothing was said */
export const toProfileEcho = (values: ProfileValues, used: Pick<Profile, "value">): ProfileValues => ({
  ...(Object.fromEntries(
    Object.keys(PROFILE).map((name) => [name, values[name as keyof ProfileValues]]),
  ) as object as ProfileValues),
  value: values.value ?? used.value,
});

/**
 * What the tools ask: amounts by category, three short questions, and one fold for whoever wants to be exact.
 * Fields are never controlled, so what was typed before hydration stays; `key` the component to show new figures.
 */
import { type ProfileFieldsProps } from "./profile-field.tsx";
import { SpendAmounts } from "./spend-amounts.tsx";
import { Habits } from "./habits.tsx";
import { Details } from "./details.tsx";

export function ProfileFields({ id, query, choices }: ProfileFieldsProps) {
  return (
    <>
      <SpendAmounts id={id} query={query} />
      <Habits id={id} query={query} choices={choices} />
      <Details id={id} query={query} choices={choices} />
    </>
  );
}

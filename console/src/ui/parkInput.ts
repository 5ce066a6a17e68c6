/** The park's zone has had one offset since 1991. */
const OFFSET_MS = 8 * 3_600_000;

/** A moment as a field of the browser has it (`yyyy-MM-ddTHH:mm`), by the park's clock; empty for none. */
export function toParkInput(moment: string | null): string {
  return moment === null ? '' : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16);
}

/** The same of several moments, by their names. */
export const ofEach = <Name extends string, Of>(names: readonly Name[], make: (name: Name) => Of) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Of>;

/** What was typed into such a field, as a moment with the park's offset; null for nothing. */
export const fromParkInput = (text: string): string | null => (text ? `${text}:00+08:00` : null);

/** Whether the moment that was typed has come. @param now epoch ms */
export function hasCome(text: string | undefined, now = Date.now()): boolean {
  const moment = fromParkInput(text ?? '');
  return moment !== null && Date.parse(moment) <= now;
}

interface Point {
  x: number;
  y: number;
}

/** Stops of a walk that share one mark, where the first of them lies. */
export interface StopMark extends Point {
  /** Counted from 1. */
  numbers: number[];
}

/** Where the stops are marked; those that have no place are left out, neighbours stand together. @param stops in their order @param near apart less than this they share a mark, in the unit of the points */
export function marksOf(stops: readonly (Point | null)[], near: number): StopMark[] {
  const marks: StopMark[] = [];
  for (const [index, at] of stops.entries()) {
    if (!at) continue;
    const mark = marks.find((one) => Math.hypot(one.x - at.x, one.y - at.y) < near);
    if (mark) mark.numbers.push(index + 1);
    else marks.push({ x: at.x, y: at.y, numbers: [index + 1] });
  }
  return marks;
}

/** The marks in the order of the stops: where the line of the walk goes. */
export const alongMarks = (marks: readonly StopMark[]): StopMark[] =>
  marks
    .flatMap((mark) => mark.numbers.map((number) => ({ number, mark })))
    .sort((a, b) => a.number - b.number)
    .map(({ mark }) => mark);

/** `1–3, 7` @param numbers in their order */
export function spanOf(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

import { paragraphsOf } from './sentences';

/**
 * When each sentence of a recording begins, in seconds.
 * @param marks where staff marked it; they count only where there is one for each sentence, else the time is spread by length
 * @param seconds how long the recording is
 */
export function beginningsOf(sentences: readonly string[], marks: readonly number[], seconds: number): number[] {
  if (marks.length === sentences.length) return marks.map((at) => Math.min(at, seconds));
  const letters = sentences.map((sentence) => sentence.trim().length);
  const all = letters.reduce((sum, count) => sum + count, 0) || 1;
  let before = 0;
  return letters.map((count) => {
    const at = (before / all) * seconds;
    before += count;
    return at;
  });
}

/** Which sentence is heard at a moment; the first one before it begins. */
export const sentenceAt = (beginnings: readonly number[], second: number): number =>
  Math.max(0, beginnings.filter((at) => at <= second).length - 1);

/** How many sentences a transcript has, and so how many marks: none, or one each, in their order. */
export function areMarksOf(transcript: string, marks: readonly number[]): boolean {
  const isInOrder = marks.every((at, place) => at >= (marks[place - 1] ?? 0));
  return marks.length === 0 || (isInOrder && marks.length === paragraphsOf(transcript).flat().length);
}

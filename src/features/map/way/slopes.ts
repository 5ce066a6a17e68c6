import { apart, type Point } from './entries';

/** Over less a slope says nothing: heights are told to ten centimetres. */
const WINDOW_M = 3;
/** What the rounding of distances may add. Percent */
const ROUNDING = 0.05;

/** How steep a line is, in percent of any three metres, up or down. */
export function slopesOf(line: readonly Point[]) {
  let end = 0;
  const heights = line.map((point, index) => {
    end += apart(line[index - 1] ?? point, point);
    return { at: end, height: point[2] };
  });
  const heightAt = (metres: number): number => {
    const index = heights.findIndex(({ at }) => at >= metres);
    const [after, before] = [heights.at(index), heights[index - 1]];
    if (!after || !before) return after?.height ?? 0;
    return after.height - ((after.height - before.height) * (after.at - metres)) / (after.at - before.at);
  };
  /** Of the window around it; of less than a window nobody knows. */
  const slopeAt = (metres: number): number => {
    if (end < WINDOW_M) return 0;
    const from = Math.min(end - WINDOW_M, Math.max(0, metres - WINDOW_M / 2));
    return (Math.abs(heightAt(from + WINDOW_M) - heightAt(from)) / WINDOW_M) * 100 - ROUNDING;
  };
  return {
    /** Whole percent, each begun one counted: a window is steepest where it begins or ends at a point. */
    steepest: Math.ceil(Math.max(0, ...heights.flatMap(({ at }) => [slopeAt(at - WINDOW_M / 2), slopeAt(at + WINDOW_M / 2)]))),
    /** How many metres are steeper, and how many of them on end at most. */
    over(percent: number): { metres: number; longest: number } {
      let [metres, longest, onEnd] = [0, 0, 0];
      for (let at = 0.5; at < end; at += 1) {
        onEnd = slopeAt(at) > percent ? onEnd + 1 : 0;
        metres += Math.sign(onEnd);
        longest = Math.max(longest, onEnd);
      }
      return { metres, longest };
    },
    /** The line without what is steeper. */
    without(percent: number): Point[][] {
      const parts: Point[][] = [];
      let isOn = false;
      for (const [index, point] of line.entries()) {
        const [a, b] = [heights[index - 1], heights[index]];
        const before = line[index - 1];
        if (!a || !b || !before) continue;
        const long = b.at - a.at;
        const slope = long < WINDOW_M ? slopeAt((a.at + b.at) / 2) : (Math.abs(b.height - a.height) / long) * 100 - ROUNDING;
        if (slope > percent) isOn = false;
        else if (isOn) parts.at(-1)?.push(point);
        else {
          parts.push([before, point]);
          isOn = true;
        }
      }
      return parts;
    },
  };
}

import type { Spot } from '@park/contract/map/sheet';

/** Where something new may begin: amid what is there. */
export function middleOf(others: readonly Spot[]): Spot {
  const mean = (side: keyof Spot) =>
    others.length === 0 ? 0 : Number((others.reduce((sum, one) => sum + one[side], 0) / others.length).toFixed(6));
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

import { getLivePoints } from '@park/contract/live/point/calls';
import type { LivePoint } from '@park/contract/live/point/schemas';
import { resultOf } from './staff';

/** The first open live point of the seeded park, in English. */
export async function firstPoint(): Promise<LivePoint> {
  const { items } = await resultOf(getLivePoints, { pageSize: 100 });
  const open = items.find((point) => point.open);
  if (!open) throw new Error('the seeded park has no open live point');
  return open;
}

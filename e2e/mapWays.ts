import { getMap } from '@park/contract/map/calls';
import { resultOf } from './staff';

/** Near the Valley Lookout. */
export const NEAR_LOOKOUT = { latitude: 25.62817, longitude: 105.43495 };
/** A hundred metres beyond it, where no way leads. */
export const BEYOND_LOOKOUT = { latitude: 25.62817, longitude: 105.4362 };
/** What a mast says of the whole valley. */
export const FROM_A_MAST = 3_000;

/** What is too steep of the ramp to the Trackway. */
export const RAMP = { metres: 35, steepest: 11 };

/** What the seeded park has to find ways between: a crag, which a closed way leads from, a place up the valley, and one that only a steep ramp leads wheels to. */
export async function routePark() {
  const { places, shapes } = await resultOf(getMap, {});
  const upper = places.find(({ id }) => id === 'valley-lookout');
  const steep = places.find(({ id }) => id === 'dinosaur-trackway');
  const closed = shapes.find((shape) => shape.closed !== null && shape.name !== '');
  if (!upper || !steep || !closed?.closed) throw new Error('the seeded park has no such ways');
  return {
    upper,
    steep,
    crag: {
      closed: { name: closed.name, why: closed.closed },
    },
  };
}

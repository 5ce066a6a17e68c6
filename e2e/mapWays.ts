import { getMap } from '@park/contract/map/calls';
import { resultOf } from './staff';

/** At the Dinosaur Trackway, as a browser says it: China's maps lie some hundred metres beside it. */
export const AT_TRACKWAY = { latitude: 25.629379, longitude: 105.423904, accuracy: 10 };
/** Near the Valley Lookout, as a browser says it, and as WeChat does. */
export const NEAR_LOOKOUT = { latitude: 25.63102, longitude: 105.43152, accuracy: 12 };
export const NEAR_LOOKOUT_GCJ = { latitude: 25.62817, longitude: 105.43495, accuracy: 12 };
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

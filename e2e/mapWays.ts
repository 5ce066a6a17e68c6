import { getMap } from '@park/contract/map/calls';
import { resultOf } from './staff';

/** At the Dinosaur Trackway, as a browser says it: China's maps lie some hundred metres beside it. */
export const AT_TRACKWAY = { latitude: 25.629379, longitude: 105.423904, accuracy: 10 };

/** What the seeded park has to find ways between: a crag, which a closed way leads from, and a place up the valley. */
export async function routePark() {
  const { places, shapes } = await resultOf(getMap, {});
  const upper = places.find(({ id }) => id === 'valley-lookout');
  const closed = shapes.find((shape) => shape.closed !== null && shape.name !== '');
  if (!upper || !closed?.closed) throw new Error('the seeded park has no such ways');
  return {
    upper,
    crag: {
      closed: { name: closed.name, why: closed.closed },
    },
  };
}

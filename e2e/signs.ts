import { toMap } from '@park/contract/map/spot';
import { getSignCodes, getStamps } from '@park/contract/stamp/calls';
import { resultOf, staffToken } from './staff';

/** What the code of an exhibit's sign says: `14.a1B2c3D4`. */
export async function signOf(id: string): Promise<string> {
  const codes = await resultOf(getSignCodes, {}, await staffToken());
  const found = codes.find(({ exhibitId }) => exhibitId === id);
  if (!found) throw new Error(`no exhibit ${id}`);
  return found.code;
}

/** The stamps of whoever has this token, by number: what proved each. */
export async function stampsOf(token: string): Promise<Record<string, string>> {
  return Object.fromEntries((await resultOf(getStamps, {}, token)).map(({ exhibitId, how }) => [exhibitId, how]));
}

/** Where a browser says it is (wgs84) when it stands at a place of the map. */
export function browserAt(place: { latitude: number; longitude: number }): { latitude: number; longitude: number } {
  // The shift changes by less than a metre over its own length.
  const shifted = toMap({ ...place, system: 'wgs84' });
  return { latitude: 2 * place.latitude - shifted.latitude, longitude: 2 * place.longitude - shifted.longitude };
}

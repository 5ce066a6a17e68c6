import type * as calls from '@park/contract/map/calls';
import { PLACE_KINDS } from '@park/contract/map/limits';
import type { schemas } from '@park/contract/map/schemas';
import type { Database } from '../../db/db';
import type { Handlers } from '../../http/mount';
import { pickText } from '../../i18n/lang';
import { listPointPositions } from '../live/point/searchable.service';
import { findBounds, listPlaces } from './map.repo';

/** The ends of the park's places on the map; null while it has none. */
export const parkBounds = findBounds;

/** @param key of the map service for the web; null: none */
export function visitorMap({ db }: Database, key: string | null) {
  return {
    async getMap(_, { lang }) {
      const points = (await listPointPositions(db)).map((point) => ({ ...point, kind: 'livePoint' as const }));
      const places = [...(await listPlaces(db)), ...points];
      return {
        key,
        places: places
          .map((place) => ({ ...place, name: pickText(place.name, lang), text: pickText(place.text, lang) }))
          .sort((a, b) => PLACE_KINDS.indexOf(a.kind) - PLACE_KINDS.indexOf(b.kind)),
      };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

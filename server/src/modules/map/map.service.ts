import { PLACE_KINDS } from '@park/contract/map/limits';
import type { ParkMap } from '@park/contract/map/schemas';
import type { Database } from '../../db/db';
import { type Lang, pickText } from '../../i18n/lang';
import { listPointPlaces } from '../live/searchable.service';
import { findBounds, listPlaces } from './map.repo';

export interface ParkMaps {
  get(reader: { lang: Lang }): Promise<ParkMap>;
}

/** The ends of the park's places on the map; null while it has none. */
export const parkBounds = findBounds;

/** @param key of the map service for the web; null: none */
export function createParkMaps({ db }: Database, key: string | null): ParkMaps {
  return {
    async get({ lang }) {
      const points = (await listPointPlaces(db)).map((point) => ({ ...point, kind: 'livePoint' as const }));
      const places = [...(await listPlaces(db)), ...points];
      return {
        key,
        places: places
          .map((place) => ({ ...place, name: pickText(place.name, lang), text: pickText(place.text, lang) }))
          .sort((a, b) => PLACE_KINDS.indexOf(a.kind) - PLACE_KINDS.indexOf(b.kind)),
      };
    },
  };
}

import type * as calls from '@park/contract/map/calls';
import { PLACE_KINDS } from '@park/contract/map/limits';
import type { ParkMap, schemas } from '@park/contract/map/schemas';
import type { Database, Db } from '../../db/db';
import type { Handlers } from '../../http/mount';
import { type Lang, type Localized, pickText } from '../../i18n/lang';
import { placedExhibits } from '../exhibit/exhibit.service';
import { listAllPoints } from '../live/point/searchable.service';
import { listKinds, listPlaces, listShapes, listSights } from './map.repo';

export { hasPlaces, mainEntrance, parkBounds } from './map.repo';

const textOf = (text: Localized | null, lang: Lang) => text && pickText(text, lang);

/** @param key of the map service for the web; null: none */
export function visitorMap({ db }: Database, key: string | null) {
  return {
    getMap: (_, { lang }) => wholeMap(db, key, lang),

    getPlaceKinds: () => listKinds(db),

    getSights: async (_, { lang }) => (await listSights(db)).map((place) => ({ ...place, name: pickText(place.name, lang) })),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Every place, exhibit, way and area. @param key as of `visitorMap` */
export async function wholeMap(db: Db, key: string | null, lang: Lang): Promise<ParkMap> {
  const points = (await listAllPoints(db)).map((point) => ({
    ...point,
    kind: 'livePoint' as const,
    accessible: null,
    closed: point.open ? null : (point.closedReason ?? {}),
  }));
  const places = [...(await listPlaces(db)), ...points];
  return {
    key,
    places: places
      .map((place) => ({
        ...place,
        name: pickText(place.name, lang),
        text: pickText(place.text, lang),
        closed: textOf(place.closed, lang),
      }))
      .sort((a, b) => PLACE_KINDS.indexOf(a.kind) - PLACE_KINDS.indexOf(b.kind)),
    exhibits: await placedExhibits(db, lang),
    shapes: (await listShapes(db)).map((shape) => ({
      ...shape,
      name: textOf(shape.name, lang) ?? '',
      closed: textOf(shape.closed, lang),
    })),
  };
}

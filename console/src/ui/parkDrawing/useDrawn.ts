import { getMap } from '@park/contract/map/calls';
import type { AdminPlace } from '@park/contract/map/schemas';
import { useMemo } from 'react';
import { useCall } from '../../api/hooks';
import { useLanguage } from '../../i18n/language';
import type { DrawnPoi } from './ParkDrawing';

/** What is drawn: the places that staff keep, with the live points among them. */
export function useDrawn(places: readonly AdminPlace[]): DrawnPoi[] {
  const language = useLanguage();
  const all = useCall(getMap, {}, { fresh: 60_000 }).data?.places;
  return useMemo(() => {
    const own = places.map(({ id, kind, name, latitude, longitude }) => ({
      ...{ id, kind, latitude, longitude },
      name: name[language] ?? name['zh-Hans'] ?? '',
    }));
    return [...(all ?? []).filter(({ kind }) => kind === 'livePoint'), ...own];
  }, [all, places, language]);
}

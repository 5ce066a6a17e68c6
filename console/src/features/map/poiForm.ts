import type { CallInput } from '@park/contract/call';
import type { savePlace } from '@park/contract/map/calls';
import type { AdminPlace } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import type { Motif } from '@park/contract/motifs';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { middleOf } from '../../ui/parkDrawing/middleOf';

export const PLACES = { kind: 'place', path: '/places' };

/** A place as its form holds it. */
export interface PoiValues {
  kind: AdminPlace['kind'];
  position: Spot;
  name: Localized;
  text: Localized;
  /** Its picture on the home; none: it is not there. */
  motif?: Motif | null | undefined;
  /** Of a toilet. */
  accessible?: AdminPlace['accessible'];
}

/** In the middle of the others. */
export const newPoi = (others: readonly Spot[]): PoiValues => ({
  kind: 'toilet',
  name: {},
  text: {},
  position: middleOf(others),
});

export function toForm({
  version,
  kind,
  name,
  text,
  latitude,
  longitude,
  motif,
  accessible,
}: AdminPlace): Versioned<PoiValues> {
  return { version, values: { kind, name, text, motif, accessible, position: { latitude, longitude } } };
}

/** What is sent of a form. */
export const toContents = ({
  kind,
  name,
  text,
  position,
  motif,
  accessible,
}: PoiValues): Omit<CallInput<typeof savePlace>, 'id' | 'version'> => ({
  kind,
  ...position,
  name: written(name),
  text: written(text),
  motif: motif ?? null,
  accessible: kind === 'toilet' ? (accessible ?? null) : null,
});

/** The ids with one of them a step nearer to the beginning (-1) or the end (1). */
export function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}

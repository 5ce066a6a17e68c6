import type { CallInput } from '@park/contract/call';
import type { savePoint } from '@park/contract/live/point/calls';
import type { AdminPoint } from '@park/contract/live/point/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { fromLines, toLines } from '../../ui/lines';
import { middleOf } from '../../ui/parkDrawing/middleOf';

export const POINTS = { kind: 'livePoint', path: '/live/points' };

/** A live point as its form has it; facilities are lines. */
export interface PointValues extends Pick<AdminPoint, 'motif' | 'coverId' | 'capacity' | 'order'> {
  name: Localized;
  text: Localized;
  facilities: Localized;
  position: Spot;
}

/** Amid what is on the map, and after the other points. */
export const newPoint = (onMap: readonly Spot[], others: readonly AdminPoint[]): PointValues => ({
  ...{ name: {}, text: {}, facilities: {}, motif: 'valley', coverId: null, capacity: 1 },
  position: middleOf(onMap),
  order: Math.max(-1, ...others.map(({ order }) => order)) + 1,
});

export const toForm = ({ version, facilities, latitude, longitude, ...point }: AdminPoint): Versioned<PointValues> => {
  const { name, text, motif, coverId, capacity, order } = point;
  const values = { name, text, motif, coverId, capacity, order };
  return { version, values: { ...values, facilities: toLines(facilities), position: { latitude, longitude } } };
};

/** What is sent of a form. */
export const toContents = ({
  name,
  text,
  facilities,
  position,
  ...rest
}: PointValues): Omit<CallInput<typeof savePoint>, 'id' | 'version'> => ({
  ...rest,
  ...position,
  name: written(name),
  text: written(text),
  facilities: fromLines(facilities),
});

import type { CallInput } from '@park/contract/call';
import type { saveExhibit } from '@park/contract/exhibit/calls';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';

/** In five languages, and needed in Chinese. */
const TEXTS = ['name', 'formation', 'where', 'story'] as const;
type Contents = Omit<CallInput<typeof saveExhibit>, 'version'>;
type Measure = number | null;

/** An exhibit as its form holds it; measures are null until they are typed. */
export interface ExhibitValues
  extends Omit<Contents, (typeof TEXTS)[number] | 'childStory' | 'at' | 'fromMa' | 'toMa' | 'size'>,
    Record<(typeof TEXTS)[number] | 'childStory', Localized> {
  fromMa: Measure;
  toMa: Measure;
  size: { millimetres: Measure; beside: Contents['size']['beside'] };
  isOnMap: boolean;
  /** Kept while it is not on the map. */
  position: Spot;
}

/** @param middle where it is put first */
export const newExhibit = (middle: Spot): ExhibitValues => ({
  ...{ id: '', name: {}, latin: '', group: 'mollusc', fromMa: null, toMa: null, formation: {}, where: {} },
  ...{ story: {}, childStory: {}, sources: { age: '', formation: '', size: '' }, related: [], accession: '' },
  ...{ size: { millimetres: null, beside: 'hand' }, isOnMap: true, position: middle, mayTouch: false },
  ...{ motif: 'ammonite', coverId: null, credit: '', isShown: false },
});

export function toForm(exhibit: AdminExhibit, middle: Spot): Versioned<ExhibitValues> {
  const { version, updatedAt: _at, updatedBy: _by, at, childStory, ...contents } = exhibit;
  return {
    version,
    values: { ...contents, childStory: childStory ?? {}, isOnMap: at !== null, position: at ?? middle },
  };
}

/** What is sent of a form whose rules all fit. */
export function toContents(values: ExhibitValues): Contents {
  const { isOnMap, position, childStory, fromMa, toMa, size, ...rest } = values;
  const forChildren = written(childStory);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, written(values[name])])) as Pick<ExhibitValues, 'name'>;
  return {
    ...rest,
    ...texts,
    fromMa: fromMa ?? 0,
    toMa: toMa ?? 0,
    size: { ...size, millimetres: size.millimetres ?? 0 },
    childStory: Object.keys(forChildren).length > 0 ? forChildren : null,
    at: isOnMap ? position : null,
  };
}

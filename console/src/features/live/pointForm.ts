import type { CallInput } from '@park/contract/call';
import type { savePoint } from '@park/contract/live/point/calls';
import type { AdminPoint } from '@park/contract/live/point/schemas';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { fromLines, toLines } from '../../ui/lines';

/** A live point's texts as their form has them; facilities are lines. */
export interface PointValues {
  name: Localized;
  text: Localized;
  facilities: Localized;
  motif: AdminPoint['motif'];
}

export const toForm = ({ version, name, text, facilities, motif }: AdminPoint): Versioned<PointValues> => ({
  version,
  values: { name, text, facilities: toLines(facilities), motif },
});

/** What is sent of a form. */
export const toTexts = ({
  name,
  text,
  facilities,
  motif,
}: PointValues): Omit<CallInput<typeof savePoint>, 'id' | 'version'> => ({
  name: written(name),
  text: written(text),
  facilities: fromLines(facilities),
  motif,
});

import type { CallInput } from '@park/contract/call';
import type { saveExhibit } from '@park/contract/exhibit/calls';
import type { Lang } from '../../i18n/lang';

type Saved = CallInput<typeof saveExhibit>;
type Told = 'name' | 'formation' | 'where' | 'story' | 'childStory';

/** What staff would save, told in every language; its accession number follows from the number on its sign, and it is drawn. */
export interface SeedExhibit
  extends Omit<Saved, Told | 'at' | 'version' | 'accession' | 'coverId' | 'credit' | 'isShown'>,
    Record<Told, Record<Lang, string>> {
  at: NonNullable<Saved['at']>;
}

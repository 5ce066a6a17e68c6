import { useTexts } from '../../i18n/language';
import type { Localized } from '../contentLanguages';
import { holdsWords } from './holdsWords';
import { clearing, Filters } from './ListPage';
import { useListState } from './useListState';

/** A field that finds among rows that are all here; what was typed stands in the address. */
export function useFind() {
  const { find } = useTexts('ui');
  const state = useListState();
  const filters = [{ name: 'keyword', label: find, kind: 'text' }] as const;
  return {
    field: <Filters of={filters} state={state} />,
    /** Undefined: nothing was typed. */
    onClear: clearing(filters, state),
    fits: (...texts: (string | Localized | null | undefined)[]) => holdsWords(state.filters.keyword ?? '', ...texts),
  };
}

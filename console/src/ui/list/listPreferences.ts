import { useState } from 'react';
import { readStored } from '../../api/listeners';
import { getSession } from '../../api/session';
import type { ListState } from './useListState';

/** How somebody wants to see a list on this device. */
export interface ListPreferences {
  /** Keys of columns that are left out. */
  hidden: string[];
  views: { name: string; filters: ListState['filters'] }[];
}

const DEFAULTS: ListPreferences = { hidden: [], views: [] };

/** Of this person and this list, as their drafts are: a shared machine shows nobody another's. */
const keyOf = (list: string) => `park-console-list:${getSession()?.userName ?? ''}:${list}`;

/** @param list names it; undefined: nothing is saved of it */
export function useListPreferences(list: string | undefined) {
  const [preferences, setPreferences] = useState(() =>
    list === undefined ? DEFAULTS : { ...DEFAULTS, ...readStored(keyOf(list), DEFAULTS) },
  );
  const change = (part: Partial<ListPreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    try {
      localStorage.setItem(keyOf(list ?? ''), JSON.stringify(next));
    } catch {
      // A full storage must not stop the work; the page has it until it is left.
    }
  };
  return { preferences, change };
}

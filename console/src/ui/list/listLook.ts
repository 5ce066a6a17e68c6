import { useState } from 'react';
import { readStored } from '../../api/listeners';
import { getSession } from '../../api/session';
import type { ListState } from './useListState';

/** How somebody wants to see a list on this device. */
export interface ListLook {
  /** Keys of columns that are left out. */
  hidden: string[];
  views: { name: string; filters: ListState['filters'] }[];
}

const USUAL: ListLook = { hidden: [], views: [] };

/** Of this person and this list, as their drafts are: a shared machine shows nobody another's. */
const keyOf = (list: string) => `park-console-list:${getSession()?.userName ?? ''}:${list}`;

/** @param list names it; undefined: it has one look */
export function useListLook(list: string | undefined) {
  const [look, setLook] = useState(() => (list === undefined ? USUAL : { ...USUAL, ...readStored(keyOf(list), USUAL) }));
  const change = (part: Partial<ListLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    try {
      localStorage.setItem(keyOf(list ?? ''), JSON.stringify(next));
    } catch {
      // A full storage must not stop the work; the page has it until it is left.
    }
  };
  return { look, change };
}

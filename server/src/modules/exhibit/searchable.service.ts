import { periodAt } from '@park/contract/exhibit/periods';
import * as words from '@park/contract/texts/exhibit';
import type { Db } from '../../db/db';
import type { Searchable } from '../search/document.service';
import { listFound } from './exhibit.repo';

/** The exhibits that are shown, also by their Latin name, their numbers, their kind of life and every period they lived through. */
export async function searchableExhibits(db: Db, ids: string[]): Promise<Searchable[]> {
  return (await listFound(db, ids)).map(({ id, name, latin, group, fromMa, toMa, formation, story, motif, accession }) => {
    const labels = [words.exhibitGroup[group], words.period[periodAt(fromMa)], words.period[periodAt(toMa)], formation];
    return {
      id,
      title: name,
      text: story,
      names: [
        latin,
        id,
        accession,
        accession.replace(/[^\p{L}\p{N}]/gu, ''),
        ...labels.flatMap((text) => Object.values(text)),
      ].join(' '),
      motif,
    };
  });
}

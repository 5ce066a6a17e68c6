import type { AdminFind, AdminFindSummary, Find, FindStep } from '@park/contract/find/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Picture } from '@park/contract/picture';
import { parkIsos, pick } from '../../fields';
import type { FindRow, StepRow } from './find.repo';

export const subjectOf = (id: string) => `find:${id}`;

/** What both sides may know. The place is in none of these: only `getFindPlace` and the export open it. */
function shared(row: FindRow) {
  return { ...pick(row, 'id', 'number', 'kind', 'state'), ...parkIsos(row, 'foundAt', 'receivedAt', 'takenAt') };
}

/** A find as its phone sees it. @param steps of this find, in order */
export function toFind(row: FindRow, steps: readonly StepRow[], photos: number): Find {
  const answer = steps.filter(({ kind }) => kind === 'answered').at(-1);
  return {
    ...shared(row),
    photos,
    answer: answer ? { text: answer.words, named: answer.named, at: toParkIso(answer.at) } : null,
  };
}

export function toAdminSummary(row: FindRow, pictures: readonly Picture[]): AdminFindSummary {
  return { ...shared(row), words: row.words, picture: pictures[0] ?? null, takenBy: row.takenBy };
}

export function toAdminFind(row: FindRow, steps: readonly StepRow[], pictures: Picture[]): AdminFind {
  return { ...shared(row), words: row.words, takenBy: row.takenBy, pictures, steps: steps.map(toStep) };
}

function toStep({ findId: _find, adminId: _admin, adminName, at, ...said }: StepRow): FindStep {
  return { ...said, userName: adminName, at: toParkIso(at) };
}

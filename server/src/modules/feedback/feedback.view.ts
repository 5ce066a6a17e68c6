import type { AdminFeedback, AdminFeedbackSummary, Feedback, FeedbackSummary } from '@park/contract/feedback/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Picture } from '@park/contract/picture';
import { pick } from '../../fields';
import { maskPhone } from '../../masks';
import type { FeedbackRow, LineRow } from './feedback.repo';
import { additionOf } from './feedback.rules';

/** What a feedback's pictures belong to, and what the audit log calls it. */
export const subjectOf = (id: string) => `feedback:${id}`;

export function toSummary(row: FeedbackRow, pictures: Picture[]): FeedbackSummary {
  const { id, kind, state, text, rating, createdAt } = row;
  return {
    id,
    kind,
    state,
    text,
    rating,
    createdAt: toParkIso(createdAt),
    picture: pictures[0] ?? null,
    pictures: pictures.length,
  };
}

export function toFeedback(row: FeedbackRow, lines: LineRow[], pictures: Picture[]): Feedback {
  return {
    ...whole(row, pictures),
    lines: lines.map(({ author, text, at }) => ({ author, text, at: toParkIso(at) })),
    canAdd: additionOf(lines) === undefined && row.rating === null,
    canRate: row.state === 'answered' && row.rating === null,
  };
}

export function toAdminSummary(row: FeedbackRow, pictures: Picture[]): AdminFeedbackSummary {
  const contact = row.contact === null ? null : maskPhone(row.contact);
  return { ...toSummary(row, pictures), contact, takenBy: row.takenBy };
}

export function toAdminFeedback(row: FeedbackRow, lines: LineRow[], pictures: Picture[]): AdminFeedback {
  return {
    ...whole(row, pictures),
    ...pick(row, 'takenBy', 'lang'),
    lines: lines.map(({ author, text, at, adminName }) => ({ author, text, at: toParkIso(at), userName: adminName })),
  };
}

function whole(row: FeedbackRow, pictures: Picture[]) {
  const { contact, takenAt, answeredAt } = row;
  return { ...toSummary(row, pictures), pictures, contact, takenAt: toParkIso(takenAt), answeredAt: toParkIso(answeredAt) };
}

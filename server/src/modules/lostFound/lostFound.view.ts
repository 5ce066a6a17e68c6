import type { AdminClaim, AdminItem, Claim, Item, ItemSummary } from '@park/contract/lostFound/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Picture } from '@park/contract/picture';
import { reasonIn } from '@park/contract/preparedReasons';
import { parkIsos } from '../../fields';
import { type Lang, pickText } from '../../i18n/lang';
import { maskPhone } from '../../masks';
import type { ClaimWithItem } from './claim.repo';
import type { ClaimRow, ItemRow } from './lostFound.repo';
import { canClose, canWithdraw } from './lostFound.rules';

/** What a thing's pictures belong to, and what the audit log calls it. */
export const subjectOf = (id: string) => `lostFound:${id}`;

function core({ id, kind, category, state, day, dayPart, title, place }: ItemRow, lang: Lang) {
  return { id, kind, category, state, day, dayPart, title: pickText(title, lang), place: pickText(place, lang) };
}

export function toItemSummary(row: ItemRow, pictures: Picture[], lang: Lang): ItemSummary {
  return { ...core(row, lang), picture: pictures[0] ?? null };
}

export function toClaim({ id, state, text, reason, createdAt, decidedAt }: ClaimRow, lang: Lang): Claim {
  return { id, state, text, reason: reasonIn(reason, lang), createdAt: toParkIso(createdAt), decidedAt: toParkIso(decidedAt) };
}

export function toAdminClaim({ claim, item }: ClaimWithItem, lang: Lang): AdminClaim {
  return {
    ...toClaim(claim, lang),
    itemId: item.id,
    title: pickText(item.title, lang),
    contact: claim.contact === null ? null : maskPhone(claim.contact),
  };
}

/** @param visitorId who looks; '' signed out */
export function toItem(row: ItemRow, claims: ClaimRow[], pictures: Picture[], visitorId: string, lang: Lang): Item {
  const isMine = visitorId !== '' && row.visitorId === visitorId;
  const own = visitorId === '' ? undefined : claims.filter((claim) => claim.visitorId === visitorId).at(-1);
  const accepted = claims.find(({ state }) => state === 'accepted');
  const mayCall = isMine || own?.state === 'accepted';
  return {
    ...core(row, lang),
    text: pickText(row.text, lang),
    pictures,
    contact: row.contact === null || mayCall ? row.contact : maskPhone(row.contact),
    isMine,
    reason: isMine ? reasonIn(row.reason, lang) : null,
    createdAt: toParkIso(row.createdAt),
    claim: own ? toClaim(own, lang) : null,
    match: isMine && accepted ? { text: accepted.text, contact: accepted.contact } : null,
    canClaim: !isMine && row.state === 'published' && (own === undefined || own.state === 'rejected'),
    canWithdraw: isMine && canWithdraw(row.state),
    canClose: isMine && canClose(row.state),
  };
}

export function toAdminItem(row: ItemRow, claims: ClaimRow[], pictures: Picture[], lang: Lang): AdminItem {
  return {
    ...core(row, lang),
    text: pickText(row.text, lang),
    pictures,
    contact: row.contact,
    reason: reasonIn(row.reason, lang),
    ...parkIsos(row, 'createdAt', 'publishedAt', 'closedAt'),
    claims: claims.map((claim) => ({ ...toClaim(claim, lang), contact: claim.contact })),
  };
}

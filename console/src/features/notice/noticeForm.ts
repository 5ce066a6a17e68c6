import type { CallInput } from '@park/contract/call';
import type { saveNotice } from '@park/contract/notice/calls';
import type { NoticeState, WarningColour, WarningKind } from '@park/contract/notice/limits';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { fromParkInput, toParkInput } from '../../ui/parkInput';
import { isWritten } from '../../ui/richText/richHtml';

export const NOTICES = { kind: 'notice', path: '/notices' };

/** A notice as its form holds it; times as the browser's own field has them, by the park's clock. */
export interface NoticeValues
  extends Pick<AdminNotice, 'category' | 'motif' | 'coverId'>,
    Record<'showFrom' | 'showUntil', string> {
  title: Localized;
  /** HTML. */
  text: Localized;
  /** '': it is no warning. */
  warningColour: WarningColour | '';
  warningKind: WarningKind;
}

export const newNotice = (): NoticeValues => ({
  category: 'service',
  title: {},
  text: {},
  motif: 'ammonite',
  coverId: null,
  warningColour: '',
  warningKind: 'weather',
  showFrom: '',
  showUntil: '',
});

export function toForm({ version, ...notice }: AdminNotice): Versioned<NoticeValues> {
  const { category, motif, coverId, title, text, showFrom, showUntil, warning } = notice;
  const warned = { warningColour: warning?.colour ?? '', warningKind: warning?.kind ?? 'weather' } as const;
  const times = { showFrom: toParkInput(showFrom), showUntil: toParkInput(showUntil) };
  return { version, values: { category, motif, coverId, title, text, ...warned, ...times } };
}

export function toContents(values: NoticeValues): Omit<CallInput<typeof saveNotice>, 'id' | 'version'> {
  const { title, text, showFrom, showUntil, warningColour: colour, warningKind: kind, ...rest } = values;
  return {
    ...rest,
    warning: colour ? { colour, kind } : null,
    title: written(title),
    text: written(text, isWritten),
    showFrom: fromParkInput(showFrom),
    showUntil: fromParkInput(showUntil),
  };
}

/** Enough is there for the server to take it. */
export const canBeSent = ({ title, text, warningColour, showUntil }: NoticeValues): boolean =>
  !!title['zh-Hans']?.trim() && isWritten(text['zh-Hans']) && (!warningColour || showUntil !== '');

/** planned: published, for a time that has not come; over: its time is past. */
export type Shown = NoticeState | 'planned' | 'over';

/** What a notice is for visitors. @param now epoch milliseconds */
export function shownState(notice: Pick<AdminNotice, 'state' | 'showFrom' | 'showUntil'>, now: number): Shown {
  const { state, showFrom, showUntil } = notice;
  if (state !== 'published') return state;
  if (showUntil !== null && Date.parse(showUntil) <= now) return 'over';
  return showFrom !== null && Date.parse(showFrom) > now ? 'planned' : 'published';
}

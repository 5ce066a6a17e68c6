import { formatClock } from '@/i18n/format';
import { t } from '@/i18n/language';
import { go } from '@/navigation/go';
import { pathOf, ROUTES } from '@/navigation/routes';
import { currentUrl } from '@/platform/pageStack';
import { confirm } from '@/ui/confirm';
import { followLine } from './line';

/** Notifies whoever's turn it is, once, on whatever page they are; who is at the order sees it there. */
export function startTurnNotice(): void {
  let notifiedUntil = '';
  followLine(({ state, until }, { ticketId: id, day, slotId }) => {
    if (state !== 'admitted' || until === null || until === notifiedUntil) return;
    notifiedUntil = until;
    if (pathOf(currentUrl()) === ROUTES.ticketConfirm) return;
    const { title, text, action, later } = t().core.turn;
    void confirm({ title, text: text({ clock: formatClock(until) }), action, dismiss: later }).then((yes) => {
      if (yes) void go('ticketConfirm', { id, day, slotId });
    });
  });
}

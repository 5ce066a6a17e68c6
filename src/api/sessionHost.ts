import { goReplace, relaunch } from '@/navigation/go';
import { navigateBack } from '@/navigation/guard';
import { pathOf, ROUTES } from '@/navigation/routes';
import { currentUrl, pageStack } from '@/platform/pageStack';
import { forgetVisitor } from '@/platform/storage';
import { toast } from '@/platform/toast';
import type { SessionHost } from '@/session/ports';
import { ERROR_TOAST } from './failures';
import { queryClient } from './queryClient';
import { words } from './words';

/** To the administrator's login; afterwards back to what was asked for. */
export function openAdminLogin(): void {
  if (pathOf(currentUrl()) === ROUTES.adminLogin) return;
  void goReplace('adminLogin', { from: currentUrl() });
}

/** What the session asks of navigation and texts. */
export const sessionHost: SessionHost = {
  currentPath: () => pathOf(currentUrl()),
  // Not of one page: the error page may come at once.
  showError: (text) => toast(text, ERROR_TOAST),
  async texts() {
    const { signIn } = await words();
    const { userInfoFailed, redirectFailed: redirectUrlFailed, framed, missingText: missing } = signIn;
    return { userInfoFailed, redirectUrlFailed, framed, missing };
  },
  openErrorPage() {
    // Help is there for whoever is not signed in, too.
    if (([ROUTES.error, ROUTES.help] as string[]).includes(pathOf(currentUrl()))) return;
    void relaunch('error', { kind: 'signIn', from: currentUrl() });
  },
  openAdminLogin() {
    // A mini-program is shown before the page it was opened at is there; that page then asks by itself, with its own address.
    if (pathOf(currentUrl()) === ROUTES.prizeWriteOff) openAdminLogin();
  },
  forgetVisitor() {
    forgetVisitor();
    queryClient.clear();
    void relaunch('indexCenter');
  },
  returnToFirstPage() {
    const above = pageStack().length - 1;
    if (above > 0) void navigateBack({ delta: above });
  },
};

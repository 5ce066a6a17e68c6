import { goReplace, relaunch } from '@/navigation/go';
import { navigateBack } from '@/navigation/guard';
import { pathOf, ROUTES } from '@/navigation/routes';
import { currentUrl, pageStack } from '@/platform/pageStack';
import { toast } from '@/platform/toast';
import type { Outside } from '@/session/ports';
import { words } from './words';

/** Specification, section 9: error toasts. ms */
const ERROR_TOAST = 3000;

export function tell(text: string): void {
  toast(text, ERROR_TOAST);
}

/** To the administrator's login; afterwards back to what was asked for. */
export function openAdminLogin(): void {
  if (pathOf(currentUrl()) === ROUTES.adminLogin) return;
  void goReplace('adminLogin', { from: currentUrl() });
}

/** What the session asks of navigation and texts. */
export const outside: Outside = {
  currentPath: () => pathOf(currentUrl()),
  tell,
  async texts() {
    const { signIn } = (await words()).core;
    return { userInfoFailed: signIn.userInfoFailed, redirectUrlFailed: signIn.redirectFailed };
  },
  openErrorPage() {
    if (pathOf(currentUrl()) === ROUTES.error) return;
    void relaunch('error', { kind: 'signIn', from: currentUrl() });
  },
  openAdminLogin() {
    // A mini-program is shown before the page it was opened at is there; that page then asks by itself, with its own address.
    if (pathOf(currentUrl()) === ROUTES.prizeWriteOff) openAdminLogin();
  },
  returnToFirstPage() {
    const above = pageStack().length - 1;
    if (above > 0) void navigateBack({ delta: above });
  },
};

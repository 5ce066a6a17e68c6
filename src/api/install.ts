import { getLanguage } from '@/i18n/language';
import { API_BASE } from '@/platform/apiBase';
import { isSinglePage } from '@/platform/singlePage';
import { installRequest } from '@/request/install';
import type { RequestRole } from '@/request/requestHooks';
import { SignInError } from '@/session/session';
import { installSession } from '@/session/store';
import { report } from './failures';
import { hearParkVersion } from './parkVersion';
import { openAdminLogin, sessionHost } from './sessionHost';
import { words } from './words';

/** For requests and uploads (R-limit-1). ms */
const REQUEST_TIMEOUT = 60_000;

/** The composition root: ties request, session, navigation and texts together. Runs once, before the first call. */
export function installApi(): void {
  const session = installSession(sessionHost);
  const { credentials } = session;

  async function renewAdmin(sent: string): Promise<boolean> {
    if (credentials.adminToken && credentials.adminToken !== sent) return true;
    credentials.clearAdmin();
    openAdminLogin();
    throw new SignInError((await words()).request.failed);
  }

  installRequest({
    baseUrl: API_BASE,
    timeout: REQUEST_TIMEOUT,
    language: getLanguage,
    async texts() {
      const { request } = await words();
      return {
        requestError: request.failed,
        networkTimeout: request.timeout,
        networkError: request.network,
        pathNotFound: request.notFound,
      };
    },
    token: (role: RequestRole) => (role === 'admin' ? credentials.adminToken : credentials.token),
    async ready(role) {
      if (role !== 'user') return;
      if (isSinglePage()) throw new SignInError((await words()).state.alone);
      await session.ready();
    },
    hearParkVersion,
    storeToken(role, renewed, sent) {
      if (role === 'admin') credentials.renewAdmin(renewed, sent);
      else credentials.renew(renewed, sent);
    },
    renew: (role, sent, url) => (role === 'admin' ? renewAdmin(sent) : session.renew(sent, url)),
    used: (role, sent, url) => role === 'user' && session.used(sent, url),
    report,
  });
}

import { adminLogin, adminLogout } from '@park/contract/admin/endpoints';
import type { AdminLoginIn } from '@park/contract/admin/schemas';
import type { AccessControlProvider, AuthProvider, I18nProvider, LiveProvider, NotificationProvider } from '@refinedev/core';
import type { useAppProps } from 'antd/es/app/context';
import { call } from '../api/call';
import { onStaffEvent } from '../api/events';
import { keepDevice, knownDevice } from '../api/knownDevice';
import { withPasskey } from '../api/passkey';
import { mayDo } from '../api/roles';
import { dropSession, getSession, keepSession } from '../api/session';
import { menu as en } from '../i18n/en/menu';
import { getLanguage, LANGUAGES, setLanguage, textsIn } from '../i18n/language';
import { menu as zh } from '../i18n/zh/menu';
import { AREAS } from './areas';

export const SIGN_IN = '/sign-in';

export const authProvider: AuthProvider = {
  async login({ byPasskey, ...input }: AdminLoginIn & { byPasskey?: boolean }) {
    const enter = (shown = {}) => call(adminLogin, { ...input, ...shown, device: knownDevice(input.userName) });
    try {
      const { device, ...session } = await (byPasskey ? withPasskey(enter) : enter());
      keepDevice(session.userName, device);
      keepSession(session);
      return { success: true };
    } catch (error) {
      return { success: false, error: error as Error };
    }
  },
  async logout() {
    // The session ends here whatever the network says; the server's own ends with its day.
    const ending = getSession() ? call(adminLogout, {}).catch(() => null) : null;
    await ending;
    dropSession();
    return { success: true, redirectTo: SIGN_IN };
  },
  check: async () => ({ authenticated: getSession() !== null }),
  // `call` asks for the password itself, over the page.
  onError: async () => ({}),
  getPermissions: async () => getSession()?.roles ?? [],
  getIdentity: async () => getSession(),
};

export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource }) => {
    const area = AREAS.find(({ path }) => path === resource);
    return { can: area !== undefined && mayDo(getSession()?.roles ?? [], area.roles) };
  },
};

export const i18nProvider: I18nProvider = {
  translate: (key) => textsIn({ zh, en })[key as keyof typeof zh] ?? key,
  changeLocale: async (wanted) => setLanguage(LANGUAGES.find((language) => language === wanted) ?? 'zh-Hans'),
  getLocale: getLanguage,
};

export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) =>
    onStaffEvent(({ kind, subject, at }) => {
      if (kind === channel || channel === '*')
        callback({ channel: kind, type: 'updated', payload: { ids: [subject] }, date: new Date(at) });
    }),
  unsubscribe: (stop: () => void) => stop(),
};

export const notificationProvider = ({ notification }: useAppProps): NotificationProvider => ({
  open: ({ message, description, type, key }) =>
    notification[type === 'error' ? 'error' : type === 'success' ? 'success' : 'info']({ key, title: message, description }),
  close: (key) => notification.destroy(key),
});

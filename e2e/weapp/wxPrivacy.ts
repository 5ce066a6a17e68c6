import type { Phone, PrivacyAnswer } from './phone';
import { answer, type Callbacks, WxError } from './wxAnswer';

const REFUSED = new WxError('privacy permission is not authorized', 104);

/** Resolves when the privacy guide has been agreed to. Rejects as WeChat does when the person refused, or nobody asked them. */
export function agreed(phone: Phone, call: string): Promise<void> {
  if (phone.privacy === 'agreed') return Promise.resolve();
  if (phone.privacyListeners.size === 0)
    return Promise.reject(new WxError('the app asks nothing, so WeChat would show a dialog of its own', 103));
  return new Promise((resolve, reject) => {
    let shown = false;
    const hear: PrivacyAnswer = ({ event, buttonId }) => {
      if (event === 'exposureAuthorization') {
        shown = true;
      } else if (event === 'disagree') {
        phone.privacy = 'refused';
        reject(REFUSED);
      } else if (shown && buttonId !== undefined && buttonId === phone.agreedWith) {
        phone.privacy = 'agreed';
        resolve();
      } else reject(new WxError('agree without a tapped agreeing button that was shown', 104));
    };
    for (const listener of phone.privacyListeners) listener(hear, { referrer: call });
  });
}

/** WeChat's calls about the privacy guide. */
export function privacyCalls(phone: Phone): Record<string, unknown> {
  return {
    getPrivacySetting: (options: Callbacks) =>
      answer('getPrivacySetting', options, () => ({
        needAuthorization: phone.privacy !== 'agreed',
        privacyContractName: '《Fossil Park Privacy Guide》',
      })),
    onNeedPrivacyAuthorization: (listener: Parameters<Phone['privacyListeners']['add']>[0]) =>
      void phone.privacyListeners.add(listener),
    requirePrivacyAuthorize: (options: Callbacks) =>
      answer('requirePrivacyAuthorize', options, async () => {
        await agreed(phone, 'requirePrivacyAuthorize');
        return {};
      }),
    openPrivacyContract: (options: Callbacks) =>
      answer('openPrivacyContract', options, () => {
        phone.guideOpened += 1;
        return {};
      }),
  };
}

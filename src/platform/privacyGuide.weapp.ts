import type { ConsentRequest } from './privacyGuide.h5';

/** The id of the button that agrees: WeChat believes only in a tap that it saw itself. */
export const AGREE_BUTTON = 'privacy-agree';

interface Answer {
  event: 'exposureAuthorization' | 'agree' | 'disagree';
  buttonId?: string;
}

interface WithPrivacy {
  onNeedPrivacyAuthorization?(listener: (resolve: (answer: Answer) => void) => void): void;
  openPrivacyContract?(options: object): void;
}

declare const wx: WithPrivacy;

/** Calls back when WeChat needs the visitor's yes to the privacy guide before a call goes on. Older WeChats never ask. */
export function onConsentRequest(listener: (request: ConsentRequest) => void): void {
  wx.onNeedPrivacyAuthorization?.((resolve) => {
    resolve({ event: 'exposureAuthorization' });
    listener({
      agree: () => resolve({ event: 'agree', buttonId: AGREE_BUTTON }),
      refuse: () => resolve({ event: 'disagree' }),
    });
  });
}

/** Opens the guide that the park has written down at WeChat. */
export function openPrivacyGuide(): void {
  wx.openPrivacyContract?.({ fail() {} });
}

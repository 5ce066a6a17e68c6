interface WithPrivacy {
  requirePrivacyAuthorize?(options: { success(): void; fail(): void }): void;
}

declare const wx: WithPrivacy;

/** WeChat's own question about the mini-program's privacy guide: asks where it has not been answered. Older WeChats have none. */
export function platformPrivacyAgreed(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!wx.requirePrivacyAuthorize) {
      resolve(true);
      return;
    }
    wx.requirePrivacyAuthorize({ success: () => resolve(true), fail: () => resolve(false) });
  });
}

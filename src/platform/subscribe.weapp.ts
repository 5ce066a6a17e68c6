import type { SubscribeAnswer } from '@park/contract/message/subscribe';

interface WithSubscribe {
  requestSubscribeMessage?(options: {
    tmplIds: string[];
    success(results: Record<string, string>): void;
    fail(error: { errCode?: number }): void;
  }): void;
}

declare const wx: WithSubscribe;

/** The visitor has turned all of the mini-program's messages off. */
const ALL_OFF = 20004;

/**
 * Opens WeChat's question whether one message of a template may be sent; to be called in a tap, or when WeChat's payment has closed. Null
 * where there was no answer: older WeChats have no such question, and nobody is asked in the background.
 */
export function requestSubscribe(templateId: string): Promise<SubscribeAnswer | null> {
  return new Promise((resolve) => {
    if (!wx.requestSubscribeMessage) {
      resolve(null);
      return;
    }
    wx.requestSubscribeMessage({
      tmplIds: [templateId],
      success: (results) => resolve((results[templateId] as SubscribeAnswer | undefined) ?? null),
      fail: ({ errCode }) => resolve(errCode === ALL_OFF ? 'reject' : null),
    });
  });
}

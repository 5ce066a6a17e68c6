import { sandboxUrl } from './world';

/** What somebody was sent by WeChat, oldest first. */
export async function sentTo(
  openid: string | undefined,
): Promise<{ templateId: string; page: string; data: Record<string, string> }[]> {
  const { sent } = await (await fetch(`${sandboxUrl()}/sandbox/subscribe/sent`)).json();
  return sent.filter((message: { openid: string }) => message.openid === openid);
}

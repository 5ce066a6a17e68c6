import { wxOpenId, wxOpenIdLogin } from '@park/contract/session/calls';
import { resultOf } from './staff';
import { sandboxUrl } from './world';

/** The token of somebody new, as a phone gets it. */
export async function guest(): Promise<string> {
  const answer = await fetch(`${sandboxUrl()}/sandbox/jscode`, { method: 'POST' });
  const { code } = (await answer.json()) as { code: string };
  const { accessToken } = await resultOf(wxOpenIdLogin, { openId: await resultOf(wxOpenId, { JsCode: code }) });
  return accessToken;
}

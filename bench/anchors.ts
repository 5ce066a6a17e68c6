import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { anchorCommitRegister, decideRegistration } from '@park/contract/live/anchor/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { genAuthUrl, openIdLogin, snsOAuth2 } from '@park/contract/session/calls';
import { adminLogin } from '@park/contract/staff/calls';

/** An approved anchor with a phone. */
export interface Anchor {
  token: string;
  visitorId: string;
  platformId: string;
}

/** Makes a call of the contract over HTTP. */
async function callPark<In, Out>(url: string, call: Call<In, Out>, input: In, token = ''): Promise<Envelope<Out>> {
  const inQuery = call.method === 'GET' || call.path === snsOAuth2.path;
  const query = inQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(`${url}${call.path}${query}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: inQuery ? undefined : JSON.stringify(input),
  });
  return (await answer.json()) as Envelope<Out>;
}

/** The result of a call that must succeed. @throws Error with the server's sentence */
export async function resultOf<In, Out>(url: string, call: Call<In, Out>, input: In, token = ''): Promise<Out> {
  const envelope = await callPark(url, call, input, token);
  if (envelope.code !== 200) throw new Error(`${call.path}: ${envelope.code} ${envelope.message}`);
  return envelope.result;
}

/** Signs so many newcomers in through the sandbox, registers them and has the staff approve them. */
export async function makeAnchors(url: string, adminPassword: string, count: number): Promise<Anchor[]> {
  const staff = await resultOf(url, adminLogin, { userName: 'admin', password: adminPassword });
  const [platform] = await resultOf(url, getLivePlatforms, {});
  if (!platform) throw new Error('the park knows no platform');
  const anchors: Anchor[] = [];
  for (let index = 0; index < count; index += 1) {
    const { accessToken: token, id: visitorId } = await signIn(url);
    const registration = await resultOf(
      url,
      anchorCommitRegister,
      { name: `Anchor ${index}`, phone: '13812345678', platformId: platform.id, account: `anchor-${index}`, ofAge: true },
      token,
    );
    await resultOf(url, decideRegistration, { id: registration.id, approve: true }, staff.accessToken);
    anchors.push({ token, visitorId, platformId: platform.id });
  }
  return anchors;
}

/** As a browser would, cookies forgotten each time: WeChat takes it for a new phone. */
async function signIn(url: string) {
  const authorize = await resultOf(url, genAuthUrl, { redirectUrl: `${url}/mp/`, scope: 'snsapi_base', state: 'bench' });
  const redirect = await fetch(authorize, { redirect: 'manual' });
  const code = new URL(redirect.headers.get('location') ?? '', url).searchParams.get('code');
  if (!code) throw new Error(`the sandbox gave no code: ${redirect.status} ${await redirect.text()}`);
  const openId = await resultOf(url, snsOAuth2, { Code: code });
  return resultOf(url, openIdLogin, { openId });
}

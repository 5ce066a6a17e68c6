import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APPS } from './apps';
import type { Codes } from './codes';
import { errorPage, personaPage } from './pages';
import { NEWCOMER, personaByKey } from './personas';

const PERSONA_COOKIE = 'sandbox-persona';
const NEWCOMER_COOKIE = 'sandbox-newcomer';
const SCOPES = ['snsapi_base', 'snsapi_userinfo'];

/** What a browser sees of open.weixin.qq.com, and the page where a person chooses who they are. */
export function registerBrowserCalls(app: FastifyInstance, codes: Codes): void {
  app.get('/', async (req, reply) => html(reply).send(personaPage(chosenPersona(req))));

  app.post('/sandbox/persona', async (req, reply) => {
    const persona = personaByKey((req.body as Record<string, string> | null)?.persona);
    if (!persona) return html(reply.code(400)).send(errorPage('没有这个身份', 'There is no such persona'));
    setCookie(reply, PERSONA_COOKIE, persona.key);
    // Choosing the newcomer again means being somebody new again.
    if (persona.key === NEWCOMER) setCookie(reply, NEWCOMER_COOKIE, newcomerId());
    return reply.redirect('/', 303);
  });

  app.get('/connect/oauth2/authorize', async (req, reply) => {
    const query = req.query as Record<string, string | undefined>;
    const problem = checkQuery(query);
    if (problem) return html(reply).send(problem);
    const code = codes.issue('h5', personOf(req, reply), query.scope ?? '');
    return reply.header('cache-control', 'no-store').redirect(addressBack(query.redirect_uri ?? '', code, query.state), 302);
  });
}

function checkQuery({ appid, redirect_uri, response_type, scope }: Record<string, string | undefined>): string | null {
  if (appid !== APPS.h5.appId) return errorPage('AppID 参数错误', 'The appid is not one of the official account');
  if (!redirect_uri || !/^https?:\/\//.test(redirect_uri) || !URL.canParse(redirect_uri))
    return errorPage('redirect_uri 参数错误', 'redirect_uri is missing or is not an address');
  if (response_type !== 'code') return errorPage('response_type 参数错误', 'response_type has to be "code"');
  if (!scope || !SCOPES.includes(scope)) return errorPage('scope 参数错误或没有 scope 权限', 'The scope is wrong');
  return null;
}

/** Code and state stand in the query, before the `#`, whatever route the app keeps behind it. */
export function addressBack(redirectUri: string, code: string, state: string | undefined): string {
  const [beforeHash = '', ...hash] = redirectUri.split('#');
  const extra = new URLSearchParams({ code, state: state ?? '' });
  const back = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${extra}`;
  return hash.length > 0 ? `${back}#${hash.join('#')}` : back;
}

/** The openid of whoever this browser's WeChat belongs to; a newcomer keeps theirs in a cookie. */
function personOf(req: FastifyRequest, reply: FastifyReply): string {
  const persona = personaByKey(chosenPersona(req));
  if (persona?.openid) return persona.openid;
  let id = cookies(req)[NEWCOMER_COOKIE];
  if (!id || !/^[0-9a-f]{16}$/.test(id)) {
    id = newcomerId();
    setCookie(reply, NEWCOMER_COOKIE, id);
  }
  return newcomerOpenid(id);
}

/** The openid of the browser's WeChat, when it has shown itself before; undefined: somebody's phone, whoever it is. */
export function payerOf(req: FastifyRequest): string | undefined {
  const openid = personaByKey(cookies(req)[PERSONA_COOKIE])?.openid;
  if (openid) return openid;
  const id = cookies(req)[NEWCOMER_COOKIE];
  return id ? newcomerOpenid(id) : undefined;
}

export const newcomerId = () => randomBytes(8).toString('hex');
export const newcomerOpenid = (id: string) => `sandbox-openid-${NEWCOMER}-${id}`;

function chosenPersona(req: FastifyRequest): string {
  return personaByKey(cookies(req)[PERSONA_COOKIE])?.key ?? NEWCOMER;
}

function cookies(req: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    (req.headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', value] = pair.trim().split('=');
      return [name, value];
    }),
  );
}

function setCookie(reply: FastifyReply, name: string, value: string): void {
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`);
}

export function html(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
}

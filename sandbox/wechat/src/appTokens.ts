import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { WechatError } from './apps';
import type { AppKind } from './codes';

export const TOKEN_LIFE_SECONDS = 7200;
/** The stable token is renewed by WeChat so long before its end; what was made before the newest of `cgi-bin/token` lives on as long. */
const OVERLAP_MS = 300_000;

interface Made {
  token: string;
  app: AppKind;
  endsAt: number;
}

/** The apps' access tokens: the stable ones and the others, which know nothing of each other. Forgotten when the sandbox stops. */
export class AppTokens {
  /** Of each app, how often a token was asked for. */
  readonly asked: Record<AppKind, number> = { h5: 0, mini: 0 };
  readonly #made = new Map<string, Made>();
  readonly #newest = new Map<string, Made>();

  constructor(private readonly clock: () => number) {}

  /** `/cgi-bin/token`: a new one each time. */
  fresh(app: AppKind) {
    this.asked[app] += 1;
    const before = this.#newest.get(`fresh ${app}`);
    if (before) before.endsAt = Math.min(before.endsAt, this.clock() + OVERLAP_MS);
    return this.#told(this.#make(`fresh ${app}`, app));
  }

  /** `/cgi-bin/stable_token`: the same until shortly before its end, and both then; forced, a new one, and the other ends. */
  stable(app: AppKind, force: boolean) {
    this.asked[app] += 1;
    const before = this.#newest.get(`stable ${app}`);
    if (before && !force && before.endsAt - OVERLAP_MS > this.clock()) return this.#told(before);
    if (before && force) this.#made.delete(before.token);
    return this.#told(this.#make(`stable ${app}`, app));
  }

  /** WeChat's answer to a token that does not hold, or is another app's; null when it holds. */
  check(token: string | undefined, app?: AppKind): WechatError | null {
    if (!token) return { errcode: 41001, errmsg: 'access_token missing' };
    const made = this.#made.get(token);
    if (!made || (app && made.app !== app))
      return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' };
    return made.endsAt > this.clock() ? null : { errcode: 42001, errmsg: 'access_token expired' };
  }

  /** Ends what an app has: somebody forced a new one (`replaced`), or WeChat's hosts disagree (`lost`: the stable one is still told). */
  end(app: AppKind, how: 'replaced' | 'lost'): void {
    for (const [token, made] of this.#made) if (made.app === app) this.#made.delete(token);
    if (how === 'replaced') this.#make(`stable ${app}`, app);
  }

  #make(name: string, app: AppKind): Made {
    const made = { token: randomBytes(48).toString('base64url'), app, endsAt: this.clock() + TOKEN_LIFE_SECONDS * 1000 };
    this.#made.set(made.token, made);
    this.#newest.set(name, made);
    return made;
  }

  #told({ token, endsAt }: Made) {
    return { access_token: token, expires_in: Math.floor((endsAt - this.clock()) / 1000) };
  }
}

export function registerTokenControls(app: FastifyInstance, tokens: AppTokens): void {
  /** How often a token was asked for, by app. */
  app.get('/sandbox/tokens', async () => ({ asked: tokens.asked }));

  /** Ends an app's tokens before their time. */
  app.post('/sandbox/tokens/end', async (req) => {
    const { app: kind = 'mini', how = 'replaced' } = (req.body ?? {}) as { app?: AppKind; how?: 'replaced' | 'lost' };
    tokens.end(kind, how);
    return { asked: tokens.asked };
  });
}

import { randomBytes } from 'node:crypto';

/** WeChat's codes live five minutes and are good for one exchange. */
const CODE_LIFE_MS = 5 * 60_000;

/** What WeChat's developer tools give for every `wx.login` of a project that has no app id of its own. */
export const TOOLS_CODE = 'the code is a mock one';
/** Whoever tries the mini-program in those tools: a newcomer, the same each time. */
const TOOLS_PERSON = 'sandbox-openid-newcomer-tools';

export type AppKind = 'h5' | 'mini';
/** A code says who somebody is in one of the apps, or, by `getPhoneNumber` in the mini-program, their number. */
type CodeKind = AppKind | 'phone';

interface Issued {
  kind: CodeKind;
  person: string;
  scope: string;
  expiresAt: number;
  used: boolean;
}

export type Redeemed = { ok: true; person: string; scope: string } | { ok: false; errcode: number; errmsg: string };

const INVALID = { ok: false, errcode: 40029, errmsg: 'invalid code' } as const;
const USED = { ok: false, errcode: 40163, errmsg: 'code been used' } as const;

/** The codes that are out, in memory: a sandbox forgets when it stops. */
export class Codes {
  readonly #issued = new Map<string, Issued>();

  constructor(private readonly clock: () => number) {}

  /** @param person the openid, as the official account knows it, of whoever holds the phone; of the kind `phone` the number */
  issue(kind: CodeKind, person: string, scope: string): string {
    this.#forgetOld();
    const code = randomBytes(16).toString('hex');
    this.#issued.set(code, { kind, person, scope, expiresAt: this.clock() + CODE_LIFE_MS, used: false });
    return code;
  }

  redeem(kind: CodeKind, code: string): Redeemed {
    if (kind === 'mini' && code === TOOLS_CODE) return { ok: true, person: TOOLS_PERSON, scope: '' };
    const found = this.#issued.get(code);
    if (!found || found.kind !== kind || found.expiresAt <= this.clock()) return INVALID;
    if (found.used) return USED;
    found.used = true;
    return { ok: true, person: found.person, scope: found.scope };
  }

  #forgetOld(): void {
    for (const [code, { expiresAt }] of this.#issued) if (expiresAt <= this.clock()) this.#issued.delete(code);
  }
}

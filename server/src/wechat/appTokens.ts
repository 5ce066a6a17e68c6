import { setTimeout as after } from 'node:timers/promises';
import { WechatUnavailableError } from './wechatErrors';

/** An app's access token. */
export interface AppToken {
  token: string;
  /** Counts the renewals, from 1. */
  version: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** Where the nodes of a park find the tokens. */
export interface TokenStore {
  /** Null: there has been none yet. */
  read(appId: string): Promise<AppToken | null>;
  /** Whether this node is the one to renew `version` (0: there is none); for so many seconds no other is. */
  claim(appId: string, version: number, seconds: number): Promise<boolean>;
  /** Ends the claim. */
  write(appId: string, token: AppToken): Promise<void>;
  /** Nobody renews it for so many seconds. */
  rest(appId: string, seconds: number): Promise<void>;
}

/** What WeChat gives: the token that holds, or with `force` a new one, by which the one before ends at once. */
export type Renewal = (force: boolean) => Promise<{ token: string; seconds: number }>;

/** WeChat has a new token from five minutes before the end on, and takes both until then. */
const RENEW_BEFORE_MS = 240_000;
/** Shorter than any token lasts, longer than WeChat is waited for, twice. */
const CLAIM_SECONDS = 20;
/** After WeChat gave none. */
const REST_SECONDS = 2;
/** As long as WeChat itself is waited for. */
const TIMEOUT_MS = 8_000;
const LOOK_EVERY_MS = 100;

/**
 * The tokens of a park's apps, one each for all nodes: one node renews it while the others use the old, or wait where there is none that
 * holds (decision 193). Not to be asked within a transaction: it asks the database by itself.
 */
export class AppTokens {
  readonly #known = new Map<string, AppToken>();
  readonly #underWay = new Map<string, Promise<string>>();

  constructor(
    private readonly store: TokenStore,
    private readonly around: { clock: () => number; timeoutMs?: number },
  ) {}

  /**
   * @param refused a token that WeChat takes no more; undefined: none
   * @throws WechatUnavailableError when there is none in time, and what `renew` throws
   */
  get(appId: string, renew: Renewal, refused?: string): Promise<string> {
    const known = this.#known.get(appId);
    if (known && known.token !== refused && this.#lasts(known, RENEW_BEFORE_MS)) return Promise.resolve(known.token);
    const key = `${appId} ${refused ?? ''}`;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const found = this.#find(appId, renew, refused).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, found);
    return found;
  }

  async #find(appId: string, renew: Renewal, refused: string | undefined): Promise<string> {
    const giveUpAt = performance.now() + (this.around.timeoutMs ?? TIMEOUT_MS);
    for (;;) {
      const stored = await this.store.read(appId);
      const holds = stored !== null && stored.token !== refused && this.#lasts(stored, 0);
      if (holds && this.#lasts(stored, RENEW_BEFORE_MS)) return this.#use(appId, stored);
      const version = stored?.version ?? 0;
      if (await this.store.claim(appId, version, CLAIM_SECONDS))
        return this.#renew(appId, renew, { version, refused }).catch((error: unknown) => {
          if (holds) return stored.token;
          throw error;
        });
      if (holds) return stored.token;
      if (performance.now() > giveUpAt) throw new WechatUnavailableError('no access_token in time');
      await after(LOOK_EVERY_MS);
    }
  }

  async #renew(appId: string, renew: Renewal, { version, refused }: { version: number; refused?: string }): Promise<string> {
    try {
      let given = await renew(false);
      // It still holds for WeChat's clock, but not for its hosts: only a new one helps.
      if (given.token === refused) given = await renew(true);
      const fresh = { token: given.token, version: version + 1, endsAt: this.around.clock() + given.seconds * 1000 };
      await this.store.write(appId, fresh);
      // The same again, shortly before its end: not at every call.
      if (!this.#lasts(fresh, RENEW_BEFORE_MS)) await this.store.rest(appId, CLAIM_SECONDS);
      return this.#use(appId, fresh);
    } catch (error) {
      await this.store.rest(appId, REST_SECONDS);
      throw error;
    }
  }

  #use(appId: string, token: AppToken): string {
    this.#known.set(appId, token);
    return token.token;
  }

  #lasts({ endsAt }: AppToken, ms: number): boolean {
    return endsAt - ms > this.around.clock();
  }
}

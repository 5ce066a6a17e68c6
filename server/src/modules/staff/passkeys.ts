import type { MadePasskey, PasskeyOptions, ShownPasskey } from '@park/contract/staff/passkey';
import type { Database, Db } from '../../db/db';
import type { AdminAccount } from './account.repo';
import { CHALLENGE_MS, type Codes } from './codes';
import * as repo from './passkey.repo';
import type { Site } from './site';

/** A passkey that an account made, not kept yet. */
type NewPasskey = Pick<repo.PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>;

type Registered = readonly repo.PasskeyRow[];
type Owner = Pick<AdminAccount, 'id' | 'userName' | 'displayName'>;

/** Most parks start and stop without a passkey, and it loads certificates of every maker. */
const library = () => import('@simplewebauthn/server');

/** WebAuthn, by its library. A challenge is encrypted by the server and comes back in what the browser signs. */
export function createPasskeys({ db }: Pick<Database, 'db'>, codes: Codes, parkName: (now: number) => Promise<string>) {
  return {
    /** To make one beside those of the account. */
    async toMake(owner: Owner, site: Site, now: number, registered: Registered): Promise<PasskeyOptions> {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: await parkName(now),
        rpID: site.rpId,
        userID: new TextEncoder().encode(owner.id),
        userName: owner.userName,
        userDisplayName: owner.displayName,
        challenge: codes.challenge('make', owner.id, now),
        timeout: CHALLENGE_MS,
        excludeCredentials: registered.map(({ id, transports }) => ({ id, transports })),
      });
      return { ...options };
    },

    /** Undefined when it does not answer a challenge of this account and site. */
    async made(owner: Owner, response: MadePasskey, { origin, rpId }: Site, now: number): Promise<NewPasskey | undefined> {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => codes.askedAt('make', owner.id, challenge, now) !== null,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
      }).catch(refused);
      if (!verified || !registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },

    /** To show one of the account's. */
    async toShow(owner: Owner, site: Site, now: number, registered: Registered): Promise<PasskeyOptions> {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: site.rpId,
        challenge: codes.challenge('show', owner.id, now),
        timeout: CHALLENGE_MS,
        allowCredentials: registered.map(({ id, transports }) => ({ id, transports })),
      });
      return { ...options };
    },

    /** How to use it up, which is false when it was used meanwhile; undefined when it is wrong. */
    async shown(owner: Owner, response: ShownPasskey, { origin, rpId }: Site, now: number) {
      const passkey = await repo.findPasskey(db, owner.id, response.id);
      if (!passkey) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const challengedAt: number[] = [];
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => {
          const at = codes.askedAt('show', owner.id, challenge, now);
          if (at !== null) challengedAt.push(at);
          return at !== null;
        },
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
        requireUserVerification: false,
      }).catch(refused);
      const [at] = challengedAt;
      if (!verified || !authenticationInfo || at === undefined) return undefined;
      return async (tx: Db): Promise<boolean> => {
        // In this order everywhere, or two who remove each other's would wait for one another.
        await repo.lockAccount(tx, owner.id);
        return repo.usePasskey(tx, passkey.id, { asked: new Date(at), counter: authenticationInfo.newCounter });
      };
    },
  };
}

/** Whatever is wrong with an answer, the library throws. */
const refused = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({ verified: false });

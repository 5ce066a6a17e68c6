import type { MadePasskey, PasskeyOptions, SecondFactorNeeded, ShownPasskey } from '@park/contract/staff/passkey';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { textsOf } from '../i18n/language';
import { CallError } from './callError';

/** Whether this browser has passkeys; none has without an encrypted connection. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** What the browser may show, when `error` is that a second thing is needed and there is a passkey. */
export function passkeyAsked(error: unknown): PasskeyOptions | null {
  if (!(error instanceof CallError) || error.errorName !== 'secondFactorNeeded' || !hasPasskeys()) return null;
  return (error.result as SecondFactorNeeded | null)?.passkey ?? null;
}

/** Lets the browser make one. @throws CallError cancelled */
export async function makePasskey(options: PasskeyOptions): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(notDone);
}

/** Makes a call; when it needs a second thing and there is a passkey, lets the browser show it and makes it again. @throws CallError */
export async function withPasskey<Out>(make: (shown?: { passkey: ShownPasskey }) => Promise<Out>): Promise<Out> {
  try {
    return await make();
  } catch (error) {
    const options = passkeyAsked(error);
    if (!options) throw error;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return make({ passkey: await startAuthentication({ optionsJSON }).catch(notDone) });
  }
}

/** Browsers do not say whether somebody went back, waited too long or has no such passkey. */
function notDone(cause: Error): never {
  const isThere = cause.name === 'InvalidStateError';
  throw new CallError('cancelled', isThere ? textsOf('api').passkeyThere : textsOf('api').passkeyNot);
}

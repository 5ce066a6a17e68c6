import type { Call } from '@park/contract/call';
import { onlineManager } from '@tanstack/react-query';
import { send } from '@/request/send';

/** Sends what nobody waits for: once, anonymously, and without a retry. */
export function sendInBackground<In>(call: Call<In, null>, input: In): void {
  if (!onlineManager.isOnline()) return;
  // As the sign-in's own calls: it carries no token, and starts no sign-in.
  void send(call, input, { quiet: true, role: 'signIn' }).catch(() => undefined);
}

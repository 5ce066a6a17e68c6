import { getPark } from '@park/contract/park/calls';
import type { Park } from '@park/contract/park/schemas';
import { queryClient } from './queryClient';

/** Of several servers one may still answer what was before; it is asked once in this time. ms */
const RETRY_MS = 5_000;

let requested = { version: 0, at: 0 };

/** The park was saved since this phone heard what it is: everything that shows it asks once more, together. */
export function hearParkVersion(version: number): void {
  const queryKey = [getPark.path];
  const known = queryClient.getQueriesData<Park>({ queryKey }).flatMap(([, park]) => park ?? []);
  // An older release's answer tells no version.
  if (known.length === 0 || known.every((park) => (park.version ?? 0) >= version)) return;
  const now = Date.now();
  if (requested.version === version && now < requested.at + RETRY_MS) return;
  requested = { version, at: now };
  void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

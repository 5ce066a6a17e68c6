import { doctorTexts } from '@park/contract/staff/texts/doctor';
import { within } from '../db/within';

/** The command writes English; the console reads what is said of WeChat in the languages of staff. */
export type DoctorLang = 'zh-Hans' | 'en';

/** ok; warn: look at it; fail: mend it before visitors come; left: for whoever runs the park to write, or to look at where nothing here can tell. */
export type State = 'ok' | 'warn' | 'fail' | 'left';

/** What one check found, in a sentence for the operator ('': nothing here can tell); never a secret. */
export interface Finding {
  area: string;
  state: State;
  says: string;
  /** What to do, unless it is ok. */
  todo?: string;
}

/** A check's own findings, before its area is added. */
export type Found = Omit<Finding, 'area'>;

/** Every check looks at something that may be away, silent or damaged. */
export interface Check {
  area: string;
  run: () => Promise<Found[]>;
  /** ms; whoever is asked has less. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

export const ok = (says: string): Found => ({ state: 'ok', says });
export const warn = (says: string, todo: string): Found => ({ state: 'warn', says, todo });
export const fail = (says: string, todo: string): Found => ({ state: 'fail', says, todo });
export const left = (says: string, todo: string): Found => ({ state: 'left', says, todo });

/** All at once; a check that is not over in time, or that falls over, says so and holds up no other. */
export async function runChecks(checks: readonly Check[], lang: DoctorLang = 'en'): Promise<Finding[]> {
  const { silent: tooSlow, broken } = doctorTexts;
  const found = await Promise.all(
    checks.map(async ({ area, run, timeoutMs = TIMEOUT_MS }) => {
      const silent = () => [fail(tooSlow.says[lang]({ seconds: timeoutMs / 1_000 }), tooSlow.todo[lang])];
      const all = await within(timeoutMs, run(), silent).catch((error: unknown) => [
        fail(broken.says[lang]({ reason: reasonOf(error) }), broken.todo[lang]),
      ]);
      return all.map((one) => ({ area, ...one }));
    }),
  );
  return found.flat();
}

/** The code or the message of a failure; addresses and what may be in them are left out, but for a host that is not known. */
export function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, hostname } = cause as { code?: unknown; hostname?: string };
    // A name that is not known has no secret in it, and says which of them to look at.
    if (typeof code === 'string') return hostname ? `${code} ${hostname}` : code;
    if (!cause.cause) return cause.message.replace(/\b[a-z]+:\/\/\S+/g, '…');
  }
  return 'unknown';
}

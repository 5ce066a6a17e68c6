import { FIELD } from '@park/contract/live/limits';
import type { LivePlatform } from '@park/contract/live/point/schemas';
import type { Texts } from '@/i18n/areas';
import { lengthMistake, phoneMistake } from '@/ui/mistakes';

/** The sentences under a field. */
type Words = Texts['live']['fieldError'];

export interface RegisterForm {
  name: string;
  phone: string;
  platformId: string;
  account: string;
  introduction: string;
  /** `'1'`: said to be 18 or older. */
  ofAge: string;
}

export interface BookingForm {
  platformId: string;
  /** Empty: none yet. */
  roomUrl: string;
}

/** What is wrong with a registration, by field. Lengths are the contract's. */
export function registerErrors(form: RegisterForm, words: Words) {
  return {
    name: lengthMistake(form.name, FIELD.name, words.nameShort, words.nameLong),
    phone: phoneMistake(form.phone, words),
    platformId: form.platformId ? undefined : words.platformMissing,
    account: lengthMistake(form.account, FIELD.account, words.accountShort, words.accountLong),
    introduction: lengthMistake(form.introduction, [0, FIELD.introduction], '', words.introductionLong),
    ofAge: form.ofAge ? undefined : words.ageMissing,
  };
}

/**
 * The https address in what was pasted. Platforms copy a whole sentence ("… https://v.example/abc/ open the app to watch");
 * what holds no address is handed back trimmed, to be refused in words.
 */
export function addressIn(pasted: string): string {
  return /https:\/\/[^\s\u3000-\u303f\u4e00-\u9fff\uff00-\uffef"'<>]+/i.exec(pasted)?.[0] ?? pasted.trim();
}

/** Host of an https address, lower case, or '' when it is none. The mini-program's engine has no URL class. */
function httpsHost(address: string): string {
  return /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
}

/** What is wrong with a booking: the room address may be empty, else must be https on (or below) a host of its platform. */
export function bookingErrors(form: BookingForm, platforms: Pick<LivePlatform, 'id' | 'hosts'>[], words: Words) {
  const platform = platforms.find(({ id }) => id === form.platformId);
  return {
    platformId: platform ? undefined : words.platformMissing,
    roomUrl: roomUrlError(addressIn(form.roomUrl), platform?.hosts, words),
  };
}

function roomUrlError(address: string, hosts: string[] | undefined, words: Words): string | undefined {
  if (address === '') return undefined;
  if (address.length > FIELD.roomUrl) return words.roomUrlLong;
  const host = httpsHost(address);
  if (host === '') return words.roomUrlNotHttps;
  const known = hosts?.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)) ?? true;
  return known ? undefined : words.roomUrlWrongHost;
}

import { FIELD } from '@park/contract/live/limits';
import type { LivePlatform } from '@park/contract/live/point/schemas';
import { isPhone, plainPhone } from '@park/contract/phone';

/** Keys of `live.fieldError`: the sentence under a field. */
export type FieldError =
  | 'nameShort'
  | 'nameLong'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'platformMissing'
  | 'accountShort'
  | 'accountLong'
  | 'introductionLong'
  | 'roomUrlNotHttps'
  | 'roomUrlWrongHost'
  | 'roomUrlLong'
  | 'reasonLong';

export type Errors<Form> = Partial<Record<keyof Form, FieldError>>;

export interface RegisterForm {
  name: string;
  phone: string;
  platformId: string;
  account: string;
  introduction: string;
}

export interface BookingForm {
  platformId: string;
  /** Empty: none yet. */
  roomUrl: string;
}

/** Drops what is undefined, so that an empty object means a valid form. */
function found<Form>(errors: Partial<Record<keyof Form, FieldError | undefined>>): Errors<Form> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Errors<Form>;
}

/** The sentences of mistakes. */
export function inWords<Form>(errors: Errors<Form>, words: Record<FieldError, string>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<FieldError | undefined>(errors).map(([field, error]) => [field, error && words[error]]),
  );
}

function lengthError(typed: string, [least, most]: readonly [number, number], short: FieldError, long: FieldError) {
  const { length } = typed.trim();
  return length < least ? short : length > most ? long : undefined;
}

/** The mistakes of a registration, by field. Lengths are the contract's. */
export function registerErrors(form: RegisterForm): Errors<RegisterForm> {
  return found<RegisterForm>({
    name: lengthError(form.name, FIELD.name, 'nameShort', 'nameLong'),
    phone: plainPhone(form.phone) === '' ? 'phoneMissing' : isPhone(form.phone) ? undefined : 'phoneWrong',
    platformId: form.platformId ? undefined : 'platformMissing',
    account: lengthError(form.account, FIELD.account, 'accountShort', 'accountLong'),
    introduction: form.introduction.trim().length > FIELD.introduction ? 'introductionLong' : undefined,
  });
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

/** The mistakes of a booking: the room address may be empty, else must be https on (or below) a host of its platform. */
export function bookingErrors(form: BookingForm, platforms: Pick<LivePlatform, 'id' | 'hosts'>[]): Errors<BookingForm> {
  const platform = platforms.find(({ id }) => id === form.platformId);
  return found<BookingForm>({
    platformId: platform ? undefined : 'platformMissing',
    roomUrl: roomUrlError(addressIn(form.roomUrl), platform?.hosts),
  });
}

function roomUrlError(address: string, hosts: string[] | undefined): FieldError | undefined {
  if (address === '') return undefined;
  if (address.length > FIELD.roomUrl) return 'roomUrlLong';
  const host = httpsHost(address);
  if (host === '') return 'roomUrlNotHttps';
  const known = hosts?.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)) ?? true;
  return known ? undefined : 'roomUrlWrongHost';
}

/** The mistake of a reason for cancelling, which is optional. */
export function reasonError(reason: string): FieldError | undefined {
  return reason.trim().length > FIELD.reason ? 'reasonLong' : undefined;
}

import { isPhone, plainPhone } from '@park/contract/phone';
import { type IdKind, isIdNumber, PERSON, plainIdNumber } from '@park/contract/ticket/identity';

/** Keys of `ticket.error`: the sentence under a field. Those with a number carry it. */
export type FieldError =
  | {
      error: 'nameShort' | 'nameLong' | 'idNumberMissing' | 'idCardWrong' | 'passportWrong' | 'permitWrong' | 'birthdayMissing';
    }
  | { error: 'phoneMissing' | 'phoneWrong' | 'slotMissing' | 'slotGone' }
  | { error: 'visitorsFew' | 'quantityLeft'; n: number };

export type Errors<Fields extends string> = Partial<Record<Fields, FieldError>>;

/** Drops what is undefined, so that an empty object means a valid form. */
function found<Fields extends string>(errors: Record<Fields, FieldError | undefined>): Errors<Fields> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Errors<Fields>;
}

export interface VisitorForm {
  name: string;
  idKind: IdKind;
  idNumber: string;
  /** `yyyy-MM-dd`; asked for where the document does not tell it. */
  birthday: string;
}

export type VisitorField = 'name' | 'idNumber' | 'birthday';

const WRONG = {
  idCard: 'idCardWrong',
  passport: 'passportWrong',
  hkMacaoPermit: 'permitWrong',
  taiwanPermit: 'permitWrong',
} as const;

/** The mistakes of a visitor's details, by field. Lengths are the contract's. */
export function visitorErrors({ name, idKind, idNumber, birthday }: VisitorForm): Errors<VisitorField> {
  const { length } = name.trim();
  const [least, most] = PERSON.name;
  return found({
    name: length < least ? { error: 'nameShort' } : length > most ? { error: 'nameLong' } : undefined,
    idNumber: !plainIdNumber(idNumber)
      ? { error: 'idNumberMissing' }
      : isIdNumber(idKind, idNumber)
        ? undefined
        : { error: WRONG[idKind] },
    birthday: idKind === 'idCard' || birthday ? undefined : { error: 'birthdayMissing' },
  });
}

/** Whether enough of a number is typed to judge it while somebody still types: an identity card has 18 characters. */
export function isWholeNumber(idKind: IdKind, idNumber: string): boolean {
  return idKind === 'idCard' && plainIdNumber(idNumber).length >= 18;
}

export interface OrderFacts {
  /** Tickets that can be had of the chosen slot; null while no slot is known. */
  most: number | null;
  quantity: number;
  /** Visitors chosen; null where the product asks for none. */
  chosen: number | null;
  phone: string;
  /** Nobody among them has a passport. */
  needsPhone: boolean;
}

export type OrderField = 'slot' | 'quantity' | 'visitors' | 'phone';

/** The mistakes of an order, by field. */
export function orderErrors({ most, quantity, chosen, phone, needsPhone }: OrderFacts): Errors<OrderField> {
  return found({
    slot: most === null ? { error: 'slotMissing' } : most === 0 ? { error: 'slotGone' } : undefined,
    quantity: most !== null && most > 0 && quantity > most ? { error: 'quantityLeft', n: most } : undefined,
    visitors: chosen !== null && chosen < quantity ? { error: 'visitorsFew', n: quantity - chosen } : undefined,
    phone: phoneError(phone, needsPhone),
  });
}

function phoneError(phone: string, isNeeded: boolean): FieldError | undefined {
  if (plainPhone(phone) === '') return isNeeded ? { error: 'phoneMissing' } : undefined;
  return isPhone(phone) ? undefined : { error: 'phoneWrong' };
}

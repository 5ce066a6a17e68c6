import { plainPhone } from '@park/contract/phone';
import { equalName } from '@park/contract/plainText';
import { hashAs } from '../../../db/encryptedColumn';

const END_LENGTH = 4;

export const phoneEnd = (phone: string): string => phone.slice(-END_LENGTH);

/** What an order is found by of its phone. */
export const phoneHashes = (phone: string) => ({
  phoneHash: hashAs('order phone', phone),
  phoneEndHash: hashAs('order phone end', phoneEnd(phone)),
});

export const nameHash = (name: string): string | null => hashAs('ticket person name', equalName(name));

/** What a keyword may be; only what it can be is looked up. */
export interface Sought {
  /** The end of an order's or a ticket's number, or the whole. */
  numberEnd?: string;
  phone: string;
  phoneEnd?: string;
  /** Of an identity card: of shorter numbers nobody sees so much. */
  idEnd?: string;
  name?: string;
  /** The park's number of a payment, or WeChat's. */
  payment?: string;
}

export function soughtBy(keyword: string): Sought {
  const plain = keyword.replace(/\s/g, '');
  const upper = plain.toUpperCase();
  const isEnd = plain.length === END_LENGTH;
  return {
    phone: plainPhone(keyword),
    ...(/^[\dA-Z]*-?[\dA-Z]{4,}$/.test(upper) && { numberEnd: upper }),
    ...(isEnd && /^\d+$/.test(plain) && { phoneEnd: plain }),
    ...(isEnd && /^\d{3}[\dX]$/.test(upper) && { idEnd: upper }),
    ...(/^\D{2,}$/.test(plain) && { name: keyword }),
    ...(/^[\w*|@-]{6,32}$/.test(plain) && { payment: plain }),
  };
}

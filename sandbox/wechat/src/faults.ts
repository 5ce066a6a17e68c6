/** What spoils a call of a server; `refused` answers it with `errcode`. */
export const SIGN_IN_FAULTS = ['usedCode', 'expiredCode', 'slow', 'down', 'busy', 'refused'] as const;
/** A call of a server takes effect, and its answer never comes: the line is cut after `delayMs`. */
export const ANSWER_FAULTS = ['answerLost'] as const;
/**
 * What spoils a call of a merchant: late, cut off before or after it took effect, an error of WeChat's, an answer that
 * somebody else signed, or the merchant's certificate has run out. `payAnswerByCertificate`: the platform certificate signs,
 * whatever was asked for, as before the merchant begins the change to the public key; `payNoCertificate`: it was taken back after.
 */
export const CALL_FAULTS = [
  'paySlow',
  'payDown',
  'payAnswerLost',
  'payError',
  'payBusy',
  'payAnswerForged',
  'payCertificateExpired',
  'payAnswerByCertificate',
  'payNoCertificate',
] as const;
/** The person pays another amount than was asked for. */
export const PAYER_FAULTS = ['wrongAmount'] as const;
/** What becomes of a refund: under way for `delayMs`, the card is gone, given up, or the merchant has too little money. */
export const REFUND_FAULTS = ['refundProcessing', 'refundAbnormal', 'refundClosed', 'refundNotEnough'] as const;
/**
 * What becomes of a notification: `noticeHeld` keeps a payment's back until its refund's was sent, `noticeByCertificate` is signed
 * with the platform certificate, as a part of them is while the merchant changes to the public key.
 */
export const NOTICE_FAULTS = [
  'noticeLost',
  'noticeDoubled',
  'noticeLate',
  'noticeForged',
  'noticeStale',
  'noticeHeld',
  'noticeByCertificate',
] as const;

/** What becomes of an event that is pushed to an app's server. */
export const PUSH_FAULTS = ['pushLost', 'pushDoubled', 'pushLate', 'pushForged', 'pushStale'] as const;

/** What spoils a call of the mini-program's server: the day's quota is used up, the answer is lost after it took effect. */
export const MINI_FAULTS = ['tooOften', 'answerLost'] as const;

/** What spoils a code: the minute's quota is used up, or no version of the mini-program is released. */
export const CODE_FAULTS = ['tooOften', 'notReleased'] as const;

export const FAULT_KINDS = [
  ...SIGN_IN_FAULTS,
  ...ANSWER_FAULTS,
  ...CALL_FAULTS,
  ...PAYER_FAULTS,
  ...REFUND_FAULTS,
  ...NOTICE_FAULTS,
  ...PUSH_FAULTS,
  ...MINI_FAULTS,
  ...CODE_FAULTS,
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault<Kind extends FaultKind = FaultKind> {
  kind: Kind;
  /** How many exchanges it spoils; then it is over. */
  times: number;
  /** How late a slow answer comes, milliseconds. */
  delayMs: number;
  /** Spoils only what is addressed with this in it, e.g. `POST /v3/refund`; empty: anything. */
  on: string;
  /** What `refused` answers. */
  errcode: number;
}

/** What the next calls of a server are answered with instead of the truth. */
export class Faults {
  #planned: Fault[] = [];

  plan(fault: Fault): void {
    this.#planned.push({ ...fault });
  }

  clear(): void {
    this.#planned = [];
  }

  list(): Fault[] {
    return this.#planned.map((fault) => ({ ...fault }));
  }

  /** The fault of one of these kinds that is due now, counted down. */
  take<Kind extends FaultKind>(kinds: readonly Kind[], address = ''): Fault<Kind> | undefined {
    const due = this.#planned.find(({ kind, on }) => (kinds as readonly FaultKind[]).includes(kind) && address.includes(on));
    if (!due) return undefined;
    due.times -= 1;
    if (due.times <= 0) this.#planned = this.#planned.filter((fault) => fault !== due);
    return due as Fault<Kind>;
  }
}

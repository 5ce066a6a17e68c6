import type { EntryReceipt, PrizeStatus } from '@park/contract/prize/entry/schemas';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import type { PrizeRound } from '@park/contract/prize/round/schemas';

/** Stubs for tests. The test park's clock stands at 2026-11-18T08:00:00+08:00. */
export const ROUND: PrizeRound = {
  id: 'r1',
  state: 'open',
  name: 'Ammonite Day draw',
  text: 'Sign up until Friday.',
  rules: ['One entry a phone number.'],
  organiser: 'Fossil Valley',
  claimHow: 'At the visitor centre',
  openAt: '2026-11-17T09:00:00+08:00',
  closeAt: '2026-11-20T18:00:00+08:00',
  closedAt: null,
  drawAt: '2026-11-20T19:00:00+08:00',
  claimUntil: '2026-11-27T18:00:00+08:00',
  prizes: [
    { id: 'hammer', name: 'Geologist’s hammer', text: 'Forged steel', motif: 'ammonite', count: 1, value: 19_800 },
    { id: 'ticket', name: 'Park ticket', text: 'For one day', motif: 'valley', count: 2, value: null },
  ],
  entrants: 3,
  commitment: 'ab'.repeat(32),
  digest: null,
  beaconRound: null,
};

export const RECEIPT: EntryReceipt = {
  roundId: 'r1',
  receipt: 'receipt-1',
  number: '7Q4K2M9D',
  name: 'Lin Yue',
  phone: '138****8000',
  enteredAt: '2026-11-18T07:55:00+08:00',
};

const { number, name, phone, enteredAt } = RECEIPT;

export const WAITING: PrizeStatus = {
  state: 'waiting',
  round: ROUND,
  entry: { number, name, phone, enteredAt },
  receipt: RECEIPT.receipt,
  prize: null,
  code: null,
  writtenOffAt: null,
};

export const CLAIM: PrizeClaim = {
  code: 'PW-7Q4K-2M9D-XT0R',
  state: 'won',
  round: { id: 'r1', name: ROUND.name, claimUntil: ROUND.claimUntil },
  prize: { id: 'hammer', name: 'Geologist’s hammer', text: 'Forged steel', motif: 'ammonite' },
  name: 'L**',
  phone: '138****8000',
  number,
  writtenOffAt: null,
  writtenOffBy: null,
};

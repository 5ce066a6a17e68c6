import Taro from '@tarojs/taro';
import { listIn } from '@/platform/persistentList';
import { act, mountHook } from '@/platform/testing/mount';
import { RECEIPT } from '../testRounds';
import { forgetReceipt, isReceipt, keepReceipt, useReceipts } from './receipts';

const { roundId, receipt, number, enteredAt } = RECEIPT;
const STORED = { roundId, receipt, number, enteredAt };
const other = (n: number, round = 'r1') => ({ ...STORED, roundId: round, receipt: `receipt-${n}`, number: `NUMBER0${n}` });

beforeEach(() => {
  for (const one of listIn(String(Taro.getStorageSync('prize-receipts')), isReceipt)) forgetReceipt(one.receipt);
});

test('what is kept of an entry has neither name nor phone number', () => {
  keepReceipt(RECEIPT);
  const stored = String(Taro.getStorageSync('prize-receipts'));
  expect(listIn(stored, isReceipt)).toEqual([STORED]);
  expect(stored).not.toContain(RECEIPT.name);
  expect(stored).not.toContain(RECEIPT.phone);
});

test('the newest comes first, by round, and the same entry is kept once with its newest receipt', () => {
  const { result } = mountHook(() => ({ all: useReceipts(), r2: useReceipts('r2') }));
  act(() => keepReceipt(STORED));
  act(() => keepReceipt(other(2, 'r2')));
  act(() => keepReceipt({ ...STORED, receipt: 'renewed' }));
  expect(result.current.all.map((one) => one.receipt)).toEqual(['renewed', 'receipt-2']);
  expect(result.current.r2).toEqual([other(2, 'r2')]);
  act(() => forgetReceipt('renewed'));
  expect(result.current.all).toEqual([other(2, 'r2')]);
});

test.each(['', 'nonsense', 'null', '{}', '[null, 1, "x", {"roundId": 1}]'])('a damaged store (%s) is empty', (text) => {
  expect(listIn(text, isReceipt)).toEqual([]);
});

test('of what is damaged in part, the rest stays', () => {
  expect(listIn(JSON.stringify([STORED, { ...STORED, number: 7 }]), isReceipt)).toEqual([STORED]);
});

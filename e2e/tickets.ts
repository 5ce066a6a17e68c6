import { addDays, parkClock, parkDay } from '@park/contract/parkTime';
import type { JsapiParams } from '@park/contract/pay/schemas';
import { closeSlot } from '@park/contract/ticket/closure/calls';
import type { ClosureEffect } from '@park/contract/ticket/closure/schemas';
import { checkIn, getCodeKey, syncEntries } from '@park/contract/ticket/gate/calls';
import type { GateAnswer } from '@park/contract/ticket/gate/schemas';
import { getOrder, payOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getStock, getTickets, saveProduct, setStock } from '@park/contract/ticket/product/calls';
import type { TicketOnDay } from '@park/contract/ticket/product/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import { verifyCode } from '../scripts/gateCode';
import { expect } from './fixtures';
import { resultOf, staffToken } from './staff';
import { ALL_DAY, sandboxUrl } from './world';

export const PHONE = '13812345678';
/** The same as a phone's contacts give it: in marks of direction, with a country and no-break hyphens. */
export const COPIED_PHONE = '\u202d+86 138\u20111234\u20115678\u202c';
/** Valid by its check digit; nobody's. */
export const ID_CARD = '110101199003074514';
/** Born in 2018; nobody. */
export const CHILD = { name: 'Lin Xiao', idNumber: '110101201803074539' };
const MIDNIGHT_IS_NEAR = '23:55';
const MIDNIGHT_IS_OVER = '00:02';
const NIGHT_MS = 8 * 60_000;

/** A park day, `days` from today. */
export const dayAhead = (days: number) => addDays(parkDay(Date.now()), days);

/**
 * Today, when enough of it is left to buy a ticket for it and go in, and enough is over for clocks that are a minute behind. Around
 * midnight it is waited for, which no journey has the time for otherwise.
 */
export async function dayForTheGate(): Promise<string> {
  const isDay = () => parkClock(Date.now()) >= MIDNIGHT_IS_OVER && parkClock(Date.now()) < MIDNIGHT_IS_NEAR;
  if (isDay()) return dayAhead(0);
  test.setTimeout(test.info().timeout + NIGHT_MS);
  await expect.poll(isDay, { timeout: NIGHT_MS }).toBe(true);
  return dayAhead(0);
}

/** The first product on sale that costs money and asks for names, or asks for none. */
export async function product({ realName }: { realName: boolean }): Promise<TicketOnDay> {
  const all = await resultOf(getTickets, { day: dayAhead(1) });
  const found = all.find((one) => one.realName === realName && one.price > 0 && one.kind !== 'addOn');
  if (!found) throw new Error(`the seeded park sells nothing ${realName ? 'with' : 'without'} names`);
  return found;
}

/** A free ticket that students and people with a disability may have, who show it at the gate. It is no fare of anybody else's. */
export async function concessionTicket({ realName }: { realName: boolean }): Promise<{ id: string; name: string }> {
  const name = `Half day ${crypto.randomUUID().slice(0, 6)}`;
  const rule = { ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: true, from: null, until: null, source: '' };
  const { id } = await resultOf(
    saveProduct,
    {
      ...{
        version: 0,
        kind: 'addOn',
        name: { 'zh-Hans': name, en: name },
        text: { 'zh-Hans': '半日' },
        includes: [],
        rules: [],
      },
      ...{ motif: 'ginkgo', price: 0, realName, lateRefundPercent: 0, onSale: true, position: 98, stock: { [ALL_DAY]: 20 } },
      free: true,
      concessions: [
        { ...rule, who: 'student' },
        { ...rule, who: 'disabled' },
      ],
    },
    await staffToken(),
  );
  return { id, name };
}

/** Of somebody who never was, born on a day (`yyyyMMdd`): another one at each call. */
export function newIdCard(birthday: string): string {
  const digits = `110101${birthday}${String(100 + Math.floor(Math.random() * 900))}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return digits + '10X98765432'[weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11];
}

/** What the phone does when somebody pays in WeChat's sheet. */
async function payInWechat(params: JsapiParams): Promise<void> {
  const answer = await fetch(`${sandboxUrl()}/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...params, outcome: 'pay' }),
  });
  const { errMsg, reason } = (await answer.json()) as { errMsg: string; reason?: string };
  if (errMsg !== 'ok') throw new Error(`the sandbox did not take the money: ${errMsg} ${reason ?? ''}`);
}

/** A paid order of whoever holds the token, made by the calls the app makes. */
export async function buy(token: string, wish: Omit<AddOrderIn, 'phone'>, app: 'h5' | 'mini' = 'h5'): Promise<Order> {
  const made = await resultOf(addOrder, { ...wish, phone: PHONE }, token, { 'idempotency-key': crypto.randomUUID() });
  await payInWechat(await resultOf(payOrder, { orderId: made.id, app }, token));
  await expect.poll(async () => (await resultOf(getOrder, { id: made.id }, token)).status).toBe('paid');
  return made;
}

/** What the gate says to a code, of one of the tickets it names, by number, or of the first. */
export async function atTheGate(code: string, gate = 'East gate', number?: string): Promise<GateAnswer> {
  return resultOf(checkIn, { code, number, gate }, await staffToken());
}

/**
 * A gate without a network lets a code in whose phone has none either, clocks a minute apart or not; when it is heard of, another gate
 * refuses it.
 */
export async function worksWithoutNetwork(code: string, number: string): Promise<void> {
  const { keys } = await resultOf(getCodeKey, {});
  // In the middle of the half minute that it was made in: to draw and to scan it takes a moment.
  const first = verifyCode(code, keys, Date.now());
  const now = (Number(first.verdict === 'forged' ? Number.NaN : first.content.half) + 0.5) * 30_000;
  const says = (off: number) => verifyCode(code, keys, now + off).verdict;
  expect([-60_000, 0, 60_000].map(says)).toEqual(['ok', 'ok', 'ok']);
  expect(says(120_000)).toBe('stale');
  const entry = { id: crypto.randomUUID(), code, number, gate: 'East gate', scannedAt: new Date(now).toISOString() };
  expect(await resultOf(syncEntries, { entries: [entry] }, await staffToken())).toMatchObject([
    { verdict: 'ok', conflict: false },
  ]);
  expect(await atTheGate(code, 'West gate')).toMatchObject({
    verdict: 'usedAlready',
    ticket: { usedWhere: 'East gate' },
  });
}

/** Leaves so many places of a slot for sale. */
export async function leavePlaces(ticketId: string, day: string, slotId: string, places: number): Promise<void> {
  const staff = await staffToken();
  const rows = await resultOf(getStock, { ticketId, from: day, to: day }, staff);
  const row = rows.find((one) => one.slotId === slotId);
  if (!row) throw new Error(`${ticketId} has no stock on ${day} at ${slotId}`);
  await resultOf(setStock, { ticketId, day, slotId, stock: row.taken + places, seen: row.stock }, staff);
}

export async function close(day: string, slotId: string, reason: string): Promise<ClosureEffect> {
  return resultOf(closeSlot, { day, slotId, reason }, await staffToken());
}

/** Reads a QR as a scanner does: from the pixels that a browser draws. @param uri what the app shows as the code's picture */
export async function scan(page: Page, uri: string): Promise<string> {
  // As one who moves the scanner: at any one size jsQR does not see some codes.
  for (const size of [440, 400, 480]) {
    const read = await scanAt(page, uri, size);
    if (read) return read;
  }
  throw new Error('no scanner could read this code');
}

async function scanAt(page: Page, uri: string, size: number): Promise<string | undefined> {
  const encoded = await page.evaluate(
    async ([source, side]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      // As on a screen: white around the code.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, side, side);
      context.drawImage(picture, 20, 20, side - 40, side - 40);
      const { data } = context.getImageData(0, 0, side, side);
      let grey = '';
      for (let at = 0; at < data.length; at += 4) grey += String.fromCharCode(data[at] ?? 0);
      // A list of as many numbers takes ten seconds on its way here.
      return btoa(grey);
    },
    [uri, size] as const,
  );
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [index, grey] of Buffer.from(encoded, 'base64').entries()) pixels.fill(grey, 4 * index, 4 * index + 3);
  return jsQR(pixels, size, size)?.data;
}

import { randomUUID } from 'node:crypto';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { sandboxUrl } from '../world';
import { expect, signedIn, weappJourney } from './fixtures';

const MINE = '/pages/IndexPersonalCenter/IndexPersonalCenter';
const { mine } = words.center;

interface Funds {
  orderPath: string;
  funds: { outTradeNo: string; state: string; item: string | null; uploads: number }[];
}
const funds = async () => (await (await fetch(`${sandboxUrl()}/sandbox/funds`)).json()) as Funds;

weappJourney('orderCentre', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  // Whoever signs in again is the same person.
  const body = JSON.stringify({ newcomer: randomUUID() });
  phone.services = {
    ...phone.services,
    async loginCode() {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${sandboxUrl()}/sandbox/jscode`, { method: 'POST', headers, body });
      return ((await answer.json()) as { code: string }).code;
    },
  };
  const token = await signedIn(holder);
  const wish = { day: dayAhead(3), slotId: 'morning', quantity: 2 };
  const { number } = await buy(token, { ticketId: (await product({ realName: false })).id, ...wish }, 'mini');
  const fund = async () => (await funds()).funds.find(({ outTradeNo }) => outTradeNo.startsWith(number));
  await expect.poll(async () => (await fund())?.state, { message: 'WeChat lets the money go' }).toBe('settled');
  expect((await fund())?.uploads).toBe(1);
  expect((await fund())?.item).toContain(wish.day);

  await expect.poll(async () => (await funds()).orderPath, { message: 'WeChat knows where its list leads' }).not.toBe('');
  const path = `/${(await funds()).orderPath.replace(/\$\{.*\}/, (await fund())?.outTradeNo ?? '')}`;
  await program.launch(path);
  await screen.isOn('pages/ticket/recordDetail');
  await screen.sees(number);

  await program.launch(MINE);
  await screen.tap(mine.signOut.action);
  await screen.tapInSheet(mine.signOut.action);
  await screen.isOn('pages/IndexCenter/IndexCenter');
  await program.launch(path);
  await screen.sees(words.order.signIn);
  await screen.tap(words.core.action.signIn);
  await screen.sees(number);
  await screen.isOn('pages/ticket/recordDetail');

  const stranger = hold();
  await signedIn(stranger);
  await stranger.program.launch(path);
  await stranger.screen.sees(words.order.list.gone);
});

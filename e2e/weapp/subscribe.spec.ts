import { parkMoment } from '@park/contract/parkTime';
import { dayAhead, PHONE, product } from '../tickets';
import { words } from '../visitor';
import { sandboxUrl } from '../world';
import { expect, type Holder, signedIn, test, weappJourney } from './fixtures';

const { ticket, order } = words;
/** A job that runs every minute, and looks for work every ten seconds. */
const WITHIN_MS = 150_000;
const TEMPLATE = 'sandbox-slot-tomorrow';

/** What somebody was sent by WeChat, oldest first. */
async function sentTo(
  openid: string | undefined,
): Promise<{ templateId: string; page: string; data: Record<string, string> }[]> {
  const { sent } = await (await fetch(`${sandboxUrl()}/sandbox/subscribe/sent`)).json();
  return sent.filter((message: { openid: string }) => message.openid === openid);
}

weappJourney('subscribe', async ({ hold, park }) => {
  test.setTimeout(2 * WITHIN_MS);
  const { id } = await product({ realName: false });
  const day = dayAhead(2);
  const buy = async ({ program, screen }: Holder, slotId: string) => {
    await program.launch(`/pages/ticket/ticketConfirm?id=${id}&day=${day}&slotId=${slotId}`);
    await screen.type(ticket.confirm.phone, PHONE);
    await screen.tap(/^Place order/);
    await screen.sees(/See you on /);
    await screen.sees(order.ticket.changesLater({ seconds: 30 }));
  };
  const willing = hold();
  await signedIn(willing);
  await buy(willing, 'morning');
  expect(willing.phone.subscribeRequests).toEqual([TEMPLATE]);

  const other = hold();
  other.phone.subscribes = 'reject';
  await signedIn(other);
  for (const slotId of ['morning', 'afternoon']) await buy(other, slotId);
  expect(other.phone.subscribeRequests, 'who said no is not asked again').toEqual([TEMPLATE]);

  await park.moveClock(parkMoment(dayAhead(1), '18:05'));
  const openid = willing.phone.services.openid;
  await expect.poll(async () => (await sentTo(openid)).length, { timeout: WITHIN_MS }).toBe(1);
  const [message] = await sentTo(openid);
  expect(message?.data).toMatchObject({ time2: expect.stringMatching(/ 09:00~/), thing4: 'See you tomorrow' });
  expect(await sentTo(other.phone.services.openid)).toEqual([]);

  await willing.program.launch(`/${message?.page}`);
  await willing.screen.sees(order.ticket.number);
  // Who is not told by WeChat finds it in the inbox.
  await other.program.launch('/pages/message/Message');
  await other.screen.sees('Your visit is tomorrow');
});

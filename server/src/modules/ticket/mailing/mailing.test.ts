import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getMessages } from '@park/contract/message/calls';
import { getMailings, previewMailing, sendMailing } from '@park/contract/ticket/mailing/calls';
import { newId } from '../../../db/newId';
import { testDatabases } from '../../../testing/testDatabase';
import { emptyTables } from '../../../testing/withoutTriggers';
import {
  AFTERNOON,
  FREE,
  type Guest,
  MORNING,
  ok,
  refused,
  type SalePark,
  startSalePark,
  TODAY,
  TOMORROW,
} from '../salePark.testing';

for (const kind of testDatabases())
  describe(`a message to whoever comes, on ${kind}`, () => {
    let park: SalePark;
    let desk: string;
    before(async () => {
      park = await startSalePark({ kind });
    });
    after(() => park.close());
    beforeEach(async () => {
      await emptyTables(park.database, 'ticket_mailing');
      await park.reset();
      desk = await park.staff('Desk', 'helpDesk');
    });
    // What costs nothing is paid at once.
    const bought = async (guest: Guest, change: object = {}) => ok(await park.order(guest, { ticketId: FREE, ...change }));
    const CONTENTS = {
      title: { 'zh-Hans': '停车场改到东门', en: 'Parking moves to the east gate' },
      text: { 'zh-Hans': '西门停车场关闭，请停在东门。', en: 'The west car park is closed. Please park at the east gate.' },
    };
    type Wish = CallInput<typeof sendMailing>;
    const send = (change: Partial<Wish> = {}, token = desk) =>
      park.call(sendMailing, { id: newId(), day: TOMORROW, ...CONTENTS, ...change }, token);
    const heard = async (token: string) => {
      const { result } = (await park.send(getMessages, {}, token, { 'accept-language': 'en' })).json();
      return result.items.filter(({ kind }: { kind: string }) => kind === 'ticketMailing');
    };

    it('reaches everybody with a ticket of the day or slot once, in their language, and nobody else', async () => {
      const [morning, afternoon, unpaid, other] = await park.guests(4);
      assert.ok(morning && afternoon && unpaid && other);
      await bought(morning);
      await bought(morning, { quantity: 1 });
      await bought(afternoon, { slotId: AFTERNOON });
      ok(await park.order(unpaid));
      await bought(other, { day: TODAY });
      assert.equal(ok(await park.call(previewMailing, { day: TOMORROW }, desk)).visitors, 2);
      assert.equal(ok(await park.call(previewMailing, { day: TOMORROW, slotId: MORNING }, desk)).visitors, 1);
      const id = newId();
      const [one, two] = await Promise.all([send({ id }), send({ id })]);
      assert.deepEqual([ok(one).visitors, ok(two).visitors], [2, 2]);
      for (const guest of [morning, afternoon]) {
        const [message, ...more] = await heard(guest.token);
        assert.deepEqual(
          [message.title, message.text, message.page?.name],
          [CONTENTS.title.en, CONTENTS.text.en, 'ticketRecord'],
        );
        assert.deepEqual(more, [], 'once, however often it is sent');
      }
      for (const guest of [unpaid, other]) assert.deepEqual(await heard(guest.token), []);
      ok(await send({ slotId: MORNING }));
      assert.deepEqual([(await heard(morning.token)).length, (await heard(afternoon.token)).length], [2, 1]);
      const { items } = ok(await park.call(getMailings, { pageSize: 10 }, desk));
      assert.deepEqual(items.map(({ visitors, slotId, sentBy }) => [visitors, slotId, sentBy]).sort(), [
        [1, MORNING, 'Desk'],
        [2, null, 'Desk'],
      ]);
      assert.equal(await park.count(`audit_log where action = 'ticket.sendMailing'`), 2);
    });

    it('is refused for a day that is over, for nobody, without Chinese, and from whoever may not', async () => {
      refused(await send({ day: '2026-05-01' }), 'ticketDayPast');
      refused(await send(), 'mailingToNobody');
      assert.equal(await park.count('ticket_mailing'), 0);
      assert.equal((await send({ title: { en: 'No Chinese' } })).code, 400);
      assert.equal((await send({}, await park.staff('Gao', 'gate'))).code, 403);
    });
  });

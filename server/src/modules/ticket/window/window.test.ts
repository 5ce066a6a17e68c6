import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import { getAdminTicketWindow, getTicketWindow, saveTicketWindow } from '@park/contract/ticket/window/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../../testing/testApp';
import { auditOf } from '../../staff/audit.service';

const START = parkMoment('2026-05-04', '08:00');
const WINDOW = {
  place: { 'zh-Hans': '南门', en: 'South gate' },
  hours: { 'zh-Hans': '09:00–17:00' },
  bring: { 'zh-Hans': '身份证；收现金' },
  phone: '0571-8888 0119 转 2',
};

for (const kind of testDatabases())
  describe(`the ticket window on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, clock: () => START }));
    let admin: string;
    before(async () => {
      admin = await park.signInAdmin();
    });

    it('is nothing until an owner writes it, and then told to anybody in their language or in Chinese', async () => {
      assert.equal((await park.call(getTicketWindow, {})).result, null);
      assert.equal((await park.call(getAdminTicketWindow, {}, admin)).result.window, null);
      // The answer to the first may have been lost.
      for (let times = 0; times < 2; times++)
        assert.deepEqual((await park.call(saveTicketWindow, { version: 0, ...WINDOW }, admin)).result, {
          ...{ version: 1, updatedAt: toParkIso(START), updatedBy: 'admin' },
          window: WINDOW,
        });
      const inFrench = await park.send(getTicketWindow, {}, undefined, { 'accept-language': 'fr' });
      assert.deepEqual(inFrench.json().result, {
        ...{ place: '南门', hours: '09:00–17:00', bring: '身份证；收现金' },
        phone: WINDOW.phone,
      });
      const inEnglish = await park.send(getTicketWindow, {}, undefined, { 'accept-language': 'en' });
      assert.equal(inEnglish.json().result.place, 'South gate');
      assert.deepEqual(
        (await auditOf(park.database.db, 'ticketWindow:1')).map(({ action }) => action),
        ['ticket.saveWindow'],
      );
    });

    it('is saved by the version that was opened, once of two who first write it at once', async () => {
      await park.database.executeSql('delete from ticket_window', []);
      const both = await Promise.all(
        ['0571-11112222', '0571-33334444'].map((phone) => park.call(saveTicketWindow, { version: 0, ...WINDOW, phone }, admin)),
      );
      assert.deepEqual(both.map(({ code }) => code).sort(), [200, 409]);
      const late = await park.call(saveTicketWindow, { version: 0, ...WINDOW, phone: '0571-55556666' }, admin);
      assert.equal(late.extras?.error, 'ticketWindowChanged');
    });

    if (kind === 'postgres') return;

    it('is never half written, and by owners alone', async () => {
      const errorOf = async (change: object, token = admin) =>
        (await park.call(saveTicketWindow, { version: 1, ...WINDOW, ...change } as never, token)).extras?.error;
      for (const change of [
        { place: { en: 'South gate' } },
        { hours: { 'zh-Hans': ' ' } },
        { bring: { 'zh-Hans': 'x'.repeat(201) } },
        { phone: '' },
        { phone: 'javascript:alert(1)' },
        { phone: '119' },
      ])
        assert.equal(await errorOf(change), 'invalidInput', JSON.stringify(change));
      assert.equal(await errorOf({}, (await park.signIn()).token), 'signInRequired');
    });
  });

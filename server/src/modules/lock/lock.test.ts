import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as calls from '@park/contract/lock/calls';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp } from '../../testing/testApp';
import { auditOf } from '../staff/audit.service';

const START = parkMoment('2026-05-04', '08:00');
const HOUR = 3_600_000;

describe('locked pages', () => {
  const park = sharedPark(() => startTestApp({ clock: () => now }));
  let admin: string;
  let now = START;
  before(async () => {
    admin = await park.signInAdmin();
  });

  const locksIn = async (lang: string) =>
    (await park.send(calls.getPageLocks, {}, undefined, { 'accept-language': lang })).json().result;

  it('are told to anyone, with the reason in their language or in one there is', async () => {
    const reason = { 'zh-Hans': '票务系统升级', en: 'Ticket desk is being renewed' };
    const until = toParkIso(START + HOUR);
    const { result } = await park.call(calls.lockPage, { page: 'ticketList', reason, until }, admin);
    assert.deepEqual(result, { page: 'ticketList', reason, until, lockedAt: toParkIso(START), lockedBy: 'admin' });
    await park.call(calls.lockPage, { page: 'home', reason: { es: 'Obras' } }, admin);
    assert.deepEqual(await locksIn('en'), [
      { page: 'home', reason: 'Obras', until: null },
      { page: 'ticketList', reason: reason.en, until },
    ]);
    assert.equal((await locksIn('fr'))[1].reason, reason['zh-Hans']);
  });

  it('open at their time, or when staff say so', async () => {
    now = START + HOUR;
    assert.deepEqual(
      (await locksIn('en')).map(({ page }: { page: string }) => page),
      ['home'],
    );
    assert.equal((await park.call(calls.getAdminPageLocks, {}, admin)).result.length, 1);
    for (let times = 0; times < 2; times++)
      assert.equal((await park.call(calls.unlockPage, { page: 'home' }, admin)).code, 200);
    assert.deepEqual(await locksIn('en'), []);
  });

  it('may be locked again, with another reason', async () => {
    for (const en of ['First', 'Second', 'Second'])
      assert.equal((await park.call(calls.lockPage, { page: 'prize', reason: { en } }, admin)).code, 200);
    assert.deepEqual(await locksIn('en'), [{ page: 'prize', reason: 'Second', until: null }]);
    await park.call(calls.unlockPage, { page: 'prize' }, admin);
    const log = await auditOf(park.database.db, 'page:prize');
    assert.deepEqual(
      log.map(({ actorName, action }) => `${actorName} ${action}`),
      ['admin park.lockPage', 'admin park.lockPage', 'admin park.lockPage', 'admin park.unlockPage'],
    );
  });

  it('are never the home, help, the error page or the way in for staff, and never without a reason', async () => {
    const errorOf = async (input: object, token = admin) =>
      (await park.call(calls.lockPage, input as never, token)).extras?.error;
    for (const page of ['indexCenter', 'help', 'error', 'adminLogin', '<script>alert(1)</script>', '__proto__'])
      assert.equal(await errorOf({ page, reason: { en: 'x' } }), 'invalidInput', page);
    for (const reason of [{}, { en: ' ' }, { en: 'x'.repeat(201) }, { tlh: 'x' }, 'x'])
      assert.equal(await errorOf({ page: 'prize', reason }), 'invalidInput');
    assert.equal(await errorOf({ page: 'prize', reason: { en: 'x' }, until: toParkIso(now) }), 'lockUntilPast');
    assert.equal(await errorOf({ page: 'prize', reason: { en: 'x' } }, (await park.signIn()).token), 'signInRequired');
    // A reason is a text: it is drawn as the letters it has.
    await park.call(calls.lockPage, { page: 'prize', reason: { en: '<img src=x onerror=alert(1)>' } }, admin);
    assert.equal((await locksIn('en'))[0].reason, '<img src=x onerror=alert(1)>');
  });
});

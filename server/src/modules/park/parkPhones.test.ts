import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { addFeedBack } from '@park/contract/feedback/calls';
import { callHelp } from '@park/contract/help/calls';
import { anchorCommitRegister } from '@park/contract/live/anchor/calls';
import { claimItem, publishItem } from '@park/contract/lostFound/calls';
import { getPark, saveParkRules } from '@park/contract/park/calls';
import { isPhoneOf, type PhoneRegions, plainPhone } from '@park/contract/phone';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import type { TestApp } from '../../testing/testApp';
import { startActivityPark } from '../activity/activityPark.testing';
import { startLivePark } from '../live/livePark.testing';
import { startPrizePark } from '../prize/prizePark.testing';
import { startSalePark } from '../ticket/salePark.testing';

const [MAINLAND, MACAO, FRENCH] = ['13800138000', '+85366123456', '+33612345678'];
const FEEDBACK = { kind: 'praise', text: 'It was a good day.', pictures: [] };

/** Saved by a park's owner. */
async function choose(park: Pick<TestApp, 'call'>, token: string, regions: PhoneRegions, version = 0) {
  ok(await park.call(saveParkRules, { version, rules: { phone: { regions } } }, token));
}

it('numbers are of mainland China, of Hong Kong, Macao or Taiwan, or of anywhere', () => {
  const taken = (typed: string) => (['mainland', 'china', 'every'] as const).filter((one) => isPhoneOf(one, plainPhone(typed)));
  for (const typed of ['138 0013 8000', '+86 138 0013 8000', '0571-8888 0119', ''])
    assert.deepEqual(taken(typed), ['mainland', 'china', 'every'], typed);
  for (const typed of ['+852 9123 4567', '00853 6612 3456', '+886 912 345 678'])
    assert.deepEqual(taken(typed), ['china', 'every']);
  for (const typed of ['+33 6 12 34 56 78', '+1 202 555 0100', '+855 12 345 678'])
    assert.deepEqual(taken(typed), ['every'], typed);
});

describe('a park that takes some countries’ numbers alone', () => {
  let park: Awaited<ReturnType<typeof startSalePark>>;
  let admin: string;
  let minutes = 0;
  before(async () => {
    park = await startSalePark();
    admin = await park.signInAdmin();
  });
  after(() => park.close());
  beforeEach(async () => {
    await park.reset();
    await park.sql('delete from park');
    // What a node remembers of the test before is older than that.
    minutes += 1;
    park.later(minutes * 60_000);
  });
  const post = async <In, Out>(call: Call<In, Out>, input: In, token: string, key = newId()): Promise<Envelope<Out>> =>
    (await park.send(call, input, token, { 'idempotency-key': key, 'accept-language': 'en' })).json();

  it('takes orders with these, and answers again for what it took before', async () => {
    const guest = await park.guest();
    const key = newId();
    const order = ok(await park.order(guest, { phone: FRENCH }, key));
    await choose(park, admin, 'china');
    assert.equal(ok(await park.call(getPark, {})).rules.phone.regions, 'china');
    assert.equal(ok(await park.order(guest, { phone: FRENCH }, key)).id, order.id);
    refused(await park.order(guest, { phone: FRENCH }), 'phoneRegion');
    ok(await park.order(guest, { phone: MACAO }));
    await choose(park, admin, 'mainland', 1);
    refused(await park.order(guest, { phone: MACAO }), 'phoneRegion');
    ok(await park.order(guest, { phone: MAINLAND }));
    await park.agree();
  });

  it('says so to whoever writes feedback, publishes or claims, and never to who calls for help', async () => {
    const [guest, other] = [await park.guest(), await park.guest()];
    const key = newId();
    const sent = ok(await post(addFeedBack, { ...FEEDBACK, contact: FRENCH }, guest.token, key));
    await choose(park, admin, 'china');
    assert.deepEqual(ok(await post(addFeedBack, { ...FEEDBACK, contact: FRENCH }, guest.token, key)), sent);
    assert.equal(
      refused(await post(addFeedBack, { ...FEEDBACK, contact: FRENCH }, guest.token), 'phoneRegion'),
      'The park takes phone numbers of mainland China, Hong Kong, Macao and Taiwan only. Please enter another one.',
    );
    ok(await post(addFeedBack, FEEDBACK, guest.token));
    const item = {
      ...({ kind: 'found', category: 'bag', title: 'Blue bag', place: 'Lookout', day: '2026-05-04' } as const),
      ...{ text: 'A blue bag.', pictures: [] },
    };
    refused(await post(publishItem, { ...item, contact: FRENCH }, guest.token), 'phoneRegion');
    const { id } = ok(await post(publishItem, { ...item, contact: MACAO }, guest.token));
    await park.sql("update lost_found_item set state = 'published' where id = $1", [id]);
    refused(await post(claimItem, { id, text: 'It is mine, truly.', contact: FRENCH }, other.token), 'phoneRegion');
    ok(await post(claimItem, { id, text: 'It is mine, truly.', contact: MAINLAND }, other.token));
    const help = { clientId: randomUUID(), device: randomUUID(), kind: 'hurt', note: '', position: null, askedAt: null };
    ok(await park.call(callHelp, { ...help, phone: FRENCH }));
  });
});

it('hosts, whoever enrols and whoever enters a draw leave such a number, too', async () => {
  const live = await startLivePark();
  const host = { name: '林晓岚', platformId: 'douyin', account: 'xiaolan', introduction: '', ofAge: true };
  await choose(live, await live.signInAdmin(), 'mainland');
  const { token } = await live.guest();
  refused(await live.call(anchorCommitRegister, { ...host, phone: FRENCH }, token), 'phoneRegion');
  ok(await live.call(anchorCommitRegister, { ...host, phone: MAINLAND }, token));
  await live.close();

  const activities = await startActivityPark();
  await choose(activities, await activities.staff(), 'mainland');
  const { id } = await activities.put();
  const guest = await activities.guest();
  refused(await activities.enroll(guest, id, { phone: FRENCH }), 'phoneRegion');
  ok(await activities.enroll(guest, id));
  await activities.close();

  const draws = await startPrizePark();
  const round = await draws.open();
  ok(await draws.enter(round.id, 'Ada', FRENCH));
  await choose(draws, await draws.staff(), 'mainland');
  ok(await draws.enter(round.id, 'Ada', FRENCH));
  refused(await draws.enter(round.id, 'Bob', MACAO), 'phoneRegion');
  ok(await draws.enter(round.id, 'Cyd', MAINLAND, { proven: true }));
  await draws.close();
});

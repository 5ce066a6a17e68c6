import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Call, CallInput } from '@park/contract/call';
import { addFeedBack, exportFeedBacks, getAdminFeedBacks, getFeedBacks } from '@park/contract/feedback/calls';
import { callHelp, exportHelpRequests, getHelpRequests } from '@park/contract/help/calls';
import { exportItems, publishItem } from '@park/contract/lostFound/calls';
import { getAdminPark, getPark, saveParkLists } from '@park/contract/park/calls';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { auditOf } from '../staff/audit.service';

type Lists = CallInput<typeof saveParkLists>['lists'];

const CAVE = { 'zh-Hans': '洞穴', fr: 'Grotte' };
const ITEM: CallInput<typeof publishItem> = {
  ...{ kind: 'found', category: 'bag', title: 'Blue bag', place: 'Lookout', day: '2026-05-04' },
  ...{ text: 'A blue bag.', contact: '13800138000', pictures: [] },
};

describe('lists that staff keep', () => {
  let park: TestApp;
  let admin: string;
  let visitor: string;
  let now = Date.parse('2026-05-04T04:00:00Z');
  before(async () => {
    park = await startTestApp({ clock: () => now });
    admin = await park.signInAdmin();
  });
  after(() => park.close());
  beforeEach(async () => {
    await park.database.executeSql('delete from park', []);
    now += 10_000;
    visitor = (await park.signIn()).token;
  });
  const save = (lists: Lists, version = 0) => park.call(saveParkLists, { version, lists }, admin);
  const post = async <In, Out>(call: Call<In, Out>, input: In, key = newId()) =>
    (await park.send(call, input, visitor, { 'idempotency-key': key })).json();
  const tell = (kind: string, key?: string) => post(addFeedBack, { kind, text: 'It is dark in there.', pictures: [] }, key);
  const ask = async (kind: string) =>
    ok(
      await park.call(callHelp, {
        clientId: randomUUID(),
        device: randomUUID(),
        kind,
        phone: '',
        note: '',
        position: null,
        askedAt: null,
      }),
    );
  const exported = async <In>(call: Call<In, unknown>, lang: string, input: object = {}) =>
    (await park.send(call, { ...input, format: 'csv' } as never, admin, { 'accept-language': lang })).body;

  it('offer a kind of the park’s own, and name it in each reader’s language', async () => {
    refused(await tell('cave'), 'kindOff');
    const lists = { feedback: [{ id: 'cave', name: CAVE }] };
    ok(await save(lists));
    ok(await tell('cave'));
    assert.equal(ok(await park.call(getFeedBacks, {}, visitor)).items[0]?.kind, 'cave');
    assert.equal(ok(await park.call(getAdminFeedBacks, { kind: 'cave' }, admin)).items.length, 1);
    assert.match(await exported(exportFeedBacks, 'zh-Hans'), /洞穴/);
    const inFrench = await park.send(getPark, {}, undefined, { 'accept-language': 'fr' });
    assert.deepEqual(inFrench.json().result.lists, { feedback: [{ id: 'cave', name: 'Grotte', off: false }] });
  });

  it('take nothing new under what is off, and still name what was sent', async () => {
    const key = newId();
    ok(await save({ feedback: [{ id: 'cave', name: CAVE }] }));
    const sent = ok(await tell('cave', key));
    ok(await tell('praise'));
    ok(await save({ feedback: [{ id: 'praise', off: true }] }, 1));
    refused(await tell('praise'), 'kindOff');
    refused(await tell('cave'), 'kindOff');
    assert.deepEqual(ok(await tell('cave', key)), sent, 'what was taken is answered again');
    assert.deepEqual(ok(await park.call(getAdminPark, {}, admin)).lists.feedback?.[1], { id: 'cave', name: CAVE, off: true });
    const file = await exported(exportFeedBacks, 'en');
    assert.match(file, /洞穴/);
    assert.match(file, /Praise/);
  });

  it('hold for lost and found, too', async () => {
    ok(
      await save({
        lostFound: [
          { id: 'hammer', name: { 'zh-Hans': '地质锤', en: 'Hammer' } },
          { id: 'bag', off: true },
        ],
      }),
    );
    refused(await post(publishItem, ITEM), 'kindOff');
    ok(await post(publishItem, { ...ITEM, category: 'hammer' }));
    assert.match(await exported(exportItems, 'en'), /Hammer/);
  });

  it('never refuse a call for help, and put the park’s own kinds where their urgency says', async () => {
    ok(
      await save({
        help: [
          { id: 'snake', name: { 'zh-Hans': '遇蛇' }, urgency: 1 },
          { id: 'lostWay', off: true },
        ],
      }),
    );
    assert.equal((await ask('earthquake')).kind, 'other');
    await ask('lostWay');
    await ask('snake');
    const calls = ok(await park.call(getHelpRequests, {}, admin)).items;
    // What this node does not know may be what another has just added, and is no less urgent than that. Of one moment, chance orders two.
    assert.deepEqual(calls.map(({ kind, urgency }) => `${kind} ${urgency}`).sort(), ['lostWay 2', 'other 1', 'snake 1']);
    assert.equal(calls.at(-1)?.kind, 'lostWay');
    assert.match(await exported(exportHelpRequests, 'zh-Hans'), /遇蛇/);
  });

  it('are saved by the version that was opened, and written down', async () => {
    const changes = async () =>
      (await auditOf(park.database.db, 'park:1')).filter(({ action }) => action === 'park.lists').length;
    const before = await changes();
    ok(await save({ feedback: [{ id: 'cave', name: CAVE }] }));
    refused(await save({ feedback: [{ id: 'praise', off: true }] }), 'parkChanged');
    refused(await save({ help: [{ id: 'other', off: true }] }, 1), 'invalidInput');
    assert.equal(await changes(), before + 1);
  });
});

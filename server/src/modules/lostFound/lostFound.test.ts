import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { uploadFile } from '@park/contract/file/calls';
import * as calls from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { Item } from '@park/contract/lostFound/schemas';
import { getMessages } from '@park/contract/message/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { eraseMe } from '@park/contract/visitor/calls';
import sharp from 'sharp';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { openFiles } from '../file/file.service';
import { auditOf } from '../staff/audit.service';
import { createLostFoundTasks } from './lostFound.jobs.service';

const DAY = 86_400_000;
const START = parkMoment('2026-05-04', '12:00');
const CAP: CallInput<typeof calls.publishItem> = {
  kind: 'found',
  category: 'clothing',
  title: 'Blue child’s cap',
  place: 'Bench at the lookout',
  day: '2026-05-04',
  dayPart: 'morning',
  text: 'A blue cap with a trilobite on it.',
  contact: '138 0013 8001',
};
const WHY = 'It has “Mei” written inside the rim.';
const PICTURE = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

for (const kind of testDatabases())
  describe(`lost and found on ${kind}`, () => {
    let park: TestApp;
    let origin: string;
    let dataDir: string;
    let staff: string;
    let author: string;
    let now = START;
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'park-lost-'));
      park = await startTestApp({ kind, clock: () => now, config: { dataDir } });
      origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
    });
    beforeEach(async () => {
      now = START;
      await park.database.executeSql('delete from lost_found_item', []);
      staff = await park.signInAdmin();
      author = (await park.signIn()).token;
    });
    after(async () => {
      await park.close();
      await rm(dataDir, { recursive: true });
    });

    const publish = async (
      token = author,
      change: Partial<CallInput<typeof calls.publishItem>> = {},
      key = newId(),
    ): Promise<Envelope<Item>> =>
      (await park.send(calls.publishItem, { ...CAP, ...change }, token, { 'idempotency-key': key })).json();
    const published = async (change: Partial<CallInput<typeof calls.publishItem>> = {}) => {
      const { id } = ok(await publish(author, change));
      ok(await park.call(calls.reviewItem, { id, approve: true }, staff));
      return id;
    };
    const claimed = async (id: string, text = WHY) => {
      const { token } = await park.signIn();
      now += 1_000;
      const item = ok(await park.call(calls.claimItem, { id, text, contact: '13900139002' }, token));
      return { token, claim: item.claim?.id ?? '' };
    };
    const get = async (id: string, token?: string) => park.call(calls.getItem, { id }, token);
    const upload = async () => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(PICTURE)]), 'cap.png');
      const headers = { authorization: `Bearer ${author}` };
      const answer = await fetch(origin + uploadFile.path, { method: 'POST', body: form, headers });
      return ((await answer.json()) as Envelope<{ id: string }>).result.id;
    };
    const messageKinds = async (token: string) => ok(await park.call(getMessages, {}, token)).items.map((one) => one.kind);

    it('is sent once a key, and with nothing half-written', async () => {
      const key = newId();
      const answers = await Promise.all(Array.from({ length: 4 }, () => publish(author, {}, key)));
      assert.equal(new Set(answers.map((answer) => ok(answer).id)).size, 1);
      refused(await publish(author, { title: 'A red cap' }, key), 'idempotencyKeyReused');
      refused(await park.call(calls.publishItem, CAP, author), 'idempotencyKeyMissing');
      refused(await publish(author, { pictures: ['gone'] }), 'pictureGone');
      refused(await publish(author, { day: addDays(parkDay(now), 1) }), 'dayAhead');
      assert.equal(ok(await park.call(calls.getMyItems, {}, author)).total, 1);
      const wrong = await publish(author, { contact: '123', place: '', text: 'x'.repeat(501) });
      assert.deepEqual(wrong.errors?.length, 3);
    });

    it('accepts one claim of two that are accepted at once, and one of a person', async () => {
      const id = await published();
      const one = await claimed(id);
      const two = await claimed(id);
      const accept = (claim: string) => park.call(calls.decideClaim, { id: claim, approve: true }, staff);
      const answers = await Promise.all([accept(one.claim), accept(two.claim), accept(one.claim), accept(two.claim)]);
      const won = answers.filter(({ code }) => code === 200);
      assert.equal(won.length, 2, 'the one that was accepted, and its repetition');
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'itemMatched');
      const { claims } = ok(await park.call(calls.getAdminItem, { id }, staff));
      assert.equal(claims.filter(({ state }) => state === 'accepted').length, 1);

      const other = await published({ title: 'A green cap' });
      const { token } = await park.signIn();
      const say = (text: string) => park.call(calls.claimItem, { id: other, text, contact: '13900139002' }, token);
      const replies = await Promise.all([say(WHY), say(WHY), say(WHY)]);
      assert.equal(new Set(replies.map((answer) => ok(answer).claim?.id)).size, 1);
      refused(await say('Something else, at once.'), 'claimedAlready');
      assert.equal(ok(await park.call(calls.getMyClaims, {}, token)).total, 1);
    });

    it(`takes ${DEFAULT_RULES.lostFound.itemsPerDay} a day of one visitor, also at once`, async () => {
      const answers = await Promise.all(Array.from({ length: DEFAULT_RULES.lostFound.itemsPerDay + 2 }, () => publish()));
      assert.equal(answers.filter(({ code }) => code === 200).length, DEFAULT_RULES.lostFound.itemsPerDay);
      refused(await publish(), 'lostFoundDayLimit');
    });

    if (kind === 'postgres') return;

    it('goes from review to its owner, and nobody learns more than is theirs', async () => {
      const { id, pictures, contact } = ok(await publish(author, { pictures: [await upload()] }));
      assert.equal(contact, '13800138001');
      const [picture] = pictures;
      refused(await get(id), 'itemNotFound');
      assert.equal(ok(await park.call(calls.getItems, {})).total, 0);
      assert.equal(ok(await get(id, author)).state, 'reviewing');

      ok(await park.call(calls.reviewItem, { id, approve: true }, staff));
      ok(await park.call(calls.reviewItem, { id, approve: true }, staff));
      refused(await park.call(calls.reviewItem, { id, approve: false, reason: 'No' }, staff), 'itemReviewed');
      const [shown] = ok(await park.call(calls.getItems, { kind: 'found', category: 'clothing' })).items;
      assert.deepEqual([shown?.id, shown?.title, shown?.picture?.id], [id, CAP.title, picture?.id]);
      const open = await fetch(origin + shown?.picture?.thumb);
      assert.equal(open.headers.get('cache-control'), 'public, max-age=600');
      assert.equal(ok(await park.call(calls.getItems, { kind: 'lost' })).total, 0);
      const outside = ok(await get(id));
      assert.deepEqual([outside.contact, outside.isMine, outside.match], ['138****8001', false, null]);

      const winner = await claimed(id);
      const loser = await claimed(id, 'I think that this one is mine.');
      assert.equal(ok(await get(id, winner.token)).contact, '138****8001');
      refused(await park.call(calls.claimItem, { id, text: WHY, contact: '13900139002' }, author), 'ownItem');
      const [masked] = ok(await park.call(calls.getAdminClaims, { state: 'waiting', order: 'asc' }, staff)).items;
      assert.deepEqual([masked?.contact, masked?.title], ['139****9002', CAP.title]);
      const decided = ok(await park.call(calls.decideClaim, { id: winner.claim, approve: true }, staff));
      assert.deepEqual([decided.state, decided.claims.map(({ state }) => state)], ['matched', ['accepted', 'waiting']]);
      refused(await park.call(calls.decideClaim, { id: loser.claim, approve: true }, staff), 'itemMatched');
      assert.equal(ok(await get(id, winner.token)).contact, '13800138001');
      assert.equal(ok(await get(id, loser.token)).contact, '138****8001');
      assert.deepEqual(ok(await get(id, author)).match, { text: WHY, contact: '13900139002' });

      assert.equal(ok(await park.call(calls.closeItem, { id }, author)).state, 'returned');
      ok(await park.call(calls.closeItem, { id }, author));
      assert.deepEqual(await messageKinds(author), ['itemMatched', 'itemPublished']);
      assert.deepEqual(await messageKinds(winner.token), ['claimAccepted']);
      assert.deepEqual(await messageKinds(loser.token), ['claimOver']);
      assert.deepEqual(
        (await auditOf(park.database.db, `lostFound:${id}`)).map(({ action }) => action),
        ['lostFound.review', 'lostFound.decideClaim'],
      );
      now += (LOST_FOUND.returnedDays - 1) * DAY;
      assert.equal(ok(await park.call(calls.getItems, {})).items[0]?.state, 'returned');
      now += 2 * DAY;
      assert.equal(ok(await park.call(calls.getItems, {})).total, 0);
      refused(await get(id), 'itemNotFound');
    });

    it('opens again when staff take back what they accepted, and says why to whom it concerns', async () => {
      const id = await published();
      const first = await claimed(id);
      ok(await park.call(calls.decideClaim, { id: first.claim, approve: true }, staff));
      refused(await park.call(calls.decideClaim, { id: first.claim, approve: false }, staff), 'invalidInput');
      const reason = 'The name inside is another one.';
      const back = ok(await park.call(calls.decideClaim, { id: first.claim, approve: false, reason }, staff));
      assert.equal(back.state, 'published');
      const seen = ok(await get(id, first.token));
      assert.deepEqual([seen.claim?.reason, seen.contact, seen.canClaim], [reason, '138****8001', true]);
      refused(await park.call(calls.decideClaim, { id: first.claim, approve: true }, staff), 'claimDecided');
      const second = await claimed(id);
      assert.equal(ok(await park.call(calls.decideClaim, { id: second.claim, approve: true }, staff)).state, 'matched');
    });

    it('of others cannot be changed, and what was withdrawn or refused is seen by its author alone', async () => {
      const id = await published({ pictures: [await upload()] });
      const other = (await park.signIn()).token;
      refused(await park.call(calls.withdrawItem, { id }, other), 'itemNotFound');
      refused(await park.call(calls.closeItem, { id }, other), 'itemNotFound');
      refused(await park.call(calls.getAdminItem, { id }, author), 'signInRequired');
      const waiting = await claimed(id);
      assert.equal(ok(await park.call(calls.withdrawItem, { id }, author)).state, 'withdrawn');
      refused(await get(id, other), 'itemNotFound');
      refused(await park.call(calls.claimItem, { id, text: WHY, contact: '13900139002' }, other), 'itemNotFound');
      assert.deepEqual(await messageKinds(waiting.token), ['claimOver']);

      const hidden = ok(await publish()).id;
      refused(await park.call(calls.claimItem, { id: hidden, text: WHY, contact: '13900139002' }, other), 'itemNotFound');
      ok(await park.call(calls.reviewItem, { id: hidden, approve: false, reason: 'Shows a face.' }, staff));
      assert.equal(ok(await get(hidden, author)).reason, 'Shows a face.');
      refused(await get(hidden, other), 'itemNotFound');
    });

    it('is named by nobody once who reported it had themselves erased, in messages that came before neither', async () => {
      const reporter = await park.signIn();
      const id = ok(await publish(reporter.token, { title: 'Passport of Lin Yue' })).id;
      ok(await park.call(calls.reviewItem, { id, approve: true }, staff));
      const [refusedOne, waiting] = [await claimed(id), await claimed(id)];
      ok(await park.call(calls.decideClaim, { id: refusedOne.claim, approve: false, reason: 'No.' }, staff));
      ok(await park.call(eraseMe, { confirmed: true }, reporter.token));
      for (const { token } of [refusedOne, waiting]) {
        const { items } = ok(await park.call(getMessages, {}, token));
        assert.equal(items.length, 1);
        assert.doesNotMatch(JSON.stringify(items), /Lin Yue/);
        assert.match(items[0]?.title ?? '', /An item/);
      }
    });

    it('speaks the reader’s language where it was written in it, and keeps scripts as texts', async () => {
      const script = '<script>alert(1)</script>';
      const id = await published({ title: script, place: script, text: script });
      const answer = await park.send(calls.getItem, { id }, undefined, { 'accept-language': 'fr' });
      const { title, place, text } = (answer.json() as Envelope<Item>).result;
      assert.deepEqual([title, place, text], [script, script, script]);
    });

    it('is put away when nobody comes, and forgets phones and pictures', async () => {
      const tasks = createLostFoundTasks(park.database, openFiles(park.database, { ...park.config, dataDir }));
      const id = await published({ pictures: [await upload()] });
      const { token } = await claimed(id);
      assert.equal(await tasks.putAway(now + 179 * DAY), 0);
      assert.equal(await tasks.putAway(now + 181 * DAY), 1);
      assert.deepEqual(await messageKinds(token), ['claimOver']);
      assert.equal(await tasks.forget(now + 360 * DAY), 0);
      assert.equal(await tasks.forget(now + 362 * DAY), 1);
      const left = ok(await park.call(calls.getAdminItem, { id }, staff));
      assert.deepEqual([left.contact, left.pictures, left.claims[0]?.contact], [null, [], null]);
    });
  });

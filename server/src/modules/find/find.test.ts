import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import * as calls from '@park/contract/find/calls';
import { FIND } from '@park/contract/find/limits';
import { type Find, schemas } from '@park/contract/find/schemas';
import { getMessages } from '@park/contract/message/calls';
import { parkMoment } from '@park/contract/parkTime';
import sharp from 'sharp';
import { z } from 'zod';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { contractCalls } from '../../testing/contractCalls';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { createSessions } from '../session/session.service';
import { auditOf } from '../staff/audit.service';
import { findJobs, KEEP_FINDER_DAYS } from './find.jobs.service';

const DEVICE = 'd'.repeat(64);
const PLACE = {
  latitude: 25.123456,
  longitude: 105.654321,
  accuracy: 12,
  system: 'gcj02',
  at: '2026-05-04T11:00:00+08:00',
} as const;
const PICTURE = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } })
  .png()
  .toBuffer();
const WORDS = 'A rib as long as a hand, in the grey layer.';
const PLACE_WORDS = 'Behind the third post of the gorge path.';
const STEP = { words: 'Fenced, nobody is to touch it.', toWhom: '', keptAt: '', condition: '', accession: '', named: '' };
const COLLECTED = { ...STEP, kind: 'collected', toWhom: 'Ms Lin', keptAt: 'Store room 2', condition: 'Cracked' } as const;

for (const kind of testDatabases())
  describe(`finds on ${kind}`, () => {
    let park: TestApp;
    let origin: string;
    let dataDir: string;
    let staff: string;
    let now = parkMoment('2026-05-04', '12:00');
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'park-finds-'));
      park = await startTestApp({ kind, clock: () => now, config: { dataDir } });
      origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
      staff = await park.signInAdmin();
    });
    after(async () => {
      await park.close();
      await rm(dataDir, { recursive: true });
    });
    beforeEach(() => {
      now = parkMoment('2026-05-04', '12:00');
    });

    const device = () => newId().padEnd(64, 'x');
    const report = async (change: Partial<CallInput<typeof calls.reportFind>> = {}, token?: string) =>
      park.call(
        calls.reportFind,
        {
          clientId: newId(),
          device: DEVICE,
          kind: 'bone',
          words: WORDS,
          placeWords: PLACE_WORDS,
          position: PLACE,
          foundAt: null,
          ...change,
        },
        token,
      );
    const sendPhoto = async (id: string, photo = newId(), from = DEVICE, content: Uint8Array = new Uint8Array(PICTURE)) => {
      const form = new FormData();
      form.set('file', new Blob([content as BlobPart]), 'find.png');
      const query = new URLSearchParams({ id, photo });
      const answer = await fetch(`${origin}${calls.addFindPhoto.path}?${query}`, {
        method: 'POST',
        body: form,
        headers: { 'park-device': from },
      });
      return (await answer.json()) as Envelope<Find>;
    };
    const step = (id: string, nth: number, fields: Partial<CallInput<typeof calls.addFindStep>>, token = staff) =>
      park.call(
        calls.addFindStep,
        { id, nth, kind: 'noted', ...STEP, ...fields } as CallInput<typeof calls.addFindStep>,
        token,
      );
    /** Somebody else at the help desk. */
    const colleague = async () => {
      await park.database.executeSql(
        `insert into admin_account (id, user_name, password_hash, roles)
         select 'colleague', 'Lin', password_hash, roles from admin_account where user_name = 'admin'`,
        [],
      );
      const sessions = createSessions(park.database.db, park.config.authSecret);
      return (await sessions.open(park.database.db, { adminId: 'colleague', adminName: 'Lin' }, now)).accessToken;
    };

    it('is taken from anybody, once, with at most three pictures of which each counts once', async () => {
      const clientId = newId();
      const phone = device();
      const first = ok(await report({ clientId, device: phone }));
      assert.match(first.number, /^FS260504-\w{5}$/);
      assert.deepEqual([first.state, first.photos, first.answer], ['received', 0, null]);
      const both = await Promise.all([1, 2, 3].map(() => report({ clientId, device: phone, words: 'again' })));
      assert.deepEqual(new Set(both.map((one) => ok(one).id)), new Set([first.id]));
      refused(await report({ clientId, device: device() }), 'findNotFound');

      const photo = newId();
      assert.equal(ok(await sendPhoto(first.id, photo, phone)).photos, 1);
      assert.equal(ok(await sendPhoto(first.id, photo, phone)).photos, 1);
      const twice = newId();
      const atOnce = await Promise.all([sendPhoto(first.id, twice, phone), sendPhoto(first.id, twice, phone)]);
      assert.deepEqual(
        atOnce.map((one) => ok(one).photos),
        [2, 2],
      );
      refused(await sendPhoto(first.id, newId(), device()), 'findNotFound');
      refused(await sendPhoto(first.id, newId(), phone, new TextEncoder().encode('no picture')), 'fileTypeRefused');
      ok(await sendPhoto(first.id, newId(), phone));
      refused(await sendPhoto(first.id, newId(), phone), 'findPhotosFull');
      const { pictures } = ok(await park.call(calls.getAdminFind, { id: first.id }, staff));
      assert.equal(pictures.length, FIND.photos);
      const [whole = '', bare = ''] = [pictures[0]?.url, pictures[0]?.url.split('?')[0]];
      const typeOf = async (url: string) => (await fetch(origin + url)).headers.get('content-type');
      assert.match((await typeOf(whole)) ?? '', /^image/);
      assert.doesNotMatch((await typeOf(bare)) ?? '', /^image/, 'nobody sees it without a pass');
    });

    it('is taken by one of two who reach for it', async () => {
      const other = await colleague();
      const { id } = ok(await report({ device: device() }));
      const answers = await Promise.all([staff, other].map((token) => park.call(calls.takeFind, { id }, token)));
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
      refused(answers.find(({ code }) => code === 409) as Envelope<unknown>, 'findTaken');
      const steps = await Promise.all(
        [staff, other].map((token) => step(id, 2, { kind: 'noted', words: `by ${token.length}` }, token)),
      );
      assert.deepEqual(steps.map(({ code }) => code).sort(), [200, 409]);
      refused(steps.find(({ code }) => code === 409) as Envelope<unknown>, 'findChanged');
    });

    if (kind === 'postgres') return;

    it('is not refused for how it is filled in, and a phone reports ten a day at most', async () => {
      const phone = device();
      const odd = ok(
        await report({
          device: phone,
          kind: 'dragon',
          words: 'x'.repeat(9_000),
          position: { latitude: 999 },
          foundAt: 'soon',
        } as never),
      );
      assert.deepEqual([odd.kind, odd.foundAt], ['other', odd.receivedAt]);
      for (let n = 1; n < FIND.perDay; n++) ok(await report({ device: phone }));
      assert.match(refused(await report({ device: phone }), 'findDayLimit'), /10/);
      now += 86_400_000;
      ok(await report({ device: phone }));
    });

    it('is refused from where a whole day’s have come, however many phones say that they send it', async () => {
      const found = { kind: 'bone', words: WORDS, placeWords: PLACE_WORDS, position: null, foundAt: null } as const;
      const from = async (remoteAddress: string, clientId = newId(), phone = device()) => {
        const { method, path: url } = calls.reportFind;
        const payload = { ...found, clientId, device: phone };
        return (await park.app.inject({ method, url, remoteAddress, payload })).json();
      };
      const [sent, phone] = [newId(), device()];
      assert.equal((await from('198.51.100.7', sent, phone)).code, 200);
      for (let n = 1; n < 200; n++) await from('198.51.100.7');
      refused(await from('198.51.100.7'), 'findDayLimit');
      assert.equal((await from('198.51.100.7', sent, phone)).code, 200, 'sent again');
      assert.equal((await from('198.51.100.8')).code, 200);
    });

    it('goes from hand to hand in steps that nobody changes, and the visitor reads the answer', async () => {
      const { token } = await park.signIn();
      const phone = device();
      const { id, number } = ok(await report({ device: phone }, token));
      refused(await step(id, 2, {}), 'findChanged');
      ok(await park.call(calls.takeFind, { id }, staff));
      ok(await park.call(calls.takeFind, { id }, staff));
      ok(await step(id, 2, { kind: 'secured' }));
      ok(await step(id, 2, { kind: 'secured' }));
      refused(await step(id, 2, { kind: 'secured', words: 'Something else' }), 'findChanged');
      refused(await step(id, 3, { kind: 'moved', toWhom: 'A', keptAt: 'B', condition: 'C' }), 'findStepNotNow');
      refused(await step(id, 3, { kind: 'collected' }), 'invalidInput');
      ok(await step(id, 3, COLLECTED));
      ok(await step(id, 4, { kind: 'reported', toWhom: 'County bureau' }));
      ok(await step(id, 5, { kind: 'moved', toWhom: 'Mr Wu', keptAt: 'Lab', condition: 'As before' }));
      ok(await step(id, 6, { kind: 'answered', words: 'A rib of a Keichousaurus. Thank you!', named: 'Keichousaurus' }));
      const done = ok(
        await step(id, 7, { kind: 'museum', toWhom: 'Museum', keptAt: 'Hall 1', accession: 'GZ-77', exhibitId: '3' }),
      );
      assert.deepEqual(
        done.steps.map(({ nth, kind, fromWhom, toWhom }) => [nth, kind, fromWhom, toWhom]),
        [
          [1, 'taken', '', ''],
          [2, 'secured', '', ''],
          [3, 'collected', '', 'Ms Lin'],
          [4, 'reported', 'Ms Lin', 'County bureau'],
          [5, 'moved', 'Ms Lin', 'Mr Wu'],
          [6, 'answered', 'Mr Wu', ''],
          [7, 'museum', 'Mr Wu', 'Museum'],
        ],
      );
      const [mine] = ok(await park.call(calls.getFinds, { device: phone }));
      assert.deepEqual([mine?.state, mine?.answer?.named], ['museum', 'Keichousaurus']);
      const { items } = ok(await park.call(getMessages, {}, token));
      assert.deepEqual(
        items.filter(({ kind }) => kind === 'findAnswered').map(({ page }) => page?.name),
        ['find'],
      );

      for (const change of [
        `update fossil_find_step set words = 'x'`,
        'delete from fossil_find_step',
        'truncate fossil_find_step',
      ])
        await assert.rejects(park.database.executeSql(change, []), /fossil_find_step only grows/);
      assert.deepEqual(
        (await auditOf(park.database.db, `find:${id}`)).map(({ action }) => action),
        ['find.take', ...Array<string>(6).fill('find.addStep')],
      );
      assert.match(number, /^FS/);
    });

    it('tells its place to the help desk alone, one written look at a time', async () => {
      const { token } = await park.signIn();
      const phone = device();
      const { id } = ok(await report({ device: phone }, token));
      const seen = ok(await park.call(calls.getFindPlace, { id }, staff));
      assert.deepEqual(seen, { position: PLACE, placeWords: PLACE_WORDS });
      assert.deepEqual(
        (await auditOf(park.database.db, `find:${id}`)).map(({ action }) => action),
        ['find.seePlace'],
      );
      for (const call of [calls.getFindPlace, calls.getAdminFind, calls.takeFind])
        assert.equal((await park.call(call as typeof calls.getFindPlace, { id }, token)).code, 401);

      const stored = await park.database.executeSql('select words, place_words, position from fossil_find where id = $1', [id]);
      assert.doesNotMatch(JSON.stringify(stored.rows), /25\.12|105\.65|third post|grey layer/);
      const csv = (await park.send(calls.exportFinds, { id }, staff)).body;
      assert.match(csv, /25\.123456/);
      assert.match(csv, /third post/);
      const [written] = await auditOf(park.database.db, 'export:finds');
      assert.deepEqual([written?.action, written?.details], ['find.exportFinds', { filter: { id }, format: 'csv', rows: 1 }]);
      const events = JSON.stringify(await park.database.executeSql('select * from staff_event', []));
      assert.doesNotMatch(events, /25\.12|third post/);
    });

    it('is in no answer to any visitor’s or anybody’s call, whatever is asked', async () => {
      const { token } = await park.signIn();
      const phone = device();
      const { id } = ok(await report({ device: phone }, token));
      ok(await sendPhoto(id, newId(), phone));
      const secrets = /25\.12345|105\.65432|third post|grey layer/;
      const whole = { id, device: phone, keyword: 'third post' };
      const called = new Set<string>();
      for (const call of contractCalls.filter(({ auth }) => auth !== 'admin'))
        for (const [input, who] of [
          [{}, token],
          [whole, token],
          [whole, undefined],
        ] as const) {
          const { body } = await park.send(call, input, who);
          assert.doesNotMatch(body, secrets, call.path);
          called.add(call.path);
        }
      assert.ok(called.has(calls.getFinds.path) && called.size > 80, `${called.size} calls`);
      // Nor has what a phone is told room for it.
      for (const { out } of [schemas.reportFind, schemas.getFinds, schemas.addFindPhoto])
        assert.doesNotMatch(JSON.stringify(z.toJSONSchema(out)), /position|latitude|longitude|place|words/i);
    });

    it('forgets phone and account a year after the last step, and keeps the find', async () => {
      const phone = device();
      const { token } = await park.signIn();
      const { id } = ok(await report({ device: phone }, token));
      const [job] = findJobs(park.database);
      assert.equal(await job?.run(now), 0);
      assert.ok(((await job?.run(now + (KEEP_FINDER_DAYS + 1) * 86_400_000)) ?? 0) > 0);
      assert.deepEqual(ok(await park.call(calls.getFinds, { device: phone })), []);
      assert.equal(ok(await park.call(calls.getFindPlace, { id }, staff)).placeWords, PLACE_WORDS);
    });
  });

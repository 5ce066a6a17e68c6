import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import * as calls from '@park/contract/feedback/calls';
import type { Feedback } from '@park/contract/feedback/schemas';
import { uploadFile } from '@park/contract/file/calls';
import { getMessages } from '@park/contract/message/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { getMine } from '@park/contract/visitor/calls';
import sharp from 'sharp';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { createSessions } from '../session/session.service';
import { auditOf } from '../staff/audit.service';
import { feedbackJobs } from './feedback.jobs.service';

const HOUR = 3_600_000;
const COMPLAINT: CallInput<typeof calls.addFeedBack> = { kind: 'complaint', text: 'The path to the museum is too dark.' };
const PICTURE = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } })
  .png()
  .toBuffer();
/** What a person might type to see what happens. */
const SCRIPT = `<script>alert(1)</script><img src=x onerror="alert(1)"> {{7*7}} '; drop table feedback; --`;

for (const kind of testDatabases())
  describe(`feedback on ${kind}`, () => {
    let park: TestApp;
    let origin: string;
    let dataDir: string;
    let staff: string;
    // Noon in the park, so that an hour later is the same day.
    let now = parkMoment('2026-05-04', '12:00');
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'park-feedback-'));
      park = await startTestApp({ kind, clock: () => now, config: { dataDir } });
      origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
      staff = await park.signInAdmin();
    });
    after(async () => {
      await park.close();
      await rm(dataDir, { recursive: true });
    });

    const add = async (
      token: string,
      change: Partial<CallInput<typeof calls.addFeedBack>> = {},
      key = newId(),
    ): Promise<Envelope<Feedback>> =>
      (await park.send(calls.addFeedBack, { ...COMPLAINT, ...change }, token, { 'idempotency-key': key })).json();
    const upload = async (token: string) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(PICTURE)]), 'path.png');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(origin + uploadFile.path, { method: 'POST', body: form, headers });
      return ((await answer.json()) as Envelope<{ id: string }>).result.id;
    };

    it('goes from received to answered, and each sees what is theirs', async () => {
      const { token } = await park.signIn();
      const other = (await park.signIn()).token;
      const ids = [await upload(token), await upload(token)];
      const sent = ok(await add(token, { pictures: ids, contact: '138 0013 8001' }));
      assert.deepEqual(
        [sent.state, sent.contact, sent.pictures.map(({ id }) => id), sent.canAdd, sent.canRate],
        ['received', '13800138001', ids, true, false],
      );
      assert.equal((await fetch(origin + sent.pictures[0]?.thumb)).status, 200);
      const bare = new URL(sent.pictures[0]?.url ?? '', origin).pathname;
      assert.equal((await (await fetch(origin + bare)).json()).code, 404, 'a picture’s name alone shows it to nobody');

      const { id } = sent;
      refused(await park.call(calls.getFeedBack, { id }, other), 'feedbackNotFound');
      refused(await park.call(calls.addToFeedBack, { id, text: 'Me too' }, other), 'feedbackNotFound');
      assert.equal(ok(await park.call(calls.getFeedBacks, {}, other)).total, 0);
      refused(await park.call(calls.getAdminFeedBack, { id }, token), 'signInRequired');
      refused(await park.call(calls.rateFeedBack, { id, rating: 5 }, token), 'feedbackNotAnswered');

      const [waiting] = ok(await park.call(calls.getAdminFeedBacks, { state: 'received', pageSize: 1 }, staff)).items;
      assert.deepEqual([waiting?.id, waiting?.contact, waiting?.pictures], [id, '138****8001', 2]);
      const taken = ok(await park.call(calls.takeFeedBack, { id }, staff));
      assert.deepEqual([taken.state, taken.takenBy, taken.contact], ['inHand', 'admin', '13800138001']);
      assert.deepEqual(ok(await park.call(calls.takeFeedBack, { id }, staff)), taken);
      assert.equal(ok(await park.call(calls.getFeedBack, { id }, token)).state, 'inHand');

      now += HOUR;
      const text = 'Thank you. Two lamps were put up this morning.';
      ok(await park.call(calls.answerFeedBack, { id, text }, staff));
      ok(await park.call(calls.answerFeedBack, { id, text }, staff));
      refused(await park.call(calls.answerFeedBack, { id, text: 'Another answer' }, staff), 'feedbackAnswered');
      const answered = ok(await park.call(calls.getFeedBack, { id }, token));
      assert.deepEqual(
        [answered.state, answered.lines.map((line) => [line.author, line.text])],
        ['answered', [['staff', text]]],
      );
      assert.equal(ok(await park.call(getMine, {}, token)).feedbackAnswered, 1);
      assert.equal(ok(await park.call(getMine, {}, other)).feedbackAnswered, 0);
      const [message, ...more] = ok(await park.call(getMessages, {}, token)).items;
      assert.deepEqual(
        [message?.kind, message?.page, more],
        ['feedbackAnswered', { name: 'feedBackDetails', params: { id } }, []],
      );
      assert.deepEqual(
        (await auditOf(park.database.db, `feedback:${id}`)).map(({ action, actorName }) => [action, actorName]),
        [
          ['feedBack.take', 'admin'],
          ['feedBack.answer', 'admin'],
        ],
      );

      const added = ok(await park.call(calls.addToFeedBack, { id, text: 'One lamp is out again.' }, token));
      assert.deepEqual([added.state, added.canAdd, added.canRate], ['received', false, false]);
      ok(await park.call(calls.addToFeedBack, { id, text: 'One lamp is out again.' }, token));
      refused(await park.call(calls.addToFeedBack, { id, text: 'And another' }, token), 'feedbackAddedAlready');
      ok(await park.call(calls.answerFeedBack, { id, text: 'It works again.' }, staff));
      assert.equal(ok(await park.call(calls.rateFeedBack, { id, rating: 4 }, token)).rating, 4);
      ok(await park.call(calls.rateFeedBack, { id, rating: 4 }, token));
      refused(await park.call(calls.rateFeedBack, { id, rating: 1 }, token), 'feedbackRated');
      assert.deepEqual(
        ok(await park.call(calls.getFeedBack, { id }, token)).lines.map(({ author }) => author),
        ['staff', 'visitor', 'staff'],
      );
    });

    it('is sent once a key, however often and at once', async () => {
      const { token } = await park.signIn();
      const pictures = [await upload(token)];
      const key = newId();
      const answers = await Promise.all(Array.from({ length: 5 }, () => add(token, { pictures }, key)));
      assert.equal(new Set(answers.map((answer) => ok(answer).id)).size, 1);
      assert.equal(ok(await park.call(calls.getFeedBacks, {}, token)).total, 1);
      refused(await add(token, { text: 'Something else altogether.' }, key), 'idempotencyKeyReused');
      refused(await park.call(calls.addFeedBack, COMPLAINT, token), 'idempotencyKeyMissing');
      refused(await add(token, { pictures }), 'pictureGone');
      assert.equal(ok(await park.call(calls.getFeedBacks, {}, token)).total, 1, 'nothing half-written');
    });

    it(`takes ${DEFAULT_RULES.feedback.perDay} a day of one visitor, also at once, and more the next day`, async () => {
      const { token } = await park.signIn();
      const answers = await Promise.all(Array.from({ length: DEFAULT_RULES.feedback.perDay + 3 }, () => add(token)));
      assert.equal(answers.filter(({ code }) => code === 200).length, DEFAULT_RULES.feedback.perDay);
      assert.match(refused(await add(token), 'feedbackDayLimit'), /5 a day/);
      now = parkMoment(addDays(parkDay(now), 1), '12:00');
      const tomorrow = (await park.signIn()).token;
      ok(await add(tomorrow));
    });

    it('of two colleagues one takes it, and is named to the other', async () => {
      const { token } = await park.signIn();
      const { id } = ok(await add(token));
      await park.database.executeSql(
        `insert into admin_account (id, user_name, password_hash, roles)
         select 'colleague', 'Lin', password_hash, roles from admin_account where user_name = 'admin'`,
        [],
      );
      const sessions = createSessions(park.database.db, park.config.authSecret);
      const lin = (await sessions.open(park.database.db, { adminId: 'colleague', adminName: 'Lin' }, now)).accessToken;
      const own = await park.signInAdmin();
      const answers = await Promise.all([own, lin].map((who) => park.call(calls.takeFeedBack, { id }, who)));
      const won = answers.findIndex(({ code }) => code === 200);
      const lost = answers[1 - won];
      assert.ok(lost);
      assert.equal(refused(lost, 'feedbackTaken'), `${won === 0 ? 'admin' : 'Lin'} is handling this feedback already.`);
    });

    if (kind === 'postgres') return;

    it('refuses what does not fit, by field, and keeps scripts as the texts that they are', async () => {
      const { token } = await park.signIn();
      const wrong = await add(token, { text: '   short   ', contact: '12345' });
      refused(wrong, 'invalidInput');
      assert.deepEqual(wrong.errors, ['Text needs at least 10 characters.', 'Contact phone is not in the right format.']);
      refused(await add(token, { text: 'x'.repeat(501) }), 'invalidInput');
      refused(await add(token, { kind: 'rant' }), 'kindOff');
      refused(await add(token, { pictures: Array.from({ length: 7 }, (_, n) => `p${n}`) }), 'invalidInput');
      refused(await add(token, { pictures: ['same', 'same'] }), 'invalidInput');
      assert.equal((await park.send(calls.addFeedBack, COMPLAINT)).statusCode, 401);
      // More than ten characters for a program that counts otherwise, and a database must take them.
      ok(await add(token, { text: '🦕'.repeat(10) }));
      const { id, text } = ok(await add(token, { text: SCRIPT }));
      assert.equal(text, SCRIPT);
      assert.equal(ok(await park.call(calls.addToFeedBack, { id, text: SCRIPT }, token)).lines[0]?.text, SCRIPT);
    });

    it('forgets phone numbers after half a year', async () => {
      const { token } = await park.signIn();
      const { id } = ok(await add(token, { contact: '13800138001' }));
      const [job] = feedbackJobs(park.database);
      assert.ok(job);
      assert.equal(job.name, 'feedback-forget-contacts');
      await job.run(now + 179 * 24 * HOUR);
      assert.equal(ok(await park.call(calls.getFeedBack, { id }, token)).contact, '13800138001');
      assert.ok((await job.run(now + 181 * 24 * HOUR)) > 0);
      assert.equal(ok(await park.call(calls.getFeedBack, { id }, token)).contact, null);
    });
  });

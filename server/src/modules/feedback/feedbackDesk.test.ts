import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  addFeedBack,
  addFeedBackNote,
  answerFeedBack,
  getAdminFeedBack,
  getFeedBack,
  getFeedBackNotes,
  takeFeedBack,
} from '@park/contract/feedback/calls';
import { getReplies, saveReplies } from '@park/contract/park/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import { sql } from 'drizzle-orm';
import { newId } from '../../db/newId';
import { parkJobs } from '../../jobs/jobs';
import { sharedPark } from '../../testing/sharedPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { auditOf } from '../staff/audit.service';
import { type Guest, ok, refused, startSalePark, TODAY } from '../ticket/salePark.testing';

const NOTE = 'Rang Ms Lin, who was glad of it.';

for (const kind of testDatabases())
  describe(`what the desk does with feedback on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let desk: string;
    let guest: Guest;
    let id: string;
    beforeEach(async () => {
      await park.reset();
      await park.sql('delete from feedback');
      desk = await park.staff('Desk', 'helpDesk');
      guest = await park.guest();
      const wish = { kind: 'complaint', text: 'Les bancs du lac sont mouillés.' };
      const headers = { 'idempotency-key': newId(), 'accept-language': 'fr' };
      id = ok<{ id: string }>((await park.send(addFeedBack, wish, guest.token, headers)).json()).id;
    });
    const note = (text = NOTE, noteId = newId(), token = desk) =>
      park.call(addFeedBackNote, { feedBackId: id, id: noteId, text }, token);

    const idOf = async (name: string) => {
      const [account] = await park.sql<{ id: string }>(`select id from admin_account where user_name = '${name}'`);
      return account?.id ?? '';
    };

    it('is noted once however often it is sent, encrypted, and never told to the visitor', async () => {
      const noteId = newId();
      for (const answer of await Promise.all([note(NOTE, noteId), note(NOTE, noteId)])) ok(answer);
      refused(await note('Other words', noteId), 'orderNoteOther');
      const notes = ok(await park.call(getFeedBackNotes, { feedBackId: id }, desk));
      assert.deepEqual(
        notes.map(({ by, text, at }) => [by, text, at]),
        [['Desk', NOTE, `${TODAY}T08:00:00+08:00`]],
      );
      assert.equal(await park.count(`feedback_note where text like '%Lin%'`), 0);
      ok(await park.call(answerFeedBack, { id, text: 'They are dry again.' }, desk));
      const seen = JSON.stringify(ok(await park.call(getFeedBack, { id }, guest.token)));
      assert.match(seen, /dry again/);
      assert.doesNotMatch(seen, /Lin/);
      for (const token of [await park.staff('Gao', 'gate'), guest.token])
        assert.equal((await note(NOTE, newId(), token)).code >= 401, true);
    });

    it('loses its notes with its phone', async () => {
      ok(await note());
      const job = parkJobs(park.database, park.app, park.config).find(({ name }) => name === 'feedback-forget-contacts');
      const days = DEFAULT_RULES.retention.feedbackPhones;
      park.at(addDays(TODAY, days), '07:59');
      assert.equal(await job?.run(park.now()), 0);
      park.at(addDays(TODAY, days), '08:01');
      assert.equal(await job?.run(park.now()), 1);
      assert.equal(await park.count('feedback_note'), 0);
      refused(await note(NOTE, newId(), await park.staff('He', 'helpDesk')), 'feedbackNoteLate');
    });

    it('is handed to a colleague who may answer, whoever has it, until it is answered', async () => {
      const other = await park.staff('Wu', 'dutyManager');
      await park.staff('Gao', 'gate');
      await park.sql(`update admin_account set display_name = 'Wu of the desk' where user_name = 'Wu'`);
      const { colleagues, takenBy } = ok(await park.call(getAdminFeedBack, { id }, desk));
      assert.equal(takenBy, null);
      const names = colleagues?.map(({ name }) => name) ?? [];
      assert.deepEqual([names.includes('Wu of the desk'), names.includes('Desk'), names.includes('Gao')], [true, true, false]);
      const hand = async (to: string, from: string | null, token = desk) =>
        park.call(takeFeedBack, { id, to: await idOf(to), from }, token);
      refused(await hand('Gao', null), 'accountNotFound');
      assert.equal(ok(await hand('Wu', null)).takenBy, 'Wu');
      assert.equal(ok(await hand('Wu', null)).state, 'inHand', 'sent again, it is done');
      refused(await park.call(takeFeedBack, { id }, desk), 'feedbackTaken');
      assert.match(refused(await hand('Desk', null, other), 'feedbackTaken'), /^Wu /);
      assert.equal(ok(await hand('Desk', 'Wu', other)).takenBy, 'Desk');
      const after = ok(await park.call(getAdminFeedBack, { id }, desk)).colleagues ?? [];
      assert.equal(after.map(({ name }) => name).includes('Desk'), false, 'not to whom it is with');
      const log = (await auditOf(park.database.db, `feedback:${id}`)).filter(({ action }) => action === 'feedBack.assign');
      assert.deepEqual(log.map(({ details }) => details.to).sort(), ['Desk', 'Wu']);
      ok(await park.call(answerFeedBack, { id, text: 'They are dry again.' }, desk));
      refused(await hand('Wu', 'Desk'), 'feedbackAnswered');
    });

    it('goes to one of two colleagues to whom it is handed at once', async () => {
      for (const name of ['Wu', 'He']) await park.staff(name, 'dutyManager');
      const both = [await idOf('Wu'), await idOf('He')].map((to) => park.call(takeFeedBack, { id, to, from: null }, desk));
      const answers = await Promise.all(both);
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
      const won = answers.find(({ code }) => code === 200);
      assert.ok(won);
      assert.equal(ok(await park.call(getAdminFeedBack, { id }, desk)).takenBy, ok(won).takenBy);
    });

    for (const [what, change] of [
      ['account is switched off', `update admin_account set active = false where user_name = 'Wu'`],
      ['role loses the right', `update staff_role set permissions = '{}' where id = 'dutyManager'`],
    ] as const)
      it(`is not handed to a colleague whose ${what} at that moment`, { skip: kind !== 'postgres' }, async () => {
        await park.staff('Wu', 'dutyManager');
        const to = await idOf('Wu');
        const [handed] = await park.database.transaction(async (tx) => {
          await tx.execute(sql.raw(change));
          const handing = [park.call(takeFeedBack, { id, to, from: null }, desk)];
          await until('it waits', async () => {
            const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
            return (await park.sql(waits)).length > 0;
          });
          return handing;
        });
        assert.ok(handed);
        refused(await handed, 'accountNotFound');
      });

    it('shows the language it came in, and the newest order to who may see orders', async () => {
      const shown = async (token = desk) => ok(await park.call(getAdminFeedBack, { id }, token));
      assert.deepEqual([(await shown()).lang, (await shown()).orderId], ['fr', null]);
      ok(await park.order(guest));
      park.later(1000);
      const newest = ok(await park.order(guest));
      ok(await park.order(await park.guest()));
      assert.equal((await shown()).orderId, newest.id);
      const talker = await park.staff('Mo', 'draw');
      await park.sql(`update staff_role set permissions = '{feedback.answer}' where id = 'draw'`);
      assert.equal((await shown(talker)).orderId, null);
    });

    it('is answered from short answers that the park wrote, which a visitor does not hear of', async () => {
      const owner = await park.staff();
      const replies = [{ 'zh-Hans': '谢谢，已经处理。', fr: 'Merci, c’est fait.' }, { 'zh-Hans': '我们会转告同事。' }];
      const { version } = ok(await park.call(saveReplies, { version: 0, replies }, owner));
      assert.deepEqual(ok(await park.call(getReplies, {}, desk)), replies);
      refused(await park.call(saveReplies, { version: version - 1, replies: [] }, owner), 'parkChanged');
      refused(await park.call(saveReplies, { version, replies: [{ fr: 'Merci' } as never] }, owner), 'invalidInput');
      refused(await park.call(saveReplies, { version, replies }, desk), 'roleMissing');
      refused(await park.call(getReplies, {}, await park.staff('Gao', 'gate')), 'roleMissing');
      await park.sql('delete from park');
    });
  });

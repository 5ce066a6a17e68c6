import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import * as calls from '@park/contract/activity/calls';
import { toParkIso } from '@park/contract/parkTime';
import { sharedPark } from '../../testing/sharedPark';
import { BEGIN, CLOSE, DIG, END, HOUR, NOW, ok, refused, type SaveActivityIn, startActivityPark } from './activityPark.testing';

describe('what staff put on', () => {
  const park = sharedPark(startActivityPark);
  beforeEach(() => park.at(NOW));

  const save = async (change: Partial<SaveActivityIn>) =>
    park.call(calls.saveActivity, { ...DIG, ...change }, await park.staff());

  it('is a draft until it is published, and changes only from what was read', async () => {
    const draft = ok(await save({ text: { 'zh-Hans': '<p onclick="x()">穿<b>长裤</b></p><script>x()</script>' } }));
    assert.equal(draft.text['zh-Hans'], '<p>穿<strong>长裤</strong></p>');
    assert.deepEqual([draft.stage, draft.version, draft.taken], ['draft', 1, 0]);
    const later = ok(await save({ id: draft.id, version: 1, points: 9 }));
    assert.deepEqual([later.version, later.points], [2, 9]);
    assert.deepEqual(ok(await park.call(calls.getAdminActivity, { id: draft.id }, await park.staff())), later);
    assert.match(refused(await save({ id: draft.id, version: 1, points: 7 }), 'activityVersionOld'), /^Lin .*2026-05-04/);
    assert.deepEqual(ok(await save({ id: draft.id, version: 1, points: 9 })), later);
    refused(await save({ id: draft.id }), 'invalidInput');
    refused(await save({ id: 'nothing', version: 1 }), 'activityNotFound');
    // An editor may choose the id, so that a save whose answer was lost makes no second one.
    const chosen = ok(await save({ id: 'chosen-by-editor', version: 0 }));
    assert.deepEqual(ok(await save({ id: 'chosen-by-editor', version: 0 })), chosen);
    refused(await save({ id: 'chosen-by-editor', version: 0, points: 1 }), 'activityVersionOld');
    refused(await save({ id: 'preview-0123456789', version: 0 }), 'invalidInput');
    const token = await park.staff();
    const publish = (version: number) => park.call(calls.publishActivity, { id: draft.id, version }, token);
    assert.match(refused(await publish(1), 'activityVersionOld'), /^Lin .*2026-05-04/, 'only what was seen is published');
    const shown = ok(await publish(2));
    assert.deepEqual(ok(await publish(2)), shown, 'its answer was lost');
    assert.deepEqual(ok(await publish(shown.version)), shown);
    refused(await publish(1), 'activityVersionOld');
    assert.equal(ok(await park.call(calls.getActivity, { id: draft.id })).state, 'open');
    const log = await park.sql('select action from audit_log where subject = $1 order by id', [`activity:${draft.id}`]);
    assert.deepEqual(
      log.map(({ action }) => action),
      ['activity.save', 'activity.save', 'activity.publish'],
    );
    refused(await park.call(calls.saveActivity, DIG, (await park.guest()).token), 'signInRequired');
  });

  it('keeps its times and numbers in order', async () => {
    const wrong: Partial<SaveActivityIn>[] = [
      { closeAt: toParkIso(BEGIN + 1000) },
      { end: DIG.start },
      { openAt: DIG.closeAt },
      { cancelUntil: toParkIso(BEGIN + HOUR) },
      { minPeople: 5 },
    ];
    for (const change of wrong) refused(await save(change), 'activityTimesWrong');
    refused(await save({ title: { en: 'No Chinese' } }), 'invalidInput');
    refused(await save({ coverId: 'nobodys' }), 'noticeCoverUnknown');
    refused(
      await save({ fields: [{ key: 'a', kind: 'choice', label: DIG.title, required: true, options: [] }] }),
      'invalidInput',
    );
    const late = ok(await save({}));
    park.at(CLOSE);
    refused(await park.call(calls.publishActivity, { id: late.id, version: 1 }, await park.staff()), 'activityTimesWrong');
  });

  it('never shrinks under those who have a place, and gives more places to the line', async () => {
    const { id, version } = await park.put({ maxPeople: 2 });
    const [one, two] = await park.guests(2);
    if (!one || !two) throw new Error('two guests');
    ok(await park.enroll(one, id, { people: 2 }));
    ok(await park.enroll(two, id, { wait: true }));
    assert.match(refused(await save({ id, version, maxPeople: 1, minPeople: 1 }), 'activityPeopleTaken'), /2/);
    const more = ok(await save({ id, version, maxPeople: 3 }));
    assert.equal(more.taken, 3);
    assert.equal((await park.mine(two))[0]?.state, 'offered');
    assert.deepEqual(await park.messages(one), []);
    ok(await save({ id, version: more.version, maxPeople: 3, place: { 'zh-Hans': '西坡' } }));
    assert.deepEqual(
      (await park.messages(one)).map((message) => [message.kind, message.page?.params.id]),
      [['activityMoved', id]],
    );
    await park.agree();
  });

  it('is cancelled with a reason that everybody is told, once', async () => {
    const { id } = await park.put();
    const [one, two] = await park.guests(2);
    if (!one || !two) throw new Error('two guests');
    ok(await park.enroll(one, id, { people: 3 }));
    ok(await park.enroll(two, id, { people: 3, wait: true }));
    const token = await park.staff();
    const gone = ok(await park.call(calls.cancelActivity, { id, reason: '暴雨' }, token));
    assert.deepEqual([gone.state, gone.taken, gone.cancelCause], ['cancelled', 0, 'staff']);
    ok(await park.call(calls.cancelActivity, { id, reason: '别的' }, token));
    for (const who of [one, two]) {
      const messages = await park.messages(who);
      assert.equal(messages.length, 1);
      // A reason that the park has prepared is read in the reader's language.
      assert.match(messages[0]?.text ?? '', /Heavy rain/);
      const [mine] = await park.mine(who);
      assert.deepEqual([mine?.state, mine?.reason], ['cancelledByPark', 'Heavy rain']);
    }
    refused(await park.enroll(await park.guest(), id), 'activityCancelled');
    refused(await save({ id, version: gone.version }), 'activityNotChangeable');
    await park.agree();
  });

  it('is listed by what is to come, counted by state, and masked', async () => {
    await park.sql('delete from activity_enrollment');
    await park.sql('delete from activity');
    const day = 24 * HOUR;
    const at = (shift: number) => ({ start: toParkIso(BEGIN + shift), end: toParkIso(END + shift) });
    const far = await park.put(at(2 * day));
    const near = await park.put(at(0));
    const soon = await park.put({ ...at(day), openAt: toParkIso(NOW + HOUR) });
    const list = async (filter: 'all' | 'open') =>
      ok(await park.call(calls.getActivities, { filter })).items.map(({ id }) => id);
    assert.deepEqual(await list('all'), [near.id, soon.id, far.id]);
    assert.deepEqual(await list('open'), [near.id, far.id]);
    const who = await park.guest();
    ok(await park.enroll(who, near.id, { people: 2 }));
    const token = await park.staff();
    const figures = ok(await park.call(calls.getActivityFigures, { id: near.id }, token));
    assert.deepEqual([figures.taken, figures.byState], [2, [{ state: 'enrolled', enrollments: 1, people: 2 }]]);
    const seen = ok(await park.call(calls.getAdminEnrollments, { activityId: near.id }, token));
    assert.deepEqual(
      seen.items.map(({ phone, name }) => [phone, name]),
      [['138****8000', '李*']],
    );
    park.at(END);
    assert.deepEqual(await list('all'), [soon.id, far.id, near.id]);
    assert.equal(ok(await park.call(calls.getAdminActivities, {}, await park.staff())).total, 3);
  });
});

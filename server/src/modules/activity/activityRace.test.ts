import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import * as calls from '@park/contract/activity/calls';
import { sql } from 'drizzle-orm';
import { newId } from '../../db/newId';
import { sharedPark } from '../../testing/sharedPark';
import { testDatabases } from '../../testing/testApp';
import { until } from '../../testing/until';
import { createActivityTasks } from './activity.jobs.service';
import { activityKeys } from './activityKeys';
import { BEGIN, CLOSE, DIG, MINUTE, NOW, ok, startActivityPark } from './activityPark.testing';
import { createApplicants } from './applicant';

const onPostgres = testDatabases().includes('postgres');

describe('races of activities on postgres', { skip: !onPostgres }, () => {
  const park = sharedPark(() => startActivityPark({ kind: 'postgres' }));
  beforeEach(() => park.at(NOW));

  /** Holds the activity's row until so many others wait for it, so that they meet whatever the machine's speed. */
  async function meet<T>(id: string, waiters: number, start: () => Promise<T>[]): Promise<T[]> {
    let all: Promise<T>[] = [];
    await park.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from activity where id = ${id} for update`);
      all = start();
      await until(`${waiters} wait`, async () => {
        const waiting = await park.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length >= waiters;
      });
    });
    return Promise.all(all);
  }

  const counted = <T extends { code: number }>(answers: T[]) => answers.filter(({ code }) => code === 200).length;
  const taken = async (id: string) =>
    (await park.sql<{ taken: number }>('select taken from activity where id = $1', [id]))[0]?.taken;

  it('of a crowd each has a place or is told that there is none', async () => {
    const { id } = await park.put({ maxPeople: 20, perEnrollment: 2 });
    const crowd = await park.guests(60);
    const answers = await Promise.all(
      crowd.map((who, i) => (i % 3 ? park.enroll : park.enrollElsewhere)(who, id, { people: 1 + (i % 2) })),
    );
    const refusals = new Set(answers.map(({ extras }) => extras?.error).filter(Boolean));
    assert.deepEqual(
      [...refusals].filter((error) => !/^activity(Full|PlacesLeft)$/.test(error ?? '')),
      [],
    );
    assert.equal(await taken(id), 20);
    const people = answers.filter(({ code }) => code === 200).reduce((sum, { result }) => sum + result.people, 0);
    assert.equal(people, 20);
    await park.agree();
  });

  it('the last place goes to one of two who meet', async () => {
    const { id } = await park.put({ maxPeople: 1 });
    const [one, other] = await park.guests(2);
    if (!one || !other) throw new Error('two guests');
    const answers = await meet(id, 2, () => [park.enroll(one, id), park.enrollElsewhere(other, id)]);
    assert.equal(counted(answers), 1);
    await park.agree();
  });

  it('one tap that arrives twice, and one visitor in two windows, make one enrolment', async () => {
    const { id } = await park.put();
    const [tapper, opener] = await park.guests(2);
    if (!tapper || !opener) throw new Error('two guests');
    const key = newId();
    const twins = await meet(id, 2, () => [park.enroll(tapper, id, {}, key), park.enrollElsewhere(tapper, id, {}, key)]);
    assert.equal(new Set(twins.map((answer) => ok(answer).id)).size, 1);
    const windows = await meet(id, 2, () => [park.enroll(opener, id), park.enrollElsewhere(opener, id)]);
    assert.deepEqual(windows.map(({ extras }) => extras?.error).sort(), ['enrolledAlready', undefined]);
    assert.equal(await taken(id), 2);
    await park.agree();
  });

  it('a place that is freed goes to the line, whoever taps that moment', async () => {
    const { id } = await park.put({ maxPeople: 1 });
    const [holder, waits, ...others] = await park.guests(8);
    if (!holder || !waits) throw new Error('guests');
    const held = ok(await park.enroll(holder, id));
    ok(await park.enroll(waits, id, { wait: true }));
    const [cancelled, ...late] = await meet<{ code: number }>(id, 2, () => [
      park.call(calls.cancelEnrollment, { id: held.id }, holder.token),
      ...others.map((who) => park.enroll(who, id)),
    ]);
    assert.deepEqual([cancelled?.code, counted(late)], [200, 0]);
    assert.equal((await park.mine(waits))[0]?.state, 'offered');
    await park.agree();
  });

  it('an offer is taken or lapses, never both', async () => {
    const tasks = createActivityTasks(park.database, createApplicants(activityKeys(park.config)));
    for (let n = 0; n < 5; n++) {
      park.at(NOW);
      const { id } = await park.put({ maxPeople: 1 });
      const [holder, first, second] = await park.guests(3);
      if (!holder || !first || !second) throw new Error('three guests');
      const held = ok(await park.enroll(holder, id));
      const offer = ok(await park.enroll(first, id, { wait: true }));
      ok(await park.enroll(second, id, { wait: true }));
      ok(await park.call(calls.cancelEnrollment, { id: held.id }, holder.token));
      const [answer] = await meet<{ code: number } | number>(id, 2, () => [
        park.call(calls.answerOffer, { id: offer.id, accept: true }, first.token),
        tasks.lapseOffers(NOW + 31 * MINUTE),
      ]);
      const isMine = typeof answer === 'object' && answer.code === 200;
      const [a, b] = await park.sql<{ state: string }>(
        `select state from activity_enrollment where activity_id = $1 and state <> 'cancelled' order by sequence`,
        [id],
      );
      assert.deepEqual([a?.state, b?.state], isMine ? ['enrolled', 'waiting'] : ['lapsed', 'offered']);
      assert.equal(await taken(id), 1);
      await park.agree();
    }
  });

  it('two of the staff who approve for the last place give it once', async () => {
    const { id } = await park.put({ approval: true, maxPeople: 1, waitingList: false });
    const applied = await Promise.all((await park.guests(2)).map(async (who) => ok(await park.enroll(who, id))));
    const token = await park.staff();
    const answers = await meet(id, 2, () =>
      applied.map((one) => park.call(calls.decideEnrollment, { id: one.id, approve: true }, token)),
    );
    assert.deepEqual(answers.map(({ extras }) => extras?.error).sort(), ['activityFull', undefined]);
    assert.equal(await taken(id), 1);
    await park.agree();
  });

  it('groups that grow at once never grow beyond what is there, nor does the park shrink under them', async () => {
    const { id, version } = await park.put({ maxPeople: 4 });
    const three = await park.guests(3);
    const mine = await Promise.all(three.map(async (who) => ok(await park.enroll(who, id))));
    const token = await park.staff();
    const answers = await meet<{ code: number }>(id, 4, () => [
      ...mine.map((one, i) => park.call(calls.changeEnrollment, { id: one.id, people: 2 }, three[i]?.token)),
      park.call(calls.saveActivity, { ...DIG, id, version, maxPeople: 3 }, token),
    ]);
    // One more person, or one place less: there was room for one of the four.
    assert.equal(counted(answers), 1);
    await park.agree();
  });

  it('of many gates that scan one code again and again, one lets the group in', async () => {
    const { id } = await park.put();
    const [who] = await park.guests(1);
    if (!who) throw new Error('a guest');
    const { code } = ok(await park.enroll(who, id, { people: 3 }));
    park.at(BEGIN - MINUTE);
    const token = await park.staff();
    const answers = await meet(id, 6, () =>
      Array.from({ length: 6 }, () => park.call(calls.checkIn, { code: code ?? '' }, token)),
    );
    assert.equal(counted(answers), 1);
    assert.ok(answers.every(({ extras }) => (extras?.error ?? 'enrollmentKeptAlready') === 'enrollmentKeptAlready'));
    await park.agree();
  });

  it('sign-up that ends while somebody enrols counts them or refuses them', async () => {
    const tasks = createActivityTasks(park.database, createApplicants(activityKeys(park.config)));
    const { id } = await park.put({ minPeople: 1 });
    const [who] = await park.guests(1);
    if (!who) throw new Error('a guest');
    const [answer] = await meet<{ code: number } | number>(id, 2, () => [park.enroll(who, id), tasks.countEnough(CLOSE)]);
    const isIn = typeof answer === 'object' && answer.code === 200;
    const [row] = await park.sql<{ stage: string }>('select stage from activity where id = $1', [id]);
    const [mine] = await park.mine(who);
    if (!isIn) assert.deepEqual([row?.stage, mine], ['cancelled', undefined]);
    else assert.ok(row?.stage === 'published' ? mine?.state === 'enrolled' : mine?.state === 'cancelledByPark');
    await park.agree();
  });
});

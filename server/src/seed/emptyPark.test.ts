import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import { getExhibits } from '@park/contract/exhibit/calls';
import { getLivePlatforms, getLivePoints } from '@park/contract/live/point/calls';
import { getMap } from '@park/contract/map/calls';
import { parkDay } from '@park/contract/parkTime';
import { getRound } from '@park/contract/prize/round/calls';
import { getHotWords } from '@park/contract/search/calls';
import { getOpening, getTickets } from '@park/contract/ticket/product/calls';
import { openDays } from '../modules/ticket/ticket.jobs.service';
import { ok } from '../testing/answers';
import { contractCalls } from '../testing/contractCalls';
import { sharedPark } from '../testing/sharedPark';
import { startTestApp, testDatabases } from '../testing/testApp';
import { seed } from './seed';

const READS = /\/(?:get|export|search)\w*$/;
const TODAY = parkDay(Date.now());
/** What a call that names no single thing may ask for. */
const INPUT = { day: TODAY, from: TODAY, to: TODAY, q: '化石' };

for (const kind of testDatabases())
  describe(`a park that has nothing yet, on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, config: { samplePark: false } }));
    let admin: string;
    let visitor: string;
    before(async () => {
      await seed(park.deps, park.config);
      await openDays(park.database, Date.now());
      admin = await park.signInAdmin();
      visitor = (await park.signIn()).token;
    });
    /** How a call went: `ok`, or the name of its error. */
    const answerOf = async (call: Call<unknown, unknown>, token?: string): Promise<string> => {
      const answer = await park.send(call, INPUT, token);
      if (!String(answer.headers['content-type']).startsWith('application/json')) return String(answer.statusCode);
      const { code, extras } = answer.json();
      return code === 200 ? 'ok' : String(extras?.error ?? code);
    };

    it('answers all that visitors and staff read without naming a thing', async () => {
      const answers = new Map<string, string>();
      for (const call of contractCalls)
        if (READS.test(call.path)) answers.set(call.path, await answerOf(call, call.auth === 'admin' ? admin : visitor));
      const wrong = [...answers].filter(([, answer]) => !['ok', '200', 'invalidInput'].includes(answer));
      assert.deepEqual(wrong, []);
      const count = [...answers.values()].filter((answer) => answer === 'ok').length;
      assert.ok(count > 80, `${count} of ${answers.size}`);
    });

    it('shows visitors nothing that is not the park’s, and where hosts may stream', async () => {
      assert.deepEqual(ok(await park.call(getTickets, {})), []);
      assert.deepEqual(ok(await park.call(getOpening, {})).tomorrow.slots, []);
      assert.deepEqual(ok(await park.call(getExhibits, {})), []);
      assert.deepEqual(ok(await park.call(getLivePoints, {})).items, []);
      assert.notDeepEqual(ok(await park.call(getLivePlatforms, {})), []);
      assert.deepEqual(ok(await park.call(getHotWords, {})).words, []);
      assert.deepEqual(ok(await park.call(getMap, {})).places, []);
      assert.equal(ok(await park.call(getRound, {})), null);
    });
  });

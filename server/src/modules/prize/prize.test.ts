import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { enter, getStatus } from '@park/contract/prize/entry/calls';
import { PRIZE_CODE } from '@park/contract/prize/limits';
import { getAdminRounds, getRound, getRounds, saveRound } from '@park/contract/prize/round/calls';
import { testDatabases } from '../../testing/testApp';
import { sha256 } from './draw/draw.service';
import {
  CLAIM,
  CLOSE,
  DRAW,
  HOUR,
  OPEN,
  ok,
  type PrizePark,
  phoneOf,
  ROUND,
  refused,
  startPrizePark,
} from './prizePark.testing';

for (const kind of testDatabases()) {
  describe(`the lucky draw on ${kind}`, () => {
    let park: PrizePark;
    before(async () => {
      park = await startPrizePark({ kind });
    });
    after(() => park.close());
    beforeEach(() => park.reset());

    const drawOf = async (id: string) => ok(await park.call(getDraw, { id }));
    const status = (input: CallInput<typeof getStatus>) => park.call(getStatus, input);

    it('goes from draft to end by the clock, and each state counts from its moment on', async () => {
      const { id } = await park.save();
      const stateAt = async (moment: number) => {
        park.at(moment);
        return ok(await park.call(getRound, { id }))?.state;
      };
      const states: unknown[] = [];
      for (const moment of [OPEN, CLOSE, DRAW, CLAIM]) states.push(await stateAt(moment - 1), await stateAt(moment));
      assert.deepEqual(states, ['draft', 'open', 'open', 'closed', 'closed', 'drawn', 'drawn', 'ended']);
      const log = await park.sql('select action from audit_log order by id');
      assert.deepEqual(
        log.map(({ action }) => action),
        ['prize.saveRound', 'prize.openRound', 'prize.closeRound', 'prize.draw', 'prize.endRound'],
      );
    });

    it('catches up when nobody looked for a long time, and a second look changes nothing', async () => {
      const { id } = await park.save();
      park.at(OPEN);
      await park.crowd(id, 5);
      park.at(CLAIM + HOUR);
      const first = await drawOf(id);
      assert.equal(first.state, 'ended');
      assert.equal(first.winners.length, 3);
      park.at(CLAIM + 2 * HOUR);
      assert.deepEqual(await drawOf(id), first);
      assert.deepEqual((await park.sql('select count(*)::int as n from prize_win'))[0]?.n, 3);
    });

    it('publishes the commitment at the opening, the digest at the closing and the seed with the winners', async () => {
      const { id } = await park.save();
      assert.deepEqual(ok(await park.call(getRound, { id }))?.commitment, null);
      park.at(OPEN);
      const open = await drawOf(id);
      assert.match(open.commitment ?? '', /^[0-9a-f]{64}$/);
      assert.deepEqual([open.seed, open.digest, open.winners, open.drawnAt], [null, null, [], null]);
      const receipts = await park.crowd(id, 6);
      refused(await park.call(getEntrants, { id }), 'entrantsNotFixed');
      assert.equal((await drawOf(id)).entrants, 6);

      park.at(CLOSE);
      const answer = await park.send(getEntrants, { id });
      assert.match(String(answer.headers['cache-control']), /immutable/);
      const { numbers, count } = answer.json().result;
      assert.equal(count, 6);
      assert.deepEqual(numbers.split('\n'), receipts.map(({ number }) => number).sort());
      const closed = await drawOf(id);
      assert.equal(closed.digest, createHash('sha256').update(numbers).digest('hex'));
      assert.deepEqual([closed.commitment, closed.seed, closed.winners], [open.commitment, null, []]);

      park.at(DRAW);
      const drawn = await drawOf(id);
      assert.equal(
        createHash('sha256')
          .update(Buffer.from(drawn.seed ?? '', 'hex'))
          .digest('hex'),
        open.commitment,
      );
      assert.deepEqual(
        drawn.winners.map(({ place, name }) => [place, name]),
        [1, 2, 3].map((place) => [place, 'A**']),
      );
      assert.ok([...checkDraw(drawn, numbers, { sha256 })].every(({ ok }) => ok));
    });

    it('keeps seed, names and phones encrypted, and shows nobody a seed before the draw', async () => {
      const { id } = await park.open();
      await park.enter(id, '张三丰', '13800138000');
      park.at(CLOSE);
      await drawOf(id);
      const stored = JSON.stringify(await park.sql('select * from prize_round, prize_entry, audit_log'));
      park.at(DRAW);
      const { seed } = await drawOf(id);
      assert.ok(seed && !stored.includes(seed));
      assert.ok(!stored.includes('张三丰') && !stored.includes('13800138000'));
      const rounds = await park.send(getAdminRounds, {}, await park.staff());
      assert.ok(rounds.body.includes(seed), 'the seed is known once it is drawn');
    });

    it('gives a receipt, and the same one when the answer was lost', async () => {
      const { id } = await park.open();
      const first = ok(await park.enter(id, ' 张三 ', '+86 138-0013 8000'));
      assert.match(first.number, /^[0-9A-HJKMNP-TV-Z]{8}$/);
      assert.deepEqual([first.name, first.phone, first.roundId], ['张三', '138****8000', id]);
      park.at(OPEN + HOUR);
      assert.deepEqual(ok(await park.enter(id, '张三', '13800138000')), first);
      refused(await park.enter(id, '李四', '13800138000'), 'enteredAlready');
      assert.equal(ok(await park.call(getRound, { id }))?.entrants, 1);
      park.at(CLOSE);
      assert.deepEqual(ok(await park.enter(id, '张三', '13800138000')), first, 'even after the closing');
      refused(await park.enter(id, '李四', '13800138000'), 'roundClosed');
    });

    it('takes the same name however a phone’s keyboard writes it', async () => {
      const { id } = await park.open();
      const { number } = ok(await park.enter(id, 'Ada  Lovelace', '13800138000'));
      for (const name of ['ada lovelace', 'ＡＤＡ　Lovelace', 'AdaLovelace'])
        assert.equal(ok(await park.enter(id, name, '13800138000')).number, number);
    });

    it('takes entries from the opening to the closing, and none outside', async () => {
      const { id } = await park.save();
      refused(await park.enter(id, 'Ada', '13800138000'), 'roundNotOpen');
      refused(await park.enter('nowhere', 'Ada', '13800138000'), 'roundNotFound');
      const hidden = await park.save({ openAt: null });
      refused(await park.enter(hidden.id, 'Ada', '13800138000'), 'roundNotFound');
      park.at(OPEN);
      ok(await park.enter(id, 'Ada', '13800138000'));
      park.at(CLOSE - 1);
      ok(await park.enter(id, 'Bob', '13800138001'));
      park.at(CLOSE);
      refused(await park.enter(id, 'Cyd', '13800138002'), 'roundClosed');
      assert.equal((await drawOf(id)).entrants, 2);
    });

    it('says what is wrong with a form, field by field', async () => {
      const { id } = await park.open();
      const token = await park.visitor('somebody');
      const answer = await park.call(enter, { roundId: id, name: '\u200b\u3164', phone: '12345' }, token);
      assert.equal(answer.extras?.error, 'invalidInput');
      assert.equal(answer.errors?.length, 2);
      for (const numbers of [{}, { phone: '13800138000', phoneCode: 'x' }])
        refused(await park.call(enter, { roundId: id, name: 'Ada', ...numbers }, token), 'invalidInput');
      const nothing = await park.call(getStatus, {});
      assert.equal(nothing.errors?.length, 3);
    });

    it('takes a name of one character and a phone copied with marks that nobody sees, and finds them by another keyboard', async () => {
      const { id } = await park.open();
      const phone = '\u202d138\u00a00013\u20138000\u202c';
      ok(
        await park.call(
          enter,
          { roundId: id, name: '难', phone: '13800138111', ofAge: true },
          await park.visitor('one character'),
        ),
      );
      ok(
        await park.call(
          enter,
          { roundId: id, name: '\u2068买买提•艾力\u2069', phone, ofAge: true },
          await park.visitor('two keyboards'),
        ),
      );
      const found = ok(await status({ roundId: id, phone: '13800138000', name: '买买提・艾力' }));
      assert.equal(found.entry.name, '买买提•艾力');
    });

    it('tells everyone what became of their entry, by receipt or by phone and name', async () => {
      const { id } = await park.open();
      const receipts = await park.crowd(id, 6);
      const byReceipt = async (i: number) => ok(await status({ receipt: receipts[i]?.receipt }));
      const waiting = await byReceipt(0);
      assert.deepEqual([waiting.state, waiting.prize, waiting.code], ['waiting', null, null]);
      assert.deepEqual([waiting.round.id, waiting.entry.name, waiting.entry.phone], [id, 'Ada 0', '138****0000']);

      park.at(DRAW);
      const { winners, prizes } = await drawOf(id);
      for (const [i, { number }] of receipts.entries()) {
        const winner = winners.find((one) => one.number === number);
        const found = await byReceipt(i);
        assert.deepEqual(ok(await status({ roundId: id, phone: phoneOf(i), name: `ada ${i}` })), found);
        assert.equal(found.state, winner ? 'won' : 'notWon');
        assert.equal(found.prize?.id, winner?.prizeId);
        assert.equal(PRIZE_CODE.test(found.code ?? ''), winner !== undefined);
      }
      assert.deepEqual(
        winners.map(({ prizeId }) => prizeId),
        [prizes[0]?.id, prizes[1]?.id, prizes[1]?.id],
      );
      park.at(CLAIM);
      const states = await Promise.all(receipts.map(async (_, i) => (await byReceipt(i)).state));
      assert.deepEqual(states.filter((state) => state === 'forfeited').length, 3);
      const forfeited = await byReceipt(states.indexOf('forfeited'));
      assert.equal(forfeited.code, null);
    });

    it('answers alike to a forged receipt, a phone that did not enter, another name and another round', async () => {
      const { id } = await park.open();
      const [mine, other] = await park.crowd(id, 2);
      assert.ok(mine && other);
      const [entry = '', mac = ''] = mine.receipt.split('.');
      const turned = `${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`;
      const elsewhere = await park.save();
      const answers = await Promise.all([
        ...[
          `${entry}.${turned}`,
          `${other.receipt.split('.')[0]}.${mac}`,
          entry,
          `${entry}.`,
          '.',
          `${mine.receipt}.`,
          'x',
        ].map((receipt) => status({ receipt })),
        status({ roundId: id, phone: '13900139000', name: 'Ada 0' }),
        status({ roundId: id, phone: phoneOf(0), name: 'Ada 1' }),
        status({ roundId: elsewhere.id, phone: phoneOf(0), name: 'Ada 0' }),
        status({ roundId: 'nowhere', phone: phoneOf(0), name: 'Ada 0' }),
      ]);
      const messages = new Set(answers.map((answer) => refused(answer, 'entryNotFound')));
      assert.equal(messages.size, 1);
    });

    it('lets nobody try a phone’s names one after the other', async () => {
      const { id } = await park.open();
      await park.crowd(id, 1);
      const guess = (phone: string) => park.send(getStatus, { roundId: id, phone, name: 'Guess' });
      for (let i = 0; i < 10; i++) assert.equal((await guess(phoneOf(0))).statusCode, 200);
      const known = await guess(phoneOf(0));
      assert.equal(known.statusCode, 429);
      assert.ok(Number(known.headers['retry-after']) > 0);
      for (let i = 0; i < 10; i++) await guess('13900139000');
      assert.equal((await guess('13900139000')).statusCode, 429, 'and one that nobody entered is counted the same');
      assert.equal((await guess('13900139001')).statusCode, 200);

      // The owner is not shut out by whoever guesses: not elsewhere, not signed in, not with the receipt.
      const right = { roundId: id, phone: phoneOf(0), name: 'Ada 0' };
      assert.equal((await park.send(getStatus, right)).statusCode, 429, 'not from where it was guessed');
      assert.equal((await park.send(getStatus, right, await park.visitor('owner'))).json().code, 200);
      const elsewhere = { method: 'POST', url: getStatus.path, payload: right, remoteAddress: '203.0.113.9' } as const;
      for (let i = 0; i < 12; i++) assert.equal((await park.app.inject(elsewhere)).json().code, 200, 'right ones do not count');
    });

    it('shows the round that a visitor wants now', async () => {
      const shown = async () => ok(await park.call(getRound, {}))?.id ?? null;
      assert.equal(await shown(), null);
      await park.save({ openAt: null });
      assert.equal(await shown(), null, 'a draft without an opening time is nobody’s business');
      const first = await park.save();
      assert.equal(await shown(), first.id, 'the next one');
      const later = (hours: number) => new Date(OPEN + hours * HOUR).toISOString();
      const next = await park.save({
        openAt: later(24),
        closeAt: later(30),
        drawAt: later(31),
        claimUntil: later(48),
      });
      for (const [moment, id] of [
        [OPEN, first.id],
        [CLOSE, first.id],
        [DRAW, next.id],
        [OPEN + 24 * HOUR, next.id],
        [OPEN + 31 * HOUR, next.id],
        [OPEN + 500 * HOUR, next.id],
      ] as const) {
        park.at(moment);
        assert.equal(await shown(), id, new Date(moment).toISOString());
      }
      const { items, total } = ok(await park.call(getRounds, {}));
      assert.deepEqual([total, items.map(({ id }) => id)], [2, [next.id, first.id]]);
    });

    it('speaks the reader’s language, and Chinese where it has no other', async () => {
      const { id } = await park.save();
      const read = async (lang: string) =>
        (await park.send(getRound, { id }, undefined, { 'accept-language': lang })).json().result;
      assert.equal((await read('en')).name, 'Ammonite Day draw');
      assert.equal((await read('zh-CN')).prizes[0].name, '地质锤');
      assert.equal((await read('fr')).name, '菊石日抽奖');
    });

    it('draws nothing where nobody signed up, and everybody where there are more prizes than people', async () => {
      const empty = await park.open();
      const few = ok(await park.call(saveRound, { ...ROUND, openAt: new Date(OPEN - 1).toISOString() }, await park.staff()));
      await park.crowd(few.id, 2);
      park.at(DRAW);
      assert.deepEqual((await drawOf(empty.id)).winners, []);
      assert.equal((await drawOf(few.id)).winners.length, 2);
      for (const { id } of [empty, few]) {
        const { numbers } = ok(await park.call(getEntrants, { id }));
        assert.ok([...checkDraw(await drawOf(id), numbers, { sha256 })].every(({ ok }) => ok));
      }
    });
  });
}

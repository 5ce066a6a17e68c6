import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { exportEntries, getEntries, getStatus } from '@park/contract/prize/entry/calls';
import { redeemPrize } from '@park/contract/prize/redemption/calls';
import {
  callOffRound,
  closeRound,
  getAdminRound,
  getAdminRounds,
  getRound,
  getRounds,
  openRound,
  saveRound,
} from '@park/contract/prize/round/calls';
import { getAuditLog } from '@park/contract/staff/calls';
import { newId } from '../../../db/newId';
import { csvLine } from '../../../http/csv';
import { contractCalls } from '../../../testing/contractCalls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testApp';
import { withoutTriggers } from '../../../testing/withoutTriggers';
import { createSessions } from '../../session/session.service';
import { sha256 } from '../draw/draw.service';
import { CLAIM, CLOSE, DRAW, HOUR, OPEN, ok, phoneOf, ROUND, refused, startPrizePark } from '../prizePark.testing';

for (const kind of testDatabases()) {
  describe(`staff and the draw on ${kind}`, () => {
    const park = sharedPark(() => startPrizePark({ kind }));
    let token: string;
    beforeEach(async () => {
      await park.reset();
      token = await park.staff();
    });

    const actions = async () => (await park.sql('select action from audit_log order by id')).map(({ action }) => action);
    const exported = async (id: string, lang = 'en') =>
      park.app.inject({
        url: `${exportEntries.path}?roundId=${id}`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
      });

    it('lose nothing of a draft that two change, and make one however often it is saved', async () => {
      const draft = { ...ROUND, id: 'chosen-by-hand', openAt: null };
      const made = ok(await park.call(saveRound, draft, token));
      assert.deepEqual([made.version, made.updatedBy], [1, 'Lin']);
      assert.deepEqual(ok(await park.call(saveRound, draft, token)), made);
      const both = [1, 2].map((count) => {
        const prizes = draft.prizes.map((prize) => ({ ...prize, count }));
        return park.call(saveRound, { ...draft, version: 1, prizes }, token);
      });
      const answers = await Promise.all(both);
      assert.deepEqual(answers.map(({ extras }) => extras?.error).sort(), ['roundChanged', undefined]);
      assert.match(answers.find(({ code }) => code !== 200)?.message ?? '', /^Lin .*2026-05-04/);
    });

    it('call an open round off, for good: entrants are told why, nobody signs up, nothing is drawn', async () => {
      const { id } = await park.open();
      const [first] = await park.crowd(id, 2);
      // The first gives way to her, and is told like everybody.
      ok(await park.enter(id, 'Ada', phoneOf(0), { who: 'ada', proven: true }));
      const off = (reason = '暴雨停办') => park.call(callOffRound, { id, reason }, token);
      refused(await off('  '), 'invalidInput');
      const called = ok(await off());
      assert.deepEqual([called.state, called.calledOff, called.entrants], ['calledOff', '暴雨停办', 2]);
      assert.deepEqual(ok(await off('Another reason')), called, 'a retry changes nothing');
      const messages = await park.sql<{ kind: string; params: { reason: string } }>('select kind, params from message');
      assert.deepEqual(
        messages.map(({ kind, params }) => [kind, params.reason]),
        [1, 2, 3].map(() => ['prizeCalledOff', '暴雨停办']),
      );
      const seen = ok(await park.call(getRound, { id }));
      assert.deepEqual([seen?.state, seen?.calledOff], ['calledOff', '暴雨停办']);
      refused(await park.enter(id, 'Late', '13900139000'), 'roundClosed');
      refused(await park.call(closeRound, { id }, token), 'roundNotClosable');
      for (const moment of [DRAW, CLAIM + HOUR]) {
        park.at(moment);
        assert.equal(ok(await park.call(getDraw, { id })).seed, null);
        assert.equal(ok(await park.call(getStatus, { receipt: first?.receipt ?? '' })).state, 'calledOff');
      }
      assert.deepEqual((await actions()).slice(-1), ['prize.callOffRound']);
      await assert.rejects(
        park.sql(`update prize_round set state = 'closed', called_off = null where id = '${id}'`),
        /for good/,
      );
    });

    it('call off no draft, and no round whose sign-up is over', async () => {
      const off = (id: string) => park.call(callOffRound, { id, reason: 'Rain' }, token);
      refused(await off('nothing'), 'roundNotFound');
      refused(await off((await park.save({ openAt: null })).id), 'roundNotOffered');
      const { id } = await park.open();
      park.at(CLOSE);
      refused(await off(id), 'roundNotOffered');
      await assert.rejects(
        park.sql(`update prize_round set state = 'calledOff', called_off = 'Rain' where id = '${id}'`),
        /open/,
      );
      park.at(DRAW);
      ok(await park.call(getDraw, { id }));
      refused(await off(id), 'roundNotOffered');
    });

    if (kind === 'postgres') return;

    it('make a draft, change it as often as they like, and open it by hand', async () => {
      const made = await park.save({ openAt: null });
      assert.deepEqual([made.state, made.openAt, made.commitment, made.entrants], ['draft', null, null, 0]);
      const [hammer] = ROUND.prizes;
      assert.ok(hammer);
      const changed = await park.save({ id: made.id, version: 1, openAt: null, prizes: [{ ...hammer, count: 7 }] });
      assert.deepEqual([changed.id, changed.prizes.map(({ count }) => count)], [made.id, [7]]);
      park.at(OPEN);
      const opened = ok(await park.call(openRound, { id: made.id, version: 2 }, token));
      assert.deepEqual([opened.state, opened.openAt], ['open', toParkIso(OPEN)]);
      assert.match(opened.commitment ?? '', /^[0-9a-f]{64}$/);
      assert.deepEqual(ok(await park.call(getAdminRound, { id: made.id }, token)), opened);
      refused(await park.call(getAdminRound, { id: 'nowhere' }, token), 'roundNotFound');
      assert.deepEqual(ok(await park.call(openRound, { id: made.id, version: 2 }, token)), opened, 'a retry changes nothing');
      assert.deepEqual(await actions(), ['prize.saveRound', 'prize.saveRound', 'prize.openRound']);
    });

    it('open the version that was looked at, and are told when somebody changed the draft since', async () => {
      const { id } = await park.save({ openAt: null });
      await park.save({ id, version: 1, openAt: null, rules: [...ROUND.rules, ...ROUND.rules] });
      park.at(OPEN);
      const message = refused(await park.call(openRound, { id, version: 1 }, token), 'roundChanged');
      assert.match(message, /^Lin .*2026-05-04/);
      assert.equal(ok(await park.call(getAdminRound, { id }, token)).state, 'draft');
      ok(await park.call(openRound, { id, version: 2 }, token));
      refused(await park.call(openRound, { id, version: 1 }, token), 'roundChanged');
    });

    it('announce nothing that visitors are not told all of: the sentence names what is missing', async () => {
      const [hammer, ticket] = ROUND.prizes;
      assert.ok(hammer && ticket);
      const MISSING = [
        [{ organiser: null }, 'organiserMissing'],
        [{ rules: [] }, 'drawRulesMissing'],
        [{ claimHow: null }, 'claimHowMissing'],
        [{ prizes: [hammer, { ...ticket, value: null }] }, 'prizeValueMissing'],
      ] as const;
      for (const [change, error] of MISSING) {
        const message = refused(await park.call(saveRound, { ...ROUND, ...change } as typeof ROUND, token), error);
        if (error === 'prizeValueMissing') assert.match(message, /prize 2/);
        const draft = await park.save({ ...change, openAt: null } as Partial<typeof ROUND>);
        refused(await park.call(openRound, { id: draft.id, version: 1 }, token), error);
        assert.equal(ok(await park.call(getAdminRound, { id: draft.id }, token)).state, 'draft');
      }
      assert.deepEqual(ok(await park.call(getRounds, {})).items, []);
    });

    it('give no prize above what the law lets one be worth, not even in a draft', async () => {
      const [hammer] = ROUND.prizes;
      assert.ok(hammer);
      const worth = (value: number) => ({ ...ROUND, openAt: null, prizes: [{ ...hammer, count: 1_000, value }] });
      const message = refused(await park.call(saveRound, worth(5_000_001), token), 'prizeTooDear');
      assert.match(message, /¥50,000/);
      refused(await park.call(saveRound, worth(2_147_483_647), token), 'prizeTooDear');
      refused(await park.call(saveRound, worth(0), token), 'invalidInput');
      const { id } = ok(await park.call(saveRound, worth(5_000_000), token));
      ok(await park.call(openRound, { id, version: 1 }, token));
    });

    it('keep what was told once it is open, by hand too, and tell it before anybody enters', async () => {
      const { id } = await park.open();
      const shown = ok(await park.call(getRound, { id }));
      assert.deepEqual(
        [shown?.organiser, shown?.claimHow, shown?.prizes.map(({ value }) => value)],
        ['Fossil Valley', 'At the desk', [19_800, 8_000]],
      );
      for (const change of [
        `update prize_round set organiser = '{"zh-Hans": "别人"}'`,
        `update prize_round set claim_how = null`,
        'update prize set value = 100',
      ])
        await assert.rejects(park.sql(change), /keeps its word|stay/);
      assert.deepEqual(ok(await park.call(getRound, { id })), shown);
    });

    it('open a draft from before it was asked by hand alone, once it is written; a round that was open goes on', async () => {
      const draft = await park.save({ openAt: toParkIso(OPEN + HOUR / 2) });
      const open = await park.open({ openAt: null });
      // As the version before left them.
      await withoutTriggers(
        park.database,
        'update prize_round set organiser = null, claim_how = null; update prize set value = null',
      );
      park.at(OPEN + HOUR);
      assert.equal(ok(await park.call(getRound, { id: draft.id }))?.state, 'draft');
      const old = ok(await park.call(getRound, { id: open.id }));
      assert.deepEqual([old?.state, old?.organiser, old?.prizes[0]?.value], ['open', null, null]);
      ok(await park.enter(open.id, 'Ada', '13800138000'));
      refused(await park.call(openRound, { id: draft.id, version: 1 }, token), 'organiserMissing');
      await park.save({ id: draft.id, version: 1 });
      assert.equal(ok(await park.call(getRound, { id: draft.id }))?.state, 'open');
      park.at(DRAW);
      const drawn = ok(await park.call(getDraw, { id: open.id }));
      assert.equal(drawn.winners.length, 1);
      assert.ok(
        [...checkDraw(drawn, ok(await park.call(getEntrants, { id: open.id })).numbers, { sha256 })].every((step) => step.ok),
      );
    });

    it('change nothing of a round that is open, or is due to be', async () => {
      const { id } = await park.save();
      park.at(OPEN);
      refused(await park.call(saveRound, { ...ROUND, id, version: 1, rules: [] }, token), 'roundNotDraft');
      const before = ok(await park.call(getRound, { id }));
      assert.equal(before?.state, 'open');
      refused(await park.call(saveRound, { ...ROUND, id: 'nowhere', version: 1 }, token), 'roundNotFound');
      refused(await park.call(openRound, { id: 'nowhere', version: 1 }, token), 'roundNotFound');
    });

    it('cannot name times that do not follow one another, or a closing that is over', async () => {
      const at = toParkIso;
      for (const wrong of [
        { openAt: at(CLOSE) },
        { drawAt: at(CLOSE - 1) },
        { claimUntil: at(DRAW) },
        { openAt: null, closeAt: at(park.now()) },
      ])
        refused(await park.call(saveRound, { ...ROUND, ...wrong }, token), 'roundTimesWrong');
      ok(await park.call(saveRound, { ...ROUND, drawAt: at(CLOSE) }, token));
      const late = await park.save({ openAt: null });
      park.at(CLOSE);
      refused(await park.call(openRound, { id: late.id, version: 1 }, token), 'roundTimesWrong');
    });

    it('close sign-up early, which everybody sees, and the draw stays when it was', async () => {
      const { id } = await park.open();
      await park.crowd(id, 2);
      park.at(OPEN + HOUR);
      const closed = ok(await park.call(closeRound, { id }, token));
      assert.deepEqual([closed.state, closed.closedAt, closed.entrants], ['closed', toParkIso(OPEN + HOUR), 2]);
      assert.deepEqual(ok(await park.call(closeRound, { id }, token)), closed, 'a retry changes nothing');
      const seen = ok(await park.call(getRound, { id }));
      assert.deepEqual([seen?.closeAt, seen?.closedAt], [toParkIso(CLOSE), toParkIso(OPEN + HOUR)]);
      refused(await park.enter(id, 'Late', '13900139000'), 'roundClosed');
      park.at(DRAW - 1);
      assert.equal(ok(await park.call(getDraw, { id })).seed, null);
      park.at(DRAW);
      assert.equal(ok(await park.call(getDraw, { id })).winners.length, 2);
      refused(await park.call(closeRound, { id }, token), 'roundNotClosable');
      const [entry] = await park.sql<{ details: unknown }>(`select details from audit_log where action = 'prize.closeRound'`);
      assert.deepEqual(entry?.details, { digest: closed.digest, entrants: 2, early: true });
    });

    it('are stopped by the database itself: what was promised and drawn stays, whoever types the statement', async () => {
      const draft = await park.save({ openAt: null });
      const { id } = await park.drawn();
      const attempts = [
        `update prize_round set commitment = repeat('0', 64) where id = $1`,
        `update prize_round set draw_at = draw_at - interval '1 minute' where id = $1`,
        `update prize_round set claim_until = claim_until + interval '1 day' where id = $1`,
        `update prize_round set name = '{"zh-Hans": "x"}' where id = $1`,
        `update prize_round set rules = '[]' where id = $1`,
        `update prize_round set digest = repeat('0', 64) where id = $1`,
        `update prize_round set seed = repeat('0', 64) where id = $1`,
        `update prize_round set state = 'closed', drawn_at = null, seed = null where id = $1`,
        `delete from prize_round where id = $1`,
        `update prize set count = 9 where round_id = $1`,
        `delete from prize where round_id = $1`,
        `insert into prize select 'more', id, 9, name, text, 'ammonite', 1 from prize_round where id = $1`,
        `update prize_entrant_list set numbers = '' where round_id = $1`,
        `delete from prize_entrant_list where round_id = $1`,
        `update prize_win set place = place + 10 where round_id = $1`,
        `delete from prize_win where round_id = $1`,
        `insert into prize_win (entry_id, round_id, prize_id, place, code)
           select entry.id, entry.round_id, (select min(id) from prize where round_id = entry.round_id), 99, 'PW-0000-0000-0000'
           from prize_entry entry left join prize_win win on win.entry_id = entry.id
           where entry.round_id = $1 and win.code is null limit 1`,
      ];
      for (const text of attempts)
        await assert.rejects(park.sql(text, [id]), (error: { code?: string }) => error.code === '23001', text);
      for (const table of ['prize_round', 'prize', 'prize_entrant_list', 'prize_win'])
        await assert.rejects(
          park.sql(`truncate ${table} cascade`),
          (error: { code?: string }) => error.code === '23001',
          table,
        );
      await park.sql('delete from prize where round_id = $1', [draft.id]);
      await park.sql('delete from prize_round where id = $1', [draft.id]);
    });

    it('cannot draw, and no round is drawn before its time, from another seed or from another list', async () => {
      const calls = park.app.printRoutes({ commonPrefix: false });
      assert.doesNotMatch(calls, /drawRound|prizeAdmin\/draw/i);
      const { id } = await park.open();
      await park.crowd(id, 3);
      park.at(CLOSE);
      await park.call(getDraw, { id });
      const [sealed] = await park.sql<{ encrypted: string }>('select sealed_seed as encrypted from prize_round where id = $1', [
        id,
      ]);
      const other = await park.save({ openAt: toParkIso(CLOSE + 1), closeAt: toParkIso(DRAW), drawAt: toParkIso(DRAW + HOUR) });
      park.at(CLOSE + 2);
      await park.call(getRounds, {});
      // Another round's seed does not open for this one.
      await park.sql(`update prize_round set sealed_seed = (select sealed_seed from prize_round where id = $2) where id = $1`, [
        id,
        other.id,
      ]);
      park.at(DRAW);
      const stuck = ok(await park.call(getDraw, { id }));
      assert.deepEqual([stuck.state, stuck.seed, stuck.winners], ['closed', null, []]);
      await park.sql('update prize_round set sealed_seed = $2 where id = $1', [id, sealed?.encrypted]);
      park.at(DRAW + 120_000);
      assert.equal(ok(await park.call(getDraw, { id })).winners.length, 3);
    });

    it('see entries masked, newest first or as drawn, and who was handed a prize', async () => {
      const { id, draw, codes } = await park.drawn();
      await park.call(redeemPrize, { code: codes[1] ?? '' }, token);
      const answer = await park.send(getEntries, { roundId: id, pageSize: 4 }, token);
      assert.doesNotMatch(answer.body, /Ada \d|138000000/);
      const { items, total } = answer.json().result;
      assert.equal(total, 6);
      assert.equal(items.length, 4);
      assert.ok(
        items.every(({ name, phone }: { name: string; phone: string }) => name === 'A**' && /^138\*{4}000\d$/.test(phone)),
      );
      const winners = ok(await park.call(getEntries, { roundId: id, winners: true }, token));
      assert.deepEqual(
        winners.items.map(({ number, place, writtenOffAt }) => [number, place, writtenOffAt !== null]),
        draw.winners.map(({ number, place }) => [number, place, place === 2]),
      );
      const oldest = ok(await park.call(getEntries, { roundId: id, field: 'enteredAt', order: 'asc' }, token));
      assert.equal(oldest.total, 6);
      refused(await park.call(getEntries, { roundId: id, field: 'phone' }, token), 'fieldNotSortable');
      const round = ok(await park.call(getAdminRounds, {}, token)).items[0];
      assert.deepEqual([round?.won, round?.writtenOff, round?.forfeited], [3, 1, 0]);
      park.at(CLAIM);
      const ended = ok(await park.call(getAdminRounds, {}, await park.staff())).items[0];
      assert.deepEqual([ended?.state, ended?.writtenOff, ended?.forfeited], ['ended', 1, 2]);
    });

    it('export all entries as a file that no spreadsheet runs, masked and written down', async () => {
      const { id } = await park.open();
      await park.enter(id, '=cmd()', '13800138000');
      await park.enter(id, '+cmd,"x"', '13800138001');
      await park.enter(id, '张三', '13800138002');
      // More than one read of the database.
      await park.sql(
        `insert into prize_entry (id, round_id, number, created_at)
         select 'many-' || n, $1, upper(lpad(to_hex(n), 8, '0')), now() from generate_series(1, 2500) n`,
        [id],
      );
      const answer = await exported(id);
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
      assert.match(String(answer.headers['content-disposition']), /attachment/);
      assert.equal(answer.headers['cache-control'], 'no-store');
      const lines = answer.body.split('\r\n');
      assert.match(lines[0] ?? '', /^\ufeffEntry number,Name,Phone,/);
      assert.equal(lines.length, 1 + 2503 + 1);
      assert.equal(lines.at(-1), '');
      assert.equal(new Set(lines).size, lines.length);
      assert.deepEqual(lines.flatMap((line) => /,('?[=+张][^,]*),138/.exec(line)?.[1] ?? []).sort(), ["'+**", "'=**", '张*']);
      assert.doesNotMatch(answer.body, /cmd|三|1380013800/);
      assert.match((await exported(id, 'fr')).body, /^\ufeffNuméro d’inscription,Nom,/);
      assert.equal((await exported('nowhere')).json().extras.error, 'roundNotFound');
      const [entry] = await park.sql('select actor_name, subject, details from audit_log where action = $1', [
        'prize.exportEntries',
      ]);
      assert.deepEqual(entry, {
        actor_name: 'Lin',
        subject: 'export:entries',
        details: { filter: { roundId: id }, format: 'csv', rows: 2503 },
      });
      const nobody = await park.app.inject({ url: `${exportEntries.path}?roundId=${id}` });
      assert.equal(nobody.statusCode, 401);
    });

    it('find what was done in the audit log, by what, to what, by whom and when', async () => {
      const { id, codes } = await park.drawn();
      await park.call(redeemPrize, { code: codes[0] ?? '' }, token);
      const log = async (filter: object) => ok(await park.call(getAuditLog, filter, token)).items.map(({ action }) => action);
      assert.deepEqual(await log({ subject: `round:${id}` }), [
        'prize.draw',
        'prize.closeRound',
        'prize.openRound',
        'prize.saveRound',
      ]);
      assert.deepEqual(await log({ action: 'prize.', userName: 'Lin' }), ['prize.writeOff', 'prize.saveRound']);
      assert.deepEqual(await log({ from: '2026-05-04', to: '2026-05-04', action: 'prize.draw' }), ['prize.draw']);
      assert.deepEqual(await log({ from: '2026-05-05', action: 'prize.draw' }), []);
      assert.deepEqual(await log({ to: '2026-05-03', action: 'prize.draw' }), []);
      const whole = await park.send(getAuditLog, { pageSize: 100 }, token);
      assert.doesNotMatch(whole.body, /Ada|138000000/, 'it holds no personal data');
    });

    it('are asked for their token on every call', async () => {
      const visitorId = newId();
      await park.sql('insert into visitor (id) values ($1)', [visitorId]);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      const visitor = (await sessions.open(park.database.db, { visitorId }, park.now())).accessToken;
      const calls = contractCalls.filter(({ path }) => path.startsWith('/api/prizeAdmin/'));
      assert.equal(calls.length, 13);
      for (const call of calls)
        for (const other of [undefined, visitor]) assert.equal((await park.send(call, {}, other)).statusCode, 401, call.path);
    });
  });
}

describe('a line of CSV', () => {
  it('is quoted as RFC 4180 says, and holds no formula', () => {
    assert.equal(csvLine(['a,b', 'say "hi"', 'two\nlines', 7, null]), '"a,b","say ""hi""","two\nlines",7,\r\n');
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])
      assert.match(csvLine([formula]), /^"?'/, JSON.stringify(formula));
    assert.equal(
      csvLine(['张三', '138****0001', '2026-05-04T11:00:00+08:00']),
      '张三,138****0001,2026-05-04T11:00:00+08:00\r\n',
    );
  });
});

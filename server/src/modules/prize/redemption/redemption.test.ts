import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getDesks } from '@park/contract/overview/calls';
import { toParkIso } from '@park/contract/parkTime';
import { getStatus } from '@park/contract/prize/entry/calls';
import { getRedemptions, lookUpPrize, redeemPrize } from '@park/contract/prize/redemption/calls';
import { CLAIM, DRAW, HOUR, ok, type PrizePark, refused, startPrizePark } from '../prizePark.testing';

const DAY = 24 * HOUR;

describe('prizes at the counter', () => {
  let park: PrizePark;
  before(async () => {
    park = await startPrizePark();
  });
  after(() => park.close());
  beforeEach(() => park.reset());

  const lookUp = async (code: string) => park.call(lookUpPrize, { code }, await park.staff());
  const writeOff = async (code: string) => park.call(redeemPrize, { code }, await park.staff());

  it('shows prize and masked winner behind a code, however it is typed', async () => {
    const { id, draw, codes } = await park.drawn();
    const [code = ''] = codes;
    const claim = ok(await lookUp(code));
    assert.deepEqual(claim, {
      code,
      state: 'won',
      round: { id, name: 'Ammonite Day draw', claimUntil: toParkIso(CLAIM) },
      prize: { id: draw.prizes[0]?.id, name: 'Geologist’s hammer', text: 'One', motif: 'ammonite' },
      name: 'A**',
      phone: claim.phone,
      number: draw.winners[0]?.number,
      writtenOffAt: null,
      writtenOffBy: null,
    });
    assert.match(claim.phone, /^138\*{4}\d{4}$/);
    const typed = [code.toLowerCase(), code.replaceAll('-', ''), code.slice(3), ` ${code.replaceAll('-', ' ')} `];
    for (const way of [...typed, code.replaceAll('1', 'l').replaceAll('0', 'o')])
      assert.deepEqual(ok(await lookUp(way)), claim);
  });

  it('is a desk that somebody may come to until all is handed out or expired', async () => {
    const isNeeded = async () => ok(await park.call(getDesks, {}, await park.staff())).prizes;
    assert.equal(await isNeeded(), false);
    const { codes } = await park.drawn();
    assert.equal(await isNeeded(), true);
    for (const code of codes) {
      assert.equal(await isNeeded(), true);
      ok(await writeOff(code));
    }
    assert.equal(await isNeeded(), false);
    await park.reset();
    await park.drawn();
    park.at(CLAIM + HOUR);
    assert.equal(await isNeeded(), false);
  });

  it('knows no code that was not drawn', async () => {
    const { codes } = await park.drawn();
    const [code = ''] = codes;
    const forged = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    for (const typed of [forged, 'PW-0000-0000-0000', 'PW', 'x', `${code}0`, `${code}\n${code}`, "' or 1=1 --"]) {
      refused(await lookUp(typed), 'prizeCodeUnknown');
      refused(await writeOff(typed), 'prizeCodeUnknown');
    }
    assert.deepEqual(await park.sql('select 1 from prize_win where written_off_at is not null'), []);
  });

  it('hands a prize out once; the second time it says when and by whom, and the winner sees it too', async () => {
    const { receipts, draw, codes } = await park.drawn();
    const [code = ''] = codes;
    park.at(DRAW + HOUR);
    const done = ok(await writeOff(code));
    assert.deepEqual([done.state, done.writtenOffAt, done.writtenOffBy], ['writtenOff', toParkIso(DRAW + HOUR), 'Lin']);
    park.at(DRAW + 2 * HOUR);
    // The draw is at 19:00 of the park.
    assert.match(refused(await writeOff(code), 'prizeWrittenOff'), /: 20:00, by Lin\./);
    park.at(DRAW + DAY);
    assert.match(refused(await writeOff(code), 'prizeWrittenOff'), /: 2026-05-04 20:00, by Lin\./);
    assert.deepEqual(ok(await lookUp(code)), done);
    const winner = receipts.find(({ number }) => number === draw.winners[0]?.number);
    const status = ok(await park.call(getStatus, { receipt: winner?.receipt }));
    assert.deepEqual([status.state, status.writtenOffAt, status.code], ['writtenOff', done.writtenOffAt, code]);
    const log = await park.sql(`select actor_name, details from audit_log where action = 'prize.writeOff'`);
    assert.deepEqual(log, [{ actor_name: 'Lin', details: { entry: done.number, prize: done.prize.id, round: done.round.id } }]);
  });

  it('hands out until the time to claim is over, and not a moment longer', async () => {
    const { codes } = await park.drawn();
    const [first = '', second = ''] = codes;
    park.at(CLAIM - 1);
    ok(await writeOff(first));
    park.at(CLAIM);
    assert.match(refused(await writeOff(second), 'prizeForfeited'), /until 08:00\./);
    assert.equal(ok(await lookUp(second)).state, 'forfeited');
    refused(await writeOff(first), 'prizeWrittenOff');
    assert.equal(ok(await lookUp(first)).state, 'writtenOff');
  });

  it('lists what was handed out on a day of the park, newest first', async () => {
    const { codes } = await park.drawn();
    const [one = '', two = '', three = ''] = codes;
    ok(await writeOff(one));
    park.at(DRAW + 4 * HOUR + 59 * 60_000);
    ok(await writeOff(two));
    // Past midnight in the park.
    park.at(DRAW + 5 * HOUR);
    ok(await writeOff(three));
    const list = async (input: object) => ok(await park.call(getRedemptions, input, await park.staff()));
    assert.deepEqual(
      (await list({})).items.map(({ code }) => code),
      [three],
    );
    const yesterday = await list({ day: '2026-05-04' });
    assert.deepEqual([yesterday.total, yesterday.items.map(({ code }) => code)], [2, [two, one]]);
    const after = (await list({ day: '2026-05-04', pageSize: 1 })).after;
    assert.equal((await list({ day: '2026-05-04', after, pageSize: 1 })).items[0]?.code, one);
    assert.equal((await list({ day: '2026-05-03' })).total, 0);
  });
});

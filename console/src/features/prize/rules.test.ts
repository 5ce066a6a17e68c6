import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '@noble/hashes/sha2';
import { checkInTurns } from '@park/contract/prize/draw/checkInTurns';
import { type CountedCheck, checkDrawInSlices, DRAW_RULE, type PublishedDraw } from '@park/contract/prize/draw/rule';
import { timeMistake } from '../../ui/drawTimes';
import { type RoundGiven, toSave } from './rules';

test('the times of a round follow one another', () => {
  const times = {
    openAt: '2026-05-04T09:00',
    closeAt: '2026-05-05T09:00',
    drawAt: '2026-05-05T09:00',
    claimUntil: '2026-05-06T09:00',
  };
  const now = '2026-05-01T09:00';
  for (const field of ['openAt', 'closeAt', 'drawAt', 'claimUntil'] as const)
    assert.equal(timeMistake(field, times, now), null);
  assert.equal(timeMistake('closeAt', { ...times, closeAt: '' }, now), 'needed');
  assert.equal(timeMistake('closeAt', times, '2026-05-05T09:00'), 'closeOver');
  assert.equal(timeMistake('closeAt', { ...times, openAt: '2026-05-05T09:00' }, now), 'closeAfterOpen');
  assert.equal(timeMistake('drawAt', { ...times, drawAt: '2026-05-05T08:59' }, now), 'drawAfterClose');
  const withBeacon = { ...times, beacon: true };
  assert.equal(timeMistake('drawAt', withBeacon, now), 'drawAfterGap');
  assert.equal(timeMistake('drawAt', { ...withBeacon, drawAt: '2026-05-05T09:04' }, now), 'drawAfterGap');
  assert.equal(timeMistake('drawAt', { ...withBeacon, drawAt: '2026-05-05T09:05' }, now), null);
  assert.equal(timeMistake('claimUntil', { ...times, claimUntil: '2026-05-05T09:00' }, now), 'claimAfterDraw');
});

test('what a prize is worth is typed in yuan and saved in fen', () => {
  const prize = { name: { 'zh-Hans': '锤' }, text: { 'zh-Hans': '一把' }, motif: 'ammonite' as const, count: 1 };
  const prizes = [0.29, 50_000, null].map((yuan) => ({ ...prize, yuan }));
  const given = { openAt: '', closeAt: '', drawAt: '', claimUntil: '', rules: {}, prizes } as unknown as RoundGiven;
  assert.deepEqual(
    toSave(given).prizes.map(({ value }) => value),
    [29, 5_000_000, null],
  );
});

test('the example of docs/draw.md holds, and a false winner does not', async () => {
  const list = ['0B3VXT5R', '4J6GHW2P', '7Q4K2M9D', 'M0M0KX7Q', 'ZZ81NCEA'].join('\n');
  const draw: PublishedDraw = {
    rule: DRAW_RULE,
    seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    digest: 'c80275d36660010cb9677a9cf782af351dd97fba67c4193a97b2bd74b0c45aaa',
    drawAt: '2026-05-05T01:00:00.000Z',
    beacon: null,
    entrants: 5,
    prizes: [{ id: 'p', count: 3 }],
    winners: ['0B3VXT5R', 'M0M0KX7Q', 'ZZ81NCEA'].map((number) => ({ number, prizeId: 'p' })),
  };
  const checked = async (published: PublishedDraw) => {
    const steps: CountedCheck[] = [];
    await checkInTurns(checkDrawInSlices(published, list, { sha256 }), { onStep: (check) => steps.push(check) });
    return steps.map(({ step, ok }) => `${step} ${ok}`);
  };
  assert.deepEqual(await checked(draw), ['commitment true', 'list true', 'digest true', 'winners true']);
  const [, ...others] = draw.winners;
  const forged = await checked({ ...draw, winners: [{ number: '4J6GHW2P', prizeId: 'p' }, ...others] });
  assert.equal(forged.at(-1), 'winners false');
});

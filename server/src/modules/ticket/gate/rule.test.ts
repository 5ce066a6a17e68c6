import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import {
  codeAt,
  hexOf,
  isLinked,
  makeChain,
  type ParsedCode,
  parseCode,
  passBytes,
  signedPassText,
} from '@park/contract/ticket/gate/code';
import { decideEntry, signedFacts, type TicketFacts } from '@park/contract/ticket/gate/rule';
import { randomFrom } from '../../../testing/randomFrom';
import { sha256 } from './phone.testing';

const DAY = '2026-05-05';
const SLOT = { startAt: parkMoment(DAY, '09:00'), endAt: parkMoment(DAY, '12:00') };
const HALF = 30_000;

/** How many stories are told; the million of the record: `RULE_STORIES=1000000`. */
const STORIES = Number(process.env.RULE_STORIES ?? 40_000);

describe('a chain', () => {
  const chain = makeChain(new Uint8Array(16).fill(9), SLOT, sha256);
  const anchor = hexOf(chain[0] ?? new Uint8Array());
  const pass = passBytes({ numbers: ['4821907365'], day: DAY, ...SLOT, device: 'a'.repeat(16), anchor });
  const text = signedPassText(pass, new Uint8Array(64));
  const at = (now: number) => parseCode(codeAt(text, chain, SLOT, now)) as ParsedCode;

  it('is linked to its anchor at every half minute, and says which one it is', () => {
    for (let now = SLOT.startAt - 1_800_000; now < SLOT.endAt; now += HALF) {
      assert.equal(at(now).half, now / HALF);
      assert.ok(isLinked(at(now), sha256));
    }
  });

  it('shows its anchor until it begins and its last link when it is over', () => {
    assert.deepEqual([at(SLOT.startAt - 1_800_001).half, at(SLOT.startAt - 86_400_000).half], [null, null]);
    assert.equal(at(SLOT.endAt + 86_400_000).half, SLOT.endAt / HALF - 1);
  });

  it('cannot be gone on with from what was shown', () => {
    const seen = at(SLOT.startAt);
    for (const step of [1, 2, 100]) assert.equal(isLinked({ ...seen, half: Number(seen.half) + step }, sha256), false);
    assert.equal(isLinked({ ...seen, half: Number(seen.half) - 1 }, sha256), false);
  });
});

describe('one rule for every gate', () => {
  /**
   * A ticket's day: passes move between two phones, it may be given back, moved or used, phones and gates are online or not, and each
   * clock is up to a minute off. Whoever asks decides by what they can know; the world says what is true.
   */
  function story(roll: () => number) {
    const chance = (share: number) => roll() < share;
    const off = () => Math.round((roll() * 2 - 1) * 60_000);
    const now = SLOT.startAt - 3_600_000 + Math.floor(roll() * (SLOT.endAt - SLOT.startAt + 7_200_000));
    const phones = ['a'.repeat(16), 'b'.repeat(16)] as const;
    const holder = phones[chance(0.5) ? 0 : 1];
    const shower = phones[chance(0.8) ? (phones[0] === holder ? 0 : 1) : phones[0] === holder ? 1 : 0];
    const moved = chance(0.1);
    const facts: TicketFacts = {
      status: chance(0.8)
        ? 'valid'
        : ((['used', 'refunding', 'refunded', 'released'] as const)[Math.floor(roll() * 4)] ?? 'used'),
      day: moved ? '2026-05-06' : DAY,
      startAt: SLOT.startAt + (moved ? 86_400_000 : 0),
      endAt: SLOT.endAt + (moved ? 86_400_000 : 0),
      closed: chance(0.05),
      justNow: chance(0.3),
      device: holder,
      proofs: chance(0.3) ? Math.ceil(roll() * 255) : 0,
    };
    const proof = ([undefined, 'checked', 'missing'] as const)[Math.floor(roll() * 3)];
    const isCopy = chance(0.1);
    const phoneOff = off();
    const shownAt = now + phoneOff - (isCopy ? 180_000 + Math.floor(roll() * 3_600_000) : 0);
    const index = Math.floor((shownAt - SLOT.startAt + 1_800_000) / HALF);
    const half = index < 0 ? null : Math.floor(Math.min(shownAt, SLOT.endAt - 1) / HALF);
    const [number, proofs] = ['4821907365', [facts.proofs]];
    const code = { numbers: [number], proofs, day: DAY, ...SLOT, device: shower, half } as unknown as ParsedCode;
    return { facts, code, now, gateOff: off(), phoneOff, isCopy, moved, shower, number, proof };
  }

  it(`says the same with and without the network but for what only the server knows (${STORIES} stories)`, () => {
    const roll = randomFrom(20261123);
    const seen = new Map<string, number>();
    for (let n = 0; n < STORIES; n += 1) {
      const { facts, code, now, gateOff, phoneOff, isCopy, moved, shower, number, proof } = story(roll);
      const server = decideEntry(facts, code, now, proof).verdict;
      const gate = decideEntry(signedFacts(code, number), code, now, proof).verdict;
      const details = JSON.stringify({ facts, code, now, proof, server, gate });
      const onlyServerKnows = facts.status !== 'valid' || moved || facts.closed || shower !== facts.device;
      if (!onlyServerKnows) assert.equal(gate, server, details);
      // What the server would let in, a gate on its own lets in; the other way round is the risk that is stated.
      if (server === 'ok') assert.equal(gate, 'ok', details);
      if (isCopy && Math.abs(phoneOff) <= 60_000) assert.notEqual(gate, 'ok', details);
      const isOpen = now >= SLOT.startAt - 900_000 && now < SLOT.endAt - 60_000;
      if (isOpen && !isCopy && now >= SLOT.startAt - 840_000) {
        // Both clocks off, each its own way, and together no more than a minute.
        const apart = Math.abs(phoneOff - gateOff);
        if (apart <= 60_000 && now + gateOff < SLOT.endAt && now + gateOff >= SLOT.startAt - 900_000)
          assert.equal(decideEntry(signedFacts(code, number), code, now + gateOff, 'checked').verdict, 'ok', details);
      }
      seen.set(`${server}/${gate}`, (seen.get(`${server}/${gate}`) ?? 0) + 1);
    }
    for (const pair of [
      'ok/ok',
      'proof/proof',
      'noProof/noProof',
      'usedAlready/proof',
      'usedAlready/ok',
      'justNow/ok',
      'refunded/ok',
      'replaced/ok',
      'stale/stale',
      'wrongSlot/wrongSlot',
      'wrongDay/ok',
    ])
      assert.ok((seen.get(pair) ?? 0) > 0, `${pair} was never told`);
  });
});

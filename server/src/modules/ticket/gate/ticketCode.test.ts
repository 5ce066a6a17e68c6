import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import { compactVerify, createLocalJWKSet } from 'jose';
import { ticketNumber } from '../sale/newOrder';
import { ticketKeys } from '../ticketKeys';
import { createTicketCodes } from './ticketCode';

const AUTH = { authSecret: 'a secret of the tests, long enough to be one', dataKeys: [], ticketCodeKeys: [] };
const NOW = parkMoment('2026-05-05', '09:30');
const TICKET = {
  number: '4821907365',
  day: '2026-05-05',
  startAt: parkMoment('2026-05-05', '09:00'),
  endAt: parkMoment('2026-05-05', '12:00'),
};
const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
const codes = createTicketCodes(ticketKeys(AUTH).codes);

/** A gate as docs/gate-code.md tells one to be built: Node's crypto and nothing of ours. */
function thirdPartyGate(code: string, keys: { kid: string; x: string }[], now: number) {
  const parts = code.split('.');
  if (parts.length !== 3) return 'forged';
  const [header, payload, signature] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
  const { alg, kid } = JSON.parse(header.toString());
  const found = keys.find((candidate) => candidate.kid === kid);
  if (alg !== 'EdDSA' || !found) return 'forged';
  const open = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: found.x }, format: 'jwk' });
  if (!verify(null, Buffer.from(`${parts[0]}.${parts[1]}`, 'ascii'), open, signature)) return 'forged';
  const { n, day, slot, step } = JSON.parse(payload.toString());
  const age = Math.floor(now / 1000 / 30) - step;
  return age < -1 || age > 1 ? 'stale' : { n, day, slot };
}

describe('codes of tickets that the server makes', () => {
  it('are verified by whoever reads the document', async () => {
    const code = await codes.sign(TICKET, NOW);
    const { keys } = codes.keySet;
    const { number: n, day } = TICKET;
    assert.deepEqual(thirdPartyGate(code, keys, NOW), { n, day, slot: '09:00-12:00' });
    assert.deepEqual(thirdPartyGate(code, keys, NOW + 30_000), { n, day, slot: '09:00-12:00' });
    assert.equal(thirdPartyGate(code, keys, NOW + 60_000), 'stale');
    assert.equal(thirdPartyGate(code, keys, NOW - 60_000), 'stale');
    assert.equal(thirdPartyGate(code, createTicketCodes([key('other', 1)]).keySet.keys, NOW), 'forged');
    const [header, payload = '', signature] = code.split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replace('2026-05-05', '2026-05-06');
    const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
    assert.equal(thirdPartyGate(forged, keys, NOW), 'forged');
  });

  it('are verified by any library of JOSE', async () => {
    const code = await codes.sign(TICKET, NOW);
    const { payload } = await compactVerify(code, createLocalJWKSet(codes.keySet));
    assert.deepEqual(JSON.parse(Buffer.from(payload).toString()), {
      n: TICKET.number,
      day: TICKET.day,
      slot: '09:00-12:00',
      step: NOW / 30_000,
    });
  });

  it('are small enough for a QR of version 9 (230 characters at level L)', async () => {
    for (let i = 0; i < 20; i++) {
      const code = await codes.sign({ ...TICKET, number: ticketNumber() }, NOW);
      assert.ok(code.length <= 230, `${code.length}`);
    }
  });

  it('are signed by the first key and verified by all', async () => {
    const old = await createTicketCodes([key('k1', 1)]).sign(TICKET, NOW);
    const both = createTicketCodes(ticketKeys({ ...AUTH, ticketCodeKeys: [key('k2', 2), key('k1', 1)] }).codes);
    assert.deepEqual(
      both.keySet.keys.map(({ kid }) => kid),
      ['k2', 'k1'],
    );
    assert.equal(both.read(old).kind, 'code');
    const [header = ''] = (await both.sign(TICKET, NOW)).split('.');
    assert.equal(JSON.parse(Buffer.from(header, 'base64url').toString()).kid, 'k2');
    assert.equal(createTicketCodes([key('k2', 2)]).read(old).kind, 'forged');
  });
});

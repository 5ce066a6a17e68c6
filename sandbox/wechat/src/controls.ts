import type { FastifyInstance } from 'fastify';
import { newcomerId, newcomerOpenid } from './browserCalls';
import type { Codes } from './codes';
import { FAULT_KINDS, type FaultKind, type Faults } from './faults';
import { NEWCOMER, personaByKey } from './personas';
import { miniOpenid } from './serverCalls';

const DEFAULT_DELAY_MS = 3_000;

/** How tests and developers steer the sandbox; the real WeChat has nothing of the kind. */
export function registerControls(
  app: FastifyInstance,
  codes: Codes,
  faults: Faults,
  setClock: (at: number | null) => void,
): void {
  /** The code that `wx.login` would give the phone of `persona`, and whose it is; of a newcomer the same one's for the same `newcomer`. */
  app.post('/sandbox/jscode', async (req, reply) => {
    const { persona = NEWCOMER, newcomer = newcomerId() } = (req.body ?? {}) as { persona?: string; newcomer?: string };
    const found = personaByKey(persona);
    if (!found) return reply.code(400).send({ error: `no persona ${JSON.stringify(persona)}` });
    const person = found.openid ?? newcomerOpenid(newcomer);
    return { code: codes.issue('mini', person, ''), openid: miniOpenid(person) };
  });

  /** The code that `getPhoneNumber` would give the mini-program on the phone with this number. */
  app.post('/sandbox/phonecode', async (req, reply) => {
    const { number, countryCode = '86' } = (req.body ?? {}) as { number?: unknown; countryCode?: unknown };
    if (!isDigits(number) || !isDigits(countryCode))
      return reply.code(400).send({ error: 'number and countryCode are digits' });
    return { code: codes.issue('phone', `${countryCode} ${number}`, '') };
  });

  app.post('/sandbox/faults', async (req, reply) => {
    const { kind, times = 1, delayMs = DEFAULT_DELAY_MS, on = '', errcode = -1 } = (req.body ?? {}) as Record<string, unknown>;
    if (!FAULT_KINDS.includes(kind as FaultKind))
      return reply.code(400).send({ error: `kind is one of ${FAULT_KINDS.join(', ')}` });
    if (!isCount(times) || times < 1 || !isCount(delayMs))
      return reply.code(400).send({ error: 'times and delayMs are whole numbers' });
    if (typeof on !== 'string') return reply.code(400).send({ error: 'on is a part of an address' });
    if (!Number.isInteger(errcode)) return reply.code(400).send({ error: 'errcode is one of WeChat’s' });
    faults.plan({ kind: kind as FaultKind, times, delayMs, on, errcode: errcode as number });
    return { planned: faults.list() };
  });

  /** Sets the clock of the sandbox's money: when is it paid, when is an order too old. `at`: epoch milliseconds; null: the real one. */
  app.post('/sandbox/clock', async (req, reply) => {
    const { at } = (req.body ?? {}) as { at?: unknown };
    if (at !== null && !isCount(at)) return reply.code(400).send({ error: 'at is a moment in epoch milliseconds, or null' });
    setClock(at);
    return { at };
  });

  app.get('/sandbox/faults', async () => ({ planned: faults.list() }));

  app.delete('/sandbox/faults', async () => {
    faults.clear();
    return { planned: [] };
  });
}

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

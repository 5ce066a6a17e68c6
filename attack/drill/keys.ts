import { randomBytes } from 'node:crypto';
import type { Drill } from './drill';
import { startRight, startWrong } from './readiness';

const otherKey = () => `k9:${randomBytes(32).toString('base64')}`;

export const keys: Drill = {
  name: 'keys',
  about: 'one of two nodes is started with other DATA_KEYS, then with other TICKET_CODE_KEYS, then with the right ones',
  within: 0,
  seconds: 40,
  async happens({ nodes }) {
    const [node] = nodes;
    if (!node) return [];
    const findings = [];
    for (const variable of ['DATA_KEYS', 'TICKET_CODE_KEYS'])
      findings.push(
        await startWrong(node, `other ${variable}`, { [variable]: otherKey() }, new RegExp(`^${variable} does not fit`)),
      );
    await startRight(node);
    return findings;
  },
};

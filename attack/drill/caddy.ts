import { setTimeout as after } from 'node:timers/promises';
import type { Drill } from './drill';
import { keys } from './keys';
import type { Node } from './machines';

const HANG_MS = 15_000;

/** The proxy of compose.yaml. */
export const caddy: Drill = {
  name: 'caddy',
  about: `behind Caddy one of two nodes hangs for ${HANG_MS / 1_000} s, then is killed, then is not ready for some seconds`,
  proxy: 'caddy',
  within: 5_000,
  seconds: 90,
  async happens(machines, visitors) {
    const [node] = machines.nodes as [Node];
    const { pid = 0 } = node.service;
    process.kill(pid, 'SIGSTOP');
    await after(HANG_MS);
    process.kill(pid, 'SIGCONT');
    await after(3_000);
    await node.service.kill();
    await after(3_000);
    await node.startAgain();
    await after(3_000);
    return keys.happens(machines, visitors);
  },
};

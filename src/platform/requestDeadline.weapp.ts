import type { Deadline } from './requestDeadline.h5';

/** `ms` covers the whole exchange. WeChat keeps the limit and says `timeout` in its errMsg. */
export function startDeadline(ms: number): Deadline {
  return { params: { timeout: ms }, expired: () => false, clear: () => {} };
}

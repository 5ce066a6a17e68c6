/** One request's time limit. WeChat keeps it and says `timeout` in its errMsg. */
export interface Deadline {
  /** What the request must be given so that it can be stopped. */
  params: { signal?: undefined; timeout: number };
  /** Whether the limit, and nothing else, ended the request; here errMsg says it. */
  expired(): boolean;
  clear(): void;
}

/** `ms` covers the whole exchange. */
export function startDeadline(ms: number): Deadline {
  return { params: { timeout: ms }, expired: () => false, clear: () => {} };
}

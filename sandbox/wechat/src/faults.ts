export const FAULT_KINDS = ['usedCode', 'expiredCode', 'slow', 'down', 'busy'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  /** How many exchanges it spoils; then it is over. */
  times: number;
  /** How late a slow answer comes, milliseconds. */
  delayMs: number;
}

/** What the next calls of a server are answered with instead of the truth. */
export class Faults {
  #planned: Fault[] = [];

  plan(fault: Fault): void {
    this.#planned.push({ ...fault });
  }

  clear(): void {
    this.#planned = [];
  }

  list(): Fault[] {
    return this.#planned.map((fault) => ({ ...fault }));
  }

  /** The fault that is due now, counted down. */
  take(): Fault | undefined {
    const [due] = this.#planned;
    if (!due) return undefined;
    due.times -= 1;
    if (due.times <= 0) this.#planned.shift();
    return due;
  }
}

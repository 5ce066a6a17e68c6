type Work = (...args: unknown[]) => unknown;

/** The program's timers: none goes on when the program has ended, and what one throws is told. */
export class Timers {
  readonly calls: Record<string, unknown>;
  private readonly running = new Set<NodeJS.Timeout>();

  constructor(private readonly guarded: (where: string, work: () => unknown) => void) {
    this.calls = {
      setTimeout: this.start(setTimeout),
      clearTimeout: (id: number) => clearTimeout(id),
      setInterval: this.start(setInterval),
      clearInterval: (id: number) => clearInterval(id),
    };
  }

  stop(): void {
    for (const timer of this.running) clearTimeout(timer);
    this.running.clear();
  }

  private start(set: typeof setTimeout | typeof setInterval) {
    return (work: Work, ms?: number, ...args: unknown[]) => {
      const timer = set(() => this.guarded('timer', () => work(...args)), ms);
      this.running.add(timer);
      return Number(timer);
    };
  }
}

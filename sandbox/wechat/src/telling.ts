export const ANSWER_WITHIN_MS = 5_000;

/** What is due later, unless the sandbox stops before. */
export class Later {
  readonly #timers = new Set<NodeJS.Timeout>();

  do(ms: number, work: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, ms);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Tells a server something. @returns the status it answers, and what it says; status 0: nobody answers */
export async function tell(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** The server's answer to a call as it came; its body as text. */
export interface EarlyAnswer {
  statusCode: number;
  header: Record<string, string>;
  data: string;
}

declare global {
  interface Window {
    /** Answers to calls that the page made before the app was there (`firstScreen/signIn.ts`), by call. */
    earlyAnswers?: Map<string, Promise<EarlyAnswer>>;
  }
}

const nameOf = (url: string, data: unknown) => `${url} ${JSON.stringify(data ?? {})}`;

export function keepEarlyAnswer(url: string, data: object, answer: Promise<EarlyAnswer>): void {
  window.earlyAnswers ??= new Map();
  window.earlyAnswers.set(nameOf(url, data), answer);
}

/**
 * The answer to this call, once, when the page has made it. Rejects when none came.
 * @param signal ends the waiting
 */
export function takeEarlyAnswer(url: string, data: unknown, signal?: AbortSignal): Promise<EarlyAnswer> | undefined {
  const call = nameOf(url, data);
  const answer = window.earlyAnswers?.get(call);
  window.earlyAnswers?.delete(call);
  if (!answer || !signal) return answer;
  return Promise.race([answer, new Promise<never>((_, reject) => signal.addEventListener('abort', reject))]);
}

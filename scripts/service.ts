import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './root';
import { Stop } from './terminal';

interface Ended {
  code: number;
  signal: NodeJS.Signals | null;
}

/** A long-running program of the house: the server, the sandbox. */
export interface Service {
  readonly name: string;
  /** Of its process; undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Settles when the process has ended, however it did. */
  readonly ended: Promise<Ended>;
  /** What it printed so far, at most the last 64 KB. */
  output(): string;
  /** Asks it to end (SIGTERM), insists after `patience` milliseconds; resolves when it has. */
  stop(timeoutMs?: number): Promise<Ended>;
  /** Ends it without a word, as a machine does that fails. */
  kill(): Promise<Ended>;
  /** Starts another like it. */
  again(): Service;
}

export interface ServiceOptions {
  args?: string[];
  env?: Record<string, string | undefined>;
  /** The command that starts it, such as `ip netns exec`. */
  through?: string[];
  /** Where its output goes besides `output()`; by default nowhere. */
  onOutput?: (text: string) => void;
}

const MAX_OUTPUT_CHARACTERS = 64 * 1024;

/** Starts `script` (relative to the checkout) as a process that ends with this one. */
export function startService(name: string, script: string, options: ServiceOptions = {}): Service {
  const preload = pathToFileURL(inRoot('scripts/endWithParent.mjs')).href;
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const [program = process.execPath, ...words] = [...(options.through ?? []), process.execPath];
  const child = spawn(
    program,
    [...words, ...loader, '--import', preload, path.resolve(ROOT, script), ...(options.args ?? [])],
    {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own group: Ctrl-C reaches the script alone, which then ends its services in order.
      detached: true,
    },
  );
  let output = '';
  const take = (chunk: Buffer) => {
    const text = chunk.toString();
    output = (output + text).slice(-MAX_OUTPUT_CHARACTERS);
    options.onOutput?.(text);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<Ended>((resolve) => {
    child.on('error', (error) => {
      take(Buffer.from(`${error.message}\n`));
      resolve({ code: 127, signal: null });
    });
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal }));
  });
  return {
    name,
    pid: child.pid,
    ended,
    output: () => output,
    again: () => startService(name, script, options),
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
    async stop(timeoutMs = 10_000) {
      child.kill('SIGTERM');
      const insist = new AbortController();
      after(timeoutMs, undefined, { signal: insist.signal, ref: false }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      );
      const result = await ended;
      insist.abort();
      return result;
    },
  };
}

interface Waiting {
  /** How long it may stay silent before it listens; five times as long once it listens, for then it is busy. ms */
  timeoutMs?: number;
  /** Hears what is waited for. */
  tell?: (line: string) => void;
  /** How often. ms */
  every?: number;
  /** What shows beside its own output that it goes on. */
  besides?: () => string;
}

/**
 * Waits until the address answers with a status below 500: as long as the service goes on, however slow the machine is.
 * @throws Stop when the service ends before, or nothing more is heard of it
 */
export async function untilAnswering(
  service: Service,
  url: string,
  { timeoutMs = 120_000, tell = () => undefined, every = 15_000, besides = () => '' }: Waiting = {},
): Promise<void> {
  let lastChange = { at: Date.now(), what: '' };
  let reportedAt = Date.now();
  let gone: Ended | null = null;
  service.ended.then((ended) => {
    gone = ended;
  });
  for (;;) {
    if (gone !== null) throw new Stop(`${service.name} ended before it answered:\n${service.output().trim()}`);
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch((error: Error) => error);
    const isSlow = answer instanceof Error && answer.name === 'TimeoutError';
    if (!(answer instanceof Error)) {
      await answer.body?.cancel();
      if (answer.status < 500) return;
    }
    const state = isSlow
      ? 'listens, and is too busy to answer'
      : answer instanceof Error
        ? 'does not listen yet'
        : `answers ${answer.status}`;
    const now = Date.now();
    const what = `${state}\n${service.output()}${besides()}`;
    if (what !== lastChange.what) lastChange = { at: now, what };
    const silence = now - lastChange.at;
    if (silence > (state.startsWith('does not') ? timeoutMs : 5 * timeoutMs))
      throw new Stop(`${service.name} ${state} at ${url}, and was silent for ${silence / 1000} s:\n${service.output().trim()}`);
    if (now - reportedAt >= every) {
      reportedAt = now;
      const lastLine = service.output().trim().split('\n').at(-1);
      tell(
        `Waiting for ${service.name[0]?.toLowerCase()}${service.name.slice(1)}: it ${state}.${lastLine ? ` It last said: ${lastLine}` : ''}`,
      );
    }
    await after(50);
  }
}

/** How long is waited before a service is started again, and how long it must have lived to begin anew; milliseconds. */
const WAITS = { first: 1_000, longest: 30_000, calm: 60_000 };

/**
 * Starts a service again whenever it ends by itself, at first soon, then after ever longer waits.
 * @param tell takes a line for the operator
 * @returns ends it for good
 */
export function keepRunning(first: Service, tell: (line: string) => void, waits = WAITS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let service = first;
  const watching = (async () => {
    for (let wait = waits.first; ; wait = Math.min(wait * 2, waits.longest)) {
      const began = Date.now();
      const { code, signal } = await service.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - began >= waits.calm) wait = waits.first;
      tell(`${service.name} ended by itself (${signal ?? `code ${code}`}); starting it again in ${wait / 1_000} s.`);
      await after(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      service = service.again();
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await service.stop();
      await watching;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';

export interface Finished {
  /** The exit code; 124 when it was silent for too long, 128 + signal number when a signal ended it. */
  code: number;
  /** stdout and stderr in the order they came. */
  output: string;
  ms: number;
}

export interface CommandOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Milliseconds without output after which the command is taken to hang and ended; 0 waits for ever. */
  silence?: number;
  /** How far it lets others go first, 0 to 19. */
  niceness?: number;
  /** Sees every piece of output as it comes. */
  onOutput?: (text: string) => void;
}

/** A build that takes a minute is silent for a third of it: this bears a machine forty times as slow. */
const SILENCE_MS = 900_000;

const running = new Set<ChildProcess>();
// Each command leads a process group of its own, so that what it started ends with it; when this script ends, so do they.
process.on('exit', () => {
  for (const child of running) endGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

/** Runs a command to its end and never throws for its exit code. A command that cannot be started has code 127. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<Finished> {
  const began = performance.now();
  const { silence = SILENCE_MS } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    if (options.niceness && child.pid !== undefined) setPriority(child.pid, options.niceness);
    let output = '';
    let timedOut = false;
    const timer = silence
      ? setTimeout(() => {
          timedOut = true;
          output += `\nended: it said nothing for ${Math.round(silence / 1000)} s\n`;
          endGroup(child, 'SIGTERM');
          after(5_000, undefined, { ref: false }).then(() => endGroup(child, 'SIGKILL'));
        }, silence)
      : undefined;
    const take = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      if (!timedOut) timer?.refresh();
      options.onOutput?.(text);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: timedOut ? 124 : code, output, ms: performance.now() - began });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? (signal === 'SIGKILL' ? 137 : 143)));
  });
}

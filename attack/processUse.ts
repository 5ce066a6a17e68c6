import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Service } from '../scripts/service';

/** What a program has used, as Linux counts it. */
export interface ProcessUse {
  /** Processor time since its start, ms. */
  cpuMs: number;
  /** Memory now, and the most since its start; MB. */
  memory: number;
  peak: number;
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export async function processUse({ pid }: Service): Promise<ProcessUse> {
  const [stat, status] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile(`/proc/${pid}/status`, 'utf8')]);
  // Behind the name, which may hold anything: utime and stime are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return {
    cpuMs: ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000,
    memory: megabytes('VmRSS'),
    peak: megabytes('VmHWM'),
  };
}

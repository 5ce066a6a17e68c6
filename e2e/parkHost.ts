import { type ChildProcess, fork } from 'node:child_process';
import { build } from 'esbuild';
import { inRoot } from '../scripts/root';
import { bundleFolder, bundleOf, serverBundle } from '../scripts/serverBundle';
import type { Command } from '../server/src/testing/parkHost';

const FOLDER = bundleFolder('park-journeys');
const HOST = 'server/src/testing/parkHost.ts';

/** The program that opens parks, with the server in it: loading its sources one by one takes most of a start. */
export async function bundleHost(): Promise<void> {
  await build(serverBundle([inRoot(HOST)], FOLDER));
}

/** A process that opens parks for one worker's journeys (`server/src/testing/parkHost.ts`). */
export class ParkHost {
  private readonly child: ChildProcess = fork(bundleOf(inRoot(HOST), FOLDER), [], { cwd: inRoot(), execArgv: [] });
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private last = 0;

  constructor() {
    this.child.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(error));
    });
    this.child.once('exit', (code) => {
      for (const { reject } of this.waiting.values()) reject(new Error(`The parks' process ended (${code}).`));
    });
  }

  ask<Result>(name: Command['name'], input?: unknown): Promise<Result> {
    this.last += 1;
    const id = this.last;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.child.send({ id, name, input } satisfies Command);
    });
  }

  /** Ends the process and, with it, whatever is open. */
  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.disconnect();
    await ended;
  }
}

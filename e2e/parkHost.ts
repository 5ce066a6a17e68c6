import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { inRoot } from '../scripts/root';
import { bundleFolder, bundleOf, serverBundle } from '../scripts/serverBundle';
import type { Command, Opening } from '../server/src/testing/parkHost';
import { ALL_DAY, SETTINGS } from './world';

const FOLDER = bundleFolder('park-journeys');
const HOST = 'server/src/testing/parkHost.ts';

/**
 * Makes the program that opens parks, with the server in it, for loading its sources one by one takes most of a start; and starts the
 * park that the others are copies of. @returns its folder
 */
export async function prepareParks(): Promise<string> {
  await build(serverBundle([inRoot(HOST)], FOLDER));
  const folder = await mkdtemp(path.join(tmpdir(), 'park-e2e-'));
  const host = new ParkHost(folder);
  await host.ask('prepare', { settings: SETTINGS, slotId: ALL_DAY, at: null } satisfies Opening);
  await host.end();
  return folder;
}

/** A process that opens parks for one worker's journeys (`server/src/testing/parkHost.ts`). */
export class ParkHost {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private last = 0;

  /** @param folder of the park that was prepared */
  constructor(folder: string) {
    this.child = fork(bundleOf(inRoot(HOST), FOLDER), [folder], { cwd: inRoot(), execArgv: [] });
    this.child.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
      const request = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) request?.resolve(result);
      else request?.reject(new Error(error));
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

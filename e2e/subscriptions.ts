import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../scripts/root';
import { sandboxUrl } from './world';

/** A clock for a park of one's own, which can be moved ahead while the park is open. */
export async function movableClock() {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-clock-'));
  const file = path.join(folder, 'ahead');
  await writeFile(file, '0');
  return {
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${pathToFileURL(inRoot('e2e', 'laterClock.mjs')).href}` },
    /** To a moment to come, epoch ms. */
    moveTo: (moment: number) => writeFile(file, String(moment - Date.now())),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What somebody was sent by WeChat, oldest first. */
export async function sentTo(
  openid: string | undefined,
): Promise<{ templateId: string; page: string; data: Record<string, string> }[]> {
  const { sent } = await (await fetch(`${sandboxUrl()}/sandbox/subscribe/sent`)).json();
  return sent.filter((message: { openid: string }) => message.openid === openid);
}

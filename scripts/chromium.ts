import { access, constants } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { runCommand } from './command';
import { bin } from './root';
import { say } from './terminal';

const USUAL = [
  // The one without a window first: journeys take an eighth less of the cores with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium-based browser: CHROMIUM, the usual places, Playwright's own cache; else one is installed
 * (Debian's package where this is root or may sudo, Playwright's download elsewhere). Null when none of it worked.
 */
export async function findChromium(): Promise<string | null> {
  await addFonts();
  const found = await firstRunnable([process.env.CHROMIUM, ...USUAL, chromium.executablePath()]);
  if (found !== null) return found;
  say('Chromium is not on this machine; installing it (only the browser tests need it) …');
  await installDebianPackage();
  const packaged = await firstRunnable(USUAL);
  if (packaged !== null) return packaged;
  await runCommand(bin('playwright'), ['install', 'chromium'], {
    onOutput: (text) => process.stdout.write(text),
  });
  return firstRunnable([chromium.executablePath()]);
}

/** What a person can do where `findChromium` found none. */
export const WITHOUT_CHROMIUM = [
  'The browser tests need Chromium, and none could be found or installed. Do one of these:',
  '  - Debian, Ubuntu:  sudo apt-get install -y chromium',
  '  - elsewhere:       npx playwright install --with-deps chromium',
  '  - one that exists: CHROMIUM=/path/to/chrome npm test',
].join('\n');

async function firstRunnable(paths: (string | undefined)[]): Promise<string | null> {
  for (const path of paths) {
    if (!path) continue;
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return null;
}

/** Letters as wide as a phone's, and Chinese ones: with what a bare Debian has, texts are a fifth wider than anybody sees them. */
const FONTS = { 'fonts-liberation': 'Liberation Sans', 'fonts-noto-cjk': 'Noto Sans CJK SC' };

async function addFonts(): Promise<void> {
  const { output, code } = await runCommand('fc-list', [':', 'family']);
  const missing = Object.entries(FONTS).flatMap(([name, family]) => (output.includes(family) ? [] : [name]));
  if (code === 0 && missing.length > 0) await installPackages(missing);
}

async function installDebianPackage(): Promise<void> {
  const fonts = Object.keys(FONTS);
  // Older releases do not have the first.
  (await installPackages(['chromium-headless-shell', ...fonts])) || (await installPackages(['chromium', ...fonts]));
}

/** @returns whether they are installed: not where this is no Debian, or nobody may */
async function installPackages(names: string[]): Promise<boolean> {
  const root = process.getuid?.() === 0;
  if ((await runCommand('apt-get', ['--version'])).code !== 0) return false;
  if (!root && (await runCommand('sudo', ['-n', 'true'])).code !== 0) return false;
  const apt = async (...args: string[]) => {
    const all = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    const [command = 'env', ...rest] = root ? all : ['sudo', '-n', ...all];
    return runCommand(command, rest);
  };
  await apt('update');
  const installed = await apt('install', '-y', '--no-install-recommends', ...names);
  if (installed.code !== 0) say(installed.output.split('\n').slice(-5).join('\n'));
  return installed.code === 0;
}

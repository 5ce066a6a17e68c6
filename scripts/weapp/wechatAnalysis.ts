import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../command';
import { inRoot } from '../root';
import { plain } from '../terminal';

/** What WeChat's quality check must find in order. Its questions about compressing are about the upload's settings, not about the files. */
const RULES = [
  'PACKAGE_SIZE_LIMIT',
  'LAZYCODE_LOADING_OPEN',
  'IMAGE_AND_AUDIO_LIMIT',
  'CONTAINS_OTHER_PKG_JS',
  'CONTAINS_OTHER_PKG_COMPONENTS',
  'CONTAINS_UNUSED_PLUGINS',
  'CONTAINS_UNUSED_COMPONENTS',
  'CONTAINS_UNUSED_CODES',
  'WXML_COMPRESS_OPEN',
  'WXSS_COMPRESS_OPEN',
];

interface Judgement {
  name: string;
  success: boolean;
  text: string;
  detail?: unknown;
}

/** What `analyse.mjs` writes down. */
interface Report {
  quality: Judgement[];
  files: { path: string; moduleId: string | null }[];
}

/** The detail of some rules is what is wrong, whatever their `success` says. */
function isBroken({ success, detail }: Judgement): boolean {
  return !success || (Array.isArray(detail) && detail.length > 0);
}

/** Lines that the tool prints when all is well. */
const QUIET = /^(Initial scan complete\. Ready for changes|\[miniprogram-builder\] initservices CI|)$/;

/**
 * Lets WeChat's own tools (`miniprogram-ci`) read a built mini-program: its quality rules and its graph of dependencies. No
 * network and no key takes part. The analysis resolves even when something is missing and only prints it, so every line it
 * prints that is not a known one is a fault.
 */
export async function analysisFaults(folder: string): Promise<string[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'park-wechat-'));
  try {
    const report = path.join(scratch, 'report.json');
    const script = inRoot('scripts', 'weapp', 'analyse.mjs');
    const { code, output } = await runCommand(process.execPath, [script, folder, report]);
    const printed = plain(output)
      .split('\n')
      .filter((line) => !QUIET.test(line.trim()));
    if (code !== 0) return [`WeChat's tools ended with ${code}:`, ...printed];
    const { quality, files } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const known = new Set(quality.map(({ name }) => name));
    return [
      ...printed,
      ...RULES.filter((rule) => !known.has(rule)).map((rule) => `WeChat's tools no longer know ${rule}`),
      ...quality
        .filter((one) => RULES.includes(one.name) && isBroken(one))
        .map(({ name, text, detail }) => `${name}: ${text} ${JSON.stringify(detail ?? '')}`),
      ...(files.length === 0 ? ["WeChat's tools saw no file"] : []),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

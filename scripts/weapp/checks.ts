import { isBuilt } from '../buildApp';
import { inRoot } from '../root';
import { type Step, verdict } from '../steps';
import { nameFaults } from './browserNames';
import { packageFaults, readAppJson, readPackages, tellPackage } from './packages';
import { privacyFaults } from './privacyGuide';
import { settingFaults } from './settings';
import { analysisFaults } from './wechatAnalysis';
import { findWcc, wxmlFaults } from './wxmlSyntax';

const FOLDER = inRoot('dist', 'weapp');

/** What can be said about the built mini-program without running it. */
export function weappChecks(folder: string = FOLDER): Step[] {
  return [
    check(folder, "read by WeChat's tools", () => analysisFaults(folder)),
    check(folder, 'no browser names', async () => nameFaults(folder, (await readAppJson(folder)).requiredPrivateInfos ?? [])),
    check(folder, "templates, WeChat's compiler", async () => {
      const wcc = findWcc();
      return wcc === null ? null : wxmlFaults(folder, wcc);
    }),
    check(folder, 'settings', () => settingFaults(folder)),
    check(folder, 'privacy guide', () => privacyFaults(folder)),
    check(
      folder,
      'package sizes',
      () => packageFaults(folder),
      async () => {
        const [main, ...subs] = await readPackages(folder);
        const biggest = subs.sort((one, other) => other.bytes - one.bytes)[0];
        return [main, biggest].flatMap((pack) => (pack ? [tellPackage(pack)] : [])).join('; ');
      },
    ),
  ];
}

/** `faults` names what is wrong; null when this machine cannot look. `tell` says what is worth knowing when all is well. */
function check(folder: string, name: string, faults: () => Promise<string[] | null>, tell?: () => Promise<string>): Step {
  return {
    name: `mini-program: ${name}`,
    async run() {
      if (folder === FOLDER && !(await isBuilt('weapp'))) return verdict(false, 'Not run: the mini-program was not built.');
      const found = await faults();
      if (found === null) return { passed: 0, failed: 0, skipped: 1, output: '', note: 'WeChat’s compiler does not run here' };
      return verdict(found.length === 0, found.join('\n'), tell ? await tell() : undefined);
    },
  };
}

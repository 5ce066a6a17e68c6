import { apiBase } from '../config/constants';
import { fixedAtWechat, parkProfile } from '../config/parkProfile';
import { buildApp, type Target } from './buildApp';
import { packagePark } from './packagePark';
import { dim, duration, say } from './terminal';

const NAMES = { h5: 'the web app', weapp: 'the mini-program', console: 'the staff console' } as const;

/** Builds a target and says how far it is: one moving line on a terminal, a line each fifth elsewhere. */
export async function buildWithProgress(target: Target): Promise<void> {
  const name = NAMES[target];
  const began = performance.now();
  let shown = -1;
  const built = await buildApp(target, {
    onWait: () => say(dim(`Another process is building ${name}; waiting for it.`)),
    onProgress: (percent) => {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[KBuilding ${name} … ${percent}%`);
      else if (shown < 0 || percent >= shown + 20) {
        shown = percent;
        say(`Building ${name} … ${percent}%`);
      }
    },
  });
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  if (built) say(`Built ${name} in ${duration(performance.now() - began)}.`);
  const park = target === 'weapp' ? parkProfile() : null;
  if (park)
    say(
      ['Enter in WeChat’s console before the upload, for no build brings it there:', ...fixedAtWechat(park, apiBase())].join(
        '\n  ',
      ),
    );
}

/** Makes the package, and the two apps in it, where they are not up to date. @returns whether the package had to be made */
export async function packageWithProgress(): Promise<boolean> {
  for (const target of ['h5', 'console'] as const) await buildWithProgress(target);
  return packagePark();
}

/**
 * `npm run dev`: the park as `npm start` opens it, with the app rebuilt and the server restarted when their sources are
 * saved. The data stays. A mistake in a source is told and the park goes on with what it has until the next save.
 */
import { buildWithProgress } from './buildProgress';
import { SOURCES } from './fingerprint';
import { openPark, type Park } from './park';
import { askedToClose, checkNode, portsOf, requireFreePorts, tellAddresses } from './startup';
import { dim, red, runMain, say } from './terminal';
import { watchFiles } from './watchFiles';

const SERVER_SOURCES = ['server/src', 'server/migrations', 'contract/src', 'sandbox/wechat/src'];

runMain(async () => {
  checkNode();
  const ports = portsOf(process.env);
  await requireFreePorts(ports);

  let park: Park | null = null;
  const open = async () => {
    park = await attempt(() =>
      openPark({
        ...ports,
        env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
        onOutput: (text) => process.stdout.write(text),
      }),
    );
    for (const service of park?.services ?? []) {
      service.ended.then(
        ({ code }) => code !== 0 && say(red(`${service.name} ended (code ${code}); save a file to start it again.`)),
      );
    }
  };
  const build = (target: 'h5' | 'console') => attempt(() => buildWithProgress(target, { mode: 'development' }));

  askedToClose().then(async () => {
    await park?.stop();
    process.exit(0);
  });
  await build('h5');
  await build('console');
  await open();
  if (park) tellAddresses(park, process.env);
  say(dim('Saving a source rebuilds the app or restarts the server.'));

  await Promise.all([
    watchFiles(SOURCES.h5, async () => {
      await build('h5');
    }),
    watchFiles(SOURCES.console, async () => {
      await build('console');
    }),
    watchFiles(SERVER_SOURCES, async () => {
      say(dim('Restarting the server …'));
      await park?.stop();
      await open();
    }),
  ]);
  return 0;
});

/** The work's result, or null after telling what went wrong. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    say(red(error instanceof Error ? error.message : String(error)));
    return null;
  }
}

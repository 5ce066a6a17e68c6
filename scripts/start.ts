/** `npm start`: builds what is missing, opens the park, and closes it on Ctrl-C. */
import { isBuilt } from './buildApp';
import { buildWithProgress } from './buildProgress';
import { openPark } from './park';
import { askedToClose, checkNode, portsOf, requireFreePorts, tellAddresses } from './startup';
import { bold, runMain, say, yellow } from './terminal';

runMain(async () => {
  checkNode();
  const ports = portsOf(process.env);
  await requireFreePorts(ports);
  for (const target of ['h5', 'console'] as const) if (!(await isBuilt(target))) await buildWithProgress(target);

  const asked = askedToClose();
  say('Opening the park …');
  // Asked to end while still opening: nothing is half started, because the services end with this process.
  const opened = await Promise.race([
    openPark({ ...ports, env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }, onOutput: (text) => process.stdout.write(text) }),
    asked.then(() => null),
  ]);
  if (opened === null) return 0;
  tellAddresses(opened, process.env);

  const firstDeath = Promise.race(
    opened.services.map(async (service) => {
      const ended = await service.ended;
      return { service, ended };
    }),
  );
  const death = await Promise.race([asked.then(() => null), firstDeath]);
  if (death === null) say(`\n${bold('Closing the park.')}`);
  else
    say(
      yellow(`${death.service.name} ended by itself (${death.ended.signal ?? `code ${death.ended.code}`}); closing the park.`),
    );
  await opened.stop();
  return death === null ? 0 : death.ended.code || 1;
});

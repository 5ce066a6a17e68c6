/** `npm start`: builds what is missing, opens the park from its package, keeps it open, and closes it on Ctrl-C. */
import path from 'node:path';
import { isBuilt } from './buildApp';
import { packageWithProgress } from './buildProgress';
import { PACKAGE } from './packagePark';
import { openPark } from './park';
import { keepRunning } from './service';
import { checkNode, closeRequested, portsOf, requireFreePorts, tellAddresses } from './startup';
import { bold, dim, runMain, say, yellow } from './terminal';

runMain(async () => {
  checkNode();
  const ports = portsOf(process.env);
  await requireFreePorts(ports);
  if (!(await isBuilt('h5'))) say('The app is built first: about a minute on two quick cores, three on a slow machine.');
  await packageWithProgress();

  const closing = closeRequested();
  say('Opening the park …');
  // Asked to end while still opening: nothing is half started, because the services end with this process.
  const opened = await Promise.race([
    openPark({
      ...ports,
      script: path.join(PACKAGE, 'server.js'),
      env: { NODE_ENV: process.env.NODE_ENV || 'development' },
      onOutput: (text) => process.stdout.write(text),
      tell: (line) => say(dim(line)),
    }),
    closing.then(() => null),
  ]);
  if (opened === null) return 0;
  await tellAddresses(opened, process.env);

  const running = opened.services.map((service) => keepRunning(service, (line) => say(yellow(line))));
  await closing;
  say(`\n${bold('Closing the park.')}`);
  await Promise.all(running.map((service) => service.stop()));
  return 0;
});

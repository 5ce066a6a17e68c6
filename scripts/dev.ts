/**
 * `npm run dev`: a park at the address of `npm start` that follows its sources. Vite serves the console and hands on what is not the
 * console's; Taro builds the app as it is saved, and its pages load anew; the server is exchanged. The data stay. A mistake in a source
 * is told, and the park goes on with what it has.
 */
import { viteScript } from './buildApp';
import { freePort } from './ports';
import { inRoot } from './root';
import { type Service, startService, untilAnswering } from './service';
import { checkNode, closeRequested, portsOf, requireFreePorts, tellAddresses } from './startup';
import { dim, plain, red, runMain, say } from './terminal';
import { compileTexts } from './texts';
import { watchFiles } from './watchFiles';

const SANDBOX = 'sandbox/wechat/src';
/** Where the app is built to, beside the builds for visitors. */
const APP = 'dist/.development';

runMain(async () => {
  checkNode();
  const ports = portsOf(process.env);
  await requireFreePorts(ports);
  const url = `http://localhost:${ports.port}`;
  const inner = { SERVER_PORT: String(await freePort()), APP_PORT: String(await freePort()) };
  const onOutput = (text: string) => void process.stdout.write(text);

  const ownEnv = { HOST: '127.0.0.1', PORT: inner.SERVER_PORT, TRUST_PROXY: 'loopback', H5_DIR: inRoot(APP) };
  const server = startService('The server', 'scripts/devServer.ts', {
    env: { LOG_LEVEL: 'info', ...process.env, ...ownEnv },
    onOutput,
  });
  const app = startService('The build of the app', 'node_modules/.bin/taro', {
    args: ['build', '--type', 'h5', '--watch'],
    env: { ...inner, NODE_ENV: 'development', FORCE_COLOR: '0', OUTPUT_ROOT: APP },
    onOutput: tellBuild,
  });
  let wechat: Service | null = ports.sandbox ? startService('The WeChat sandbox', `${SANDBOX}/main.ts`, { onOutput }) : null;
  const services = [server, app];
  closeRequested().then(async () => {
    await Promise.all([...services, wechat].map((service) => service?.stop()));
    process.exit(0);
  });

  say('Building the app …');
  await untilAnswering(server, `http://127.0.0.1:${inner.SERVER_PORT}/mp/`, { besides: app.output });
  const staff = startService('The console', viteScript(), {
    args: ['console', '--port', String(ports.port), '--logLevel', 'warn'],
    env: inner,
    onOutput,
  });
  services.push(staff);
  await untilAnswering(staff, `${url}/admin/`);
  for (const { name, ended } of services)
    ended.then(({ code }) => say(red(`${name} ended (code ${code}). Run npm run dev again.`)));
  await tellAddresses({ url, sandboxUrl: wechat ? `http://localhost:${ports.sandboxPort}` : '' }, process.env);
  say(dim('Changes show as soon as they are saved.'));

  void watchFiles(['texts'], async () => compileTexts());
  return watchFiles([SANDBOX], async () => {
    await wechat?.stop();
    wechat = wechat?.again() ?? null;
  });
});

/** Of what Taro says, that it built, and mistakes; not its moving bars. */
function tellBuild(text: string): void {
  const lines = plain(text)
    .split(/[\r\n]+/)
    .filter((line) => /\S/.test(line) && !/编译\.\.\.|请稍等|webpack-dev-server|[█●]/.test(line));
  for (const line of lines) say(line);
}

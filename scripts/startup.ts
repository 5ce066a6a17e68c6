import { getPark } from '@park/contract/park/calls';
import type { Park } from './park';
import { isPortFree } from './ports';
import { bold, dim, Stop, say } from './terminal';

type Env = Record<string, string | undefined>;
export interface Ports {
  port: number;
  sandboxPort: number;
  /** The sandbox stands in unless the park's own WeChat account is configured. */
  sandbox: boolean;
}

/** Milliseconds between two looks at whether npm is still there. */
const LOOK = 500;

/**
 * Resolves when the park is asked to close: by Ctrl-C, by a signal, or because npm is gone (it passes a signal to its shell
 * only, which dies without telling anybody).
 */
export function closeRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), LOOK).unref();
  });
}

/** @throws Stop on a Node older than package.json asks for */
export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Node 20.19 or newer is needed; this is ${version}. See https://nodejs.org/`);
  }
}

/** Ports from PORT (8080) and SANDBOX_PORT (8081). @throws Stop when one is no port */
export function portsOf(env: Env): Ports {
  const read = (name: string, usual: number) => {
    const value = env[name]?.trim() ? Number(env[name]) : usual;
    if (!Number.isInteger(value) || value < 1 || value > 65_535)
      throw new Stop(`${name} must be a port from 1 to 65535, not "${env[name]}".`);
    return value;
  };
  const sandbox = !env.WECHAT_APP_ID?.trim() && !env.WECHAT_MP_APP_ID?.trim();
  const ports = { port: read('PORT', 8080), sandboxPort: read('SANDBOX_PORT', 8081), sandbox };
  if (ports.sandbox && ports.port === ports.sandboxPort)
    throw new Stop(`PORT and SANDBOX_PORT are both ${ports.port}; they must differ.`);
  return ports;
}

/** @throws Stop naming the variable to change when another program listens on one of them */
export async function requireFreePorts(ports: Ports): Promise<void> {
  const needed = [['PORT', ports.port] as const, ...(ports.sandbox ? [['SANDBOX_PORT', ports.sandboxPort] as const] : [])];
  for (const [name, port] of needed) {
    if (!(await isPortFree(port))) {
      throw new Stop(
        `Port ${port} is taken by another program. Stop it, or choose another port: ${name}=${port + 10} npm start`,
      );
    }
  }
}

/** Says where the park is and what it keeps its data in. */
export async function tellAddresses(park: Pick<Park, 'url' | 'sandboxUrl'>, env: Env): Promise<void> {
  const row = (name: string, value: string) => say(`  ${name.padEnd(16)}${value}`);
  const isHeld = await fetch(park.url + getPark.path)
    .then(async (answer) => (await answer.json()).result.launched === false)
    .catch(() => false);
  say(
    `\n${bold(isHeld ? 'The server runs. Visitors read that the park opens soon, until you open it in the staff console.' : 'The park is open.')}`,
  );
  row('App', bold(`${park.url}/mp/`));
  row('Staff console', bold(`${park.url}/admin/`));
  if (park.sandboxUrl) row('WeChat sandbox', `${park.sandboxUrl}/  ${dim('choose who signs in')}`);
  row('API', `${park.url}/api/openapi.json`);
  row('Health', `${park.url}/healthz`);
  row(
    'Data',
    env.DATABASE_URL?.trim() ? 'PostgreSQL (DATABASE_URL)' : `${env.DATA_DIR?.trim() || './data'}  ${dim('embedded database')}`,
  );
  say(dim('Ctrl-C closes it.'));
}

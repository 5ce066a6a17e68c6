import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../sandbox/wechat/src/main.ts', import.meta.url));

export interface TestSandbox {
  url: string;
  /** What a server needs in its environment to use this sandbox. */
  env: Record<string, string>;
  /** Where WeChat's address sends a browser whose WeChat belongs to `persona`. */
  follow(address: string, persona: string): Promise<string>;
  jscode(persona: string): Promise<string>;
  fault(fault: { kind: string; times?: number; delayMs?: number }): Promise<void>;
  clearFaults(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The sandbox as its own process on a free port: the server reaches it by WeChat's protocol alone, as it would WeChat.
 */
export async function startSandbox(): Promise<TestSandbox> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    ended.then(() => reject(new Error(`The sandbox ended before it listened: ${output}`)));
  });
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    url,
    env: { WECHAT_OPEN_BASE: url, WECHAT_API_BASE: url },
    follow: async (address, persona) => {
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: `sandbox-persona=${persona}` } });
      const location = answer.headers.get('location');
      if (answer.status !== 302 || !location) throw new Error(`No redirect: HTTP ${answer.status}`);
      return location;
    },
    jscode: async (persona) => (await post('/sandbox/jscode', { persona })).code,
    fault: async (fault) => void (await post('/sandbox/faults', fault)),
    clearFaults: async () => void (await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })),
    close: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

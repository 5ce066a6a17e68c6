import { type Service, startService, untilAnswering } from './service';

export interface ParkOptions {
  port: number;
  sandboxPort: number;
  /** What starts the server; by default its sources do. */
  script?: string;
  /** False when the real WeChat is configured: no sandbox is started then. */
  sandbox?: boolean;
  /** Added to this process's environment for both programs. */
  env?: Record<string, string | undefined>;
  onOutput?: (text: string) => void;
  /** Hears what is waited for. */
  tell?: (line: string) => void;
}

/** A park that is open: the server and, beside it, the stand-in for WeChat. */
export interface Park {
  /** Origin of the server, no slash at the end. */
  url: string;
  /** Origin of the sandbox; empty when the real WeChat is used. */
  sandboxUrl: string;
  services: Service[];
  server: Service;
  stop(): Promise<void>;
}

/** Starts sandbox and server together and resolves when both answer. Throws `Stop` when one cannot. */
export async function openPark(options: ParkOptions): Promise<Park> {
  const env = { ...options.env, PORT: String(options.port), SANDBOX_PORT: String(options.sandboxPort) };
  const start = (name: string, script: string) => startService(name, script, { env, onOutput: options.onOutput });
  const server = start('The server', options.script ?? 'server/src/main.ts');
  const sandbox = options.sandbox === false ? null : start('The WeChat sandbox', 'sandbox/wechat/src/main.ts');
  const services = sandbox ? [server, sandbox] : [server];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  try {
    await Promise.all([
      untilAnswering(server, `http://127.0.0.1:${options.port}/healthz`, options),
      sandbox && untilAnswering(sandbox, `http://127.0.0.1:${options.sandboxPort}/`, options),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `http://localhost:${options.port}`;
  return { url, sandboxUrl: sandbox ? `http://localhost:${options.sandboxPort}` : '', services, server, stop };
}

import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** From now on nothing passes, and nobody is told: as when a firewall drops packets, or a machine hangs. */
  silence(): void;
  /** What connects from now on is let through; what fell silent stays so. */
  heal(): void;
  close(): Promise<void>;
}

/** A way to a port of this machine that can fall silent. @param to 0: it is silent from the start */
export async function tcpProxy(to: number): Promise<TcpProxy> {
  let isSilent = to === 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((near) => {
    keep(near);
    if (isSilent) return void near.resume();
    const far = connect(to, '127.0.0.1');
    keep(far);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().removeAllListeners('end').resume();
    },
    heal() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The same address by way of a proxy. */
export async function proxied(url: string): Promise<{ url: string; proxy: TcpProxy }> {
  const by = new URL(url);
  const proxy = await tcpProxy(Number(by.port || (by.protocol === 'redis:' ? 6379 : 5432)));
  by.hostname = '127.0.0.1';
  by.port = String(proxy.port);
  return { url: by.href, proxy };
}

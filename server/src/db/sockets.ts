import { Socket } from 'node:net';

/** The sockets of a pool or a client, so that those on which nobody answers any more can be ended from here. */
export interface Sockets {
  /** pg's option of this name. */
  stream(): Socket;
  /** Whatever waits on them fails at once. */
  cut(): void;
}

export function createSockets(): Sockets {
  const open = new Set<Socket>();
  return {
    stream() {
      const socket = new Socket();
      open.add(socket);
      return socket.once('close', () => open.delete(socket));
    },
    cut() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Ends a pool or client; what has not let go by then is cut. @param timeoutMs milliseconds */
export async function endWithin(timeoutMs: number, end: Promise<unknown>, sockets: Sockets): Promise<void> {
  const timer = setTimeout(() => sockets.cut(), timeoutMs);
  await end.catch(() => undefined);
  clearTimeout(timer);
}

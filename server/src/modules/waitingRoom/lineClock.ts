import type { FastifyInstance } from 'fastify';
import type { WaitingRooms } from './waitingRoom.service';

/** How often a node looks at the line: while there is one, and to see whether staff switched it on. ms */
const EVERY = { on: 1_000, off: 5_000 };

/** Moves the line for as long as the app is open. A turn that fails is made again at the next. */
export function keepLineMoving(app: FastifyInstance, rooms: WaitingRooms): void {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isOn = false;
  let isClosed = false;
  const next = () => {
    if (isClosed) return;
    timer = setTimeout(
      () => {
        turn = take().finally(next);
      },
      isOn ? EVERY.on : EVERY.off,
    );
    timer.unref();
  };
  const take = async () => {
    try {
      isOn = (await rooms.turn(app.clock())).room.kind !== 'off';
    } catch (error) {
      app.log.warn({ err: error }, 'waiting room');
    }
  };
  app.addHook('onReady', async () => {
    // Nobody's start waits for it.
    turn = take().finally(next);
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await turn;
    await rooms.noteOrdered(app.clock()).catch(() => undefined);
  });
}

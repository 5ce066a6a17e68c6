import * as calls from '@park/contract/waitingRoom/calls';
import { schemas } from '@park/contract/waitingRoom/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';
import { keepLineMoving } from './lineClock';
import type { WaitingRooms } from './waitingRoom.service';
import { staffWaitingRoom } from './waitingRoomStaff.service';

declare module 'fastify' {
  interface FastifyInstance {
    /** The line in front of ordering, for tests. */
    waitingRoom: Pick<WaitingRooms, 'turn' | 'look'>;
  }
}

/** The line in front of ordering. */
export const waitingRoom: ParkModule = {
  register(app, { database, rooms, ticks = true }) {
    app.decorate('waitingRoom', rooms);
    if (ticks) keepLineMoving(app, rooms);
    mount(app, calls, schemas, { ...rooms.handlers, ...staffWaitingRoom(database, rooms) });
  },
  tables: {
    waiting_place: {
      follows: 'orders',
      exported: 'joined_at day place admitted_at ordered_at',
      silent: 'visitor_id round product_id slot_id',
    },
    waiting_room:
      'id kind amount opens_at round early last_place admitted first_admitted_at allowed_at moved_at version updated_at updated_by capacity_day',
  },
  removed: { waiting_place: `t.joined_at < :now - interval '30 days'` },
};

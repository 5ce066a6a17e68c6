import * as calls from '@park/contract/overview/calls';
import { schemas } from '@park/contract/overview/schemas';
import { type Handlers, mount, onEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { findDesks } from './overview.repo';
import { createOverview } from './overview.service';

/** What staff see first. */
export const overview: ParkModule = {
  register(app, { database, config: { wechat, pay } }) {
    const isReal = !wechat.sandbox && (wechat.h5 ?? wechat.mini) !== null;
    const outside = { wechat: isReal, pay: isReal && pay !== null };
    const handlers = onEither(database, (database) => {
      const read = createOverview(database, outside);
      const handlers: Handlers<typeof calls, typeof schemas> = {
        getOverview: ({ day }, { admin, lang, now }) => read(day, { roles: admin.roles, lang, now }),
        getDesks: (_, { now }) => findDesks(database.db, now),
      };
      return handlers;
    });
    mount(app, calls, schemas, ...handlers);
  },
};

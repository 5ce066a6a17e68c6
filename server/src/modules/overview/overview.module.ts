import * as calls from '@park/contract/overview/calls';
import { schemas } from '@park/contract/overview/schemas';
import { type Handlers, mount, onEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { createOverview } from './overview.service';

/** What staff see first. */
export const overview: ParkModule = {
  register(app, { database }) {
    const handlers = onEither(database, (database) => {
      const read = createOverview(database);
      const handlers: Handlers<typeof calls, typeof schemas> = {
        getOverview: ({ day }, { admin, lang, now }) => read(day, { roles: admin.roles, lang, now }),
      };
      return handlers;
    });
    mount(app, calls, schemas, ...handlers);
  },
};

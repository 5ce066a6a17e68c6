import * as calls from '@park/contract/lock/calls';
import { schemas } from '@park/contract/lock/schemas';
import { mount, onEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { pageLocks } from './lock.service';

/** Locked pages: what visitors ask, and what staff say. */
export const lock: ParkModule = {
  register: (app, { database }) => mount(app, calls, schemas, ...onEither(database, pageLocks)),
  tables: {
    page_lock: 'page reason until locked_at locked_by',
  },
};

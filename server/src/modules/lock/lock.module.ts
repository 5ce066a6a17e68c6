import * as calls from '@park/contract/lock/calls';
import { schemas } from '@park/contract/lock/schemas';
import { mountEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { pageLocks } from './lock.service';

/** Locked pages: what visitors ask, and what staff say. */
export const lock: ParkModule = {
  register: (app, { database }) => mountEither(app, calls, schemas, database, pageLocks),
  tables: {
    page_lock: 'page reason until locked_at locked_by',
  },
};

import * as calls from '@park/contract/report/calls';
import { schemas } from '@park/contract/report/schemas';
import { mountEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { staffReports } from './report.service';

/** Figures of many days, which it only reads. */
export const report: ParkModule = {
  register: (app, { database }) => mountEither(app, calls, schemas, database, staffReports),
};

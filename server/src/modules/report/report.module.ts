import * as calls from '@park/contract/report/calls';
import { schemas } from '@park/contract/report/schemas';
import { mount, onEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { staffReports } from './report.service';

/** Figures of many days, which it only reads. */
export const report: ParkModule = {
  register: (app, { database }) => mount(app, calls, schemas, ...onEither(database, staffReports)),
};

import * as calls from '@park/contract/points/calls';
import { schemas } from '@park/contract/points/schemas';
import { mount } from '../../http/mount';
import { pointsMessages } from '../../i18n/texts/points';
import type { ParkModule } from '../module';
import { pointsBook } from './points.service';

/** A visitor's points, and what staff see and correct of them. */
export const points: ParkModule = {
  register: (app, { database }) => mount(app, calls, schemas, pointsBook(database)),
  part: { name: 'points', path: '/api/pointsWechat/', stays: [calls.getPoints, calls.getPointRecords] },
  messages: { points: { texts: pointsMessages, page: { name: 'myPoints', params: {} } } },
  tables: {
    points_entry: { area: 'points', exported: 'at source points params', silent: 'id visitor_id subject event streak' },
  },
};

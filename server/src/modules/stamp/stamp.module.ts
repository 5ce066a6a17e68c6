import * as calls from '@park/contract/stamp/calls';
import { schemas } from '@park/contract/stamp/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';
import { stamps } from './stamp.service';

export const stamp: ParkModule = {
  register: (app, { database, config }) => mount(app, calls, schemas, stamps(database, config.authSecret)),
  // Those of a walk without a network come when the phone has one.
  part: { name: 'exhibit', path: '/api/stampWechat/', stays: [calls.getStamps, calls.collectStamps] },
  tables: {
    stamp: { area: 'stamps', exported: 'at exhibit_id how', silent: 'visitor_id' },
  },
};

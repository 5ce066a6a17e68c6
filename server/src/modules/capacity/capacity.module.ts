import * as calls from '@park/contract/capacity/calls';
import { schemas } from '@park/contract/capacity/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';
import { staffCapacity } from './capacityStaff.service';
import { createCrowds } from './crowd.service';

/** The most people allowed in the park, a day and at one moment. */
export const capacity: ParkModule = {
  register: (app, { database, crowds }) => mount(app, calls, schemas, staffCapacity(database, crowds)),
  // People leave without being counted, and a day ends.
  jobs: ({ database }) => [
    {
      name: 'capacity-levels',
      cron: '* * * * *',
      run: async (now) => {
        const crowds = createCrowds(database);
        if ((await crowds.read(now)) === null) return 0;
        await crowds.settle(now);
        return 1;
      },
    },
  ],
  tables: {
    capacity: 'valid_from daily momentary approval mean_stay version updated_at updated_by',
    capacity_level: 'id day maximum before level figure most at',
    park_day: 'day taken level present present_at present_level slowed warned',
    // Of a group, a school say; staff are asked not to name a person.
    park_group: 'id version day name people came_at gate updated_at updated_by',
  },
};

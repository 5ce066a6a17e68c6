import type { ParkModule } from '../module';

export const stamp: ParkModule = {
  tables: {
    stamp: { area: 'stamps', told: 'at exhibit_id how', silent: 'visitor_id' },
  },
};

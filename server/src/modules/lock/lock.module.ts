import type { ParkModule } from '../module';

export const lock: ParkModule = {
  tables: {
    page_lock: 'page reason until locked_at locked_by',
  },
};

import type { ParkModule } from '../module';

export const capacity: ParkModule = {
  tables: {
    capacity: 'valid_from daily momentary approval mean_stay version updated_at updated_by',
    capacity_level: 'id day maximum before level figure most at',
    park_day: 'day taken level present present_at present_level slowed warned',
    // Of a group, a school say; staff are asked not to name a person.
    park_group: 'id version day name people came_at gate updated_at updated_by',
  },
};

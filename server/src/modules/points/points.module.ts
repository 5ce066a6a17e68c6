import type { ParkModule } from '../module';

export const points: ParkModule = {
  tables: {
    points_entry: { area: 'points', told: 'at source points params', silent: 'id visitor_id subject event streak' },
  },
};

import type { ParkModule } from '../module';

export const walk: ParkModule = {
  tables: {
    walk: 'id name body minutes is_step_free stops step_free_id is_shown version updated_at updated_by',
  },
};

import type { ParkModule } from '../module';

export const map: ParkModule = {
  tables: {
    park_place: 'id kind name text latitude longitude position version updated_at updated_by closed motif accessible',
    park_shape: 'id kind name line step_free surface width closed position version updated_at updated_by',
  },
};

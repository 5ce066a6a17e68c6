import type { ParkModule } from '../module';

export const preview: ParkModule = {
  tables: {
    staff_preview: 'id kind contents made_by expires_at',
  },
};

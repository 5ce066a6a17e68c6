import type { ParkModule } from '../module';
import { previewJobs } from './preview.service';

export const preview: ParkModule = {
  jobs: ({ database }) => previewJobs(database),
  tables: {
    staff_preview: 'id kind contents made_by expires_at',
  },
};

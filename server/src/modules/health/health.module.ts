import type { ParkModule } from '../module';
import { createFigures } from './figures.service';
import { registerHealth } from './health.routes';
import { createHealth } from './health.service';

export const health: ParkModule = {
  register: (app, services) => {
    const check = createHealth({ ...services, dataDir: services.config.dataDir });
    registerHealth(app, { check, figures: createFigures(services) });
  },
};

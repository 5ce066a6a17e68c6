import type { ParkModule } from '../module';
import { registerPacks } from './pack.routes';

export const pack: ParkModule = {
  register: (app, services) =>
    registerPacks(app, { ...services, mapKey: services.config.mapKey, h5Dir: services.config.h5Dir }),
};

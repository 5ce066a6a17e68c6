import * as calls from '@park/contract/pack/calls';
import type { ParkModule } from '../module';
import { registerPacks } from './pack.routes';

/** Offline packs of the catalogue and of walks; the keys come with the app. */
export const pack: ParkModule = {
  part: { name: 'exhibit', path: '/api/packWechat/', stays: [calls.getPackKeys] },
  register: (app, services) =>
    registerPacks(app, { ...services, mapKey: services.config.mapKey, h5Dir: services.config.h5Dir }),
};

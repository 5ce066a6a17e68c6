import * as calls from '@park/contract/miniCode/calls';
import { schemas } from '@park/contract/miniCode/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';
import { miniCodes } from './miniCode.service';

export const miniCode: ParkModule = {
  register: (app, { database, wechat, config }) =>
    mount(app, calls, schemas, miniCodes({ database, wechat, authSecret: config.authSecret })),
};

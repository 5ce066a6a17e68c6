import * as calls from '@park/contract/sample/calls';
import { schemas } from '@park/contract/sample/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';

/** The invented park: what is of it, and how it goes. */
export const sample: ParkModule = {
  register: (app, { sample }) => mount(app, calls, schemas, sample),
  tables: { sample_row: 'source key' },
};

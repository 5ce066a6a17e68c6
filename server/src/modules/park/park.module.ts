import * as calls from '@park/contract/park/calls';
import { schemas } from '@park/contract/park/schemas';
import { mount } from '../../http/mount';
import { samplePark } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';

/** What the park is, and when it is open. */
export const park: ParkModule = {
  register: (app, { park }) => mount(app, calls, schemas, park.handlers),
  tables: {
    park: 'id name line phones operator icp public_security hours rules parts_off look launched version updated_at updated_by',
  },
  sample: samplePark,
};

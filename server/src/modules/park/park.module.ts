import { isDeepStrictEqual } from 'node:util';
import * as calls from '@park/contract/park/calls';
import { keepNamed } from '@park/contract/park/lists';
import { schemas } from '@park/contract/park/schemas';
import type { Content } from '../../content/content';
import { mount } from '../../http/mount';
import { samplePark } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';

/** What the park is, and when it is open. */
export const park: ParkModule = {
  register: (app, { park }) => mount(app, calls, schemas, park.handlers),
  tables: {
    park: 'id name line phones operator icp public_security hours rules parts_off languages_off lists replies look about legal_version launched version updated_at updated_by',
  },
  sample: samplePark,
  contents({ park: { handlers } }) {
    const park: Content<'park'> = {
      name: 'park',
      async list() {
        const { park, look, about, lists, version } = await handlers.getAdminPark();
        return [{ id: 'park', ...park, look, about, lists, version }];
      },
      async save({ id: _, look, about, lists, ...profile }, version, by) {
        let saved = await handlers.savePark({ ...profile, version }, by);
        if (look && !isDeepStrictEqual(saved.look, { ...saved.look, ...look }))
          saved = await handlers.saveParkLook({ look, version: saved.version }, by);
        if (about && !isDeepStrictEqual(saved.about, about))
          saved = await handlers.saveParkAbout({ about, version: saved.version }, by);
        if (lists && !isDeepStrictEqual(saved.lists, keepNamed(lists, saved.lists)))
          await handlers.saveParkLists({ lists, version: saved.version }, by);
      },
    };
    return [park];
  },
};

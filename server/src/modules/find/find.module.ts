import * as calls from '@park/contract/find/calls';
import { findMessages } from '../../i18n/texts/find';
import type { ParkModule } from '../module';
import { findJobs } from './find.jobs.service';
import { registerFinds } from './find.routes';

export const find: ParkModule = {
  register: registerFinds,
  part: { name: 'find', path: '/api/findWechat/', stays: [calls.getFinds, calls.addFindPhoto, calls.reportFind] },
  jobs: ({ database }) => findJobs(database),
  messages: { find: { texts: findMessages, page: { name: 'find', params: {} } } },
  tables: {
    fossil_find: {
      area: 'finds',
      exported: 'received_at number kind state words found_at taken_at',
      // Where a find lies is no fact about a person, and the sites are kept secret: the export does not tell it either.
      silent: 'id client_id device_hash visitor_id steps place_words position taken_by_id taken_by changed_at',
      sealed: { words: 'column find words' },
      retained: {
        set: { visitor_id: 'null', device_hash: 'id' },
        because: 'fossils are the state’s, and the authority wants find, place and custody; it names nobody any more',
      },
    },
    fossil_find_step: {
      follows: 'finds',
      whose: `t.kind = 'answered' and t.find_id in (select id from fossil_find where visitor_id = :visitor)`,
      exported: 'at words named',
      silent: 'find_id nth kind admin_id admin_name from_whom to_whom kept_at condition accession exhibit_id',
      retained: { because: 'the chain of custody only grows; it names staff alone' },
    },
    // Pictures of finds, under random ids; no table says who took them.
    fossil_find_photo: 'find_id photo file_id',
  },
};

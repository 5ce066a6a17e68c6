import * as calls from '@park/contract/lostFound/calls';
import { schemas } from '@park/contract/lostFound/schemas';
import { mountEither } from '../../http/mount';
import { lostFoundMessages } from '../../i18n/texts/lostFound';
import { sampleLostFound } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { lostFoundJobs } from './lostFound.jobs.service';
import { visitorLostFound } from './lostFound.service';
import { staffLostFound } from './lostFoundStaff.service';
import { searchableItems } from './searchable.service';

/** What visitors lost and found, and whose it is. */
export const lostFound: ParkModule = {
  register: (app, { database, files, park }) =>
    mountEither(app, calls, schemas, database, (database) => ({
      ...visitorLostFound(database, files, park),
      ...staffLostFound(database, files, park),
    })),
  part: {
    name: 'lostFound',
    path: '/api/lostFoundWechat/',
    stays: [calls.getItem, calls.getMyItems, calls.getMyClaims, calls.withdrawItem, calls.closeItem],
  },
  jobs: ({ database, files }) => lostFoundJobs(database, files),
  searchables: { lostFound: searchableItems },
  messages: { lostFound: { texts: lostFoundMessages, page: 'lastFound' } },
  sample: sampleLostFound,
  tables: {
    lost_found_claim: {
      area: 'lostFound',
      exported: 'created_at state text contact reason decided_at',
      silent: 'id item_id visitor_id',
      sealed: { contact: 'column claim phone' },
    },
    // Derived, and made anew from the thing itself, which is gone.
    search_document: {
      area: 'lostFound',
      whose: `t.kind = 'lostFound' and t.subject_id in (select id from lost_found_item where visitor_id = :visitor)`,
      exported: '',
      silent: 'kind subject_id title text motif title_words words tokens from_at until_at sort_at',
    },
    lost_found_item: {
      area: 'lostFound',
      exported: 'created_at kind category state title place text day day_part contact reason published_at closed_at',
      silent: 'id visitor_id idempotency_key request_hash',
      sealed: { contact: 'column found thing phone' },
    },
  },
};

import * as calls from '@park/contract/help/calls';
import { schemas } from '@park/contract/help/schemas';
import { mountEither } from '../../http/mount';
import { helpMessages } from '../../i18n/texts/help';
import { nulls, unless } from '../../ownTable';
import type { ParkModule } from '../module';
import { helpJobs } from './help.jobs.service';
import { visitorHelp } from './help.service';
import { staffHelp } from './helpStaff.service';

/** A call for help that is under way is not made blind; the daily job takes this off some time after it ended (`retention.help`). */
const UNDER_WAY = 't.ended_at is null';

/** Calls for help: a visitor's, signed in or not, and what staff do about them. */
export const help: ParkModule = {
  register: (app, { database, config, park }) =>
    mountEither(app, calls, schemas, database, (database) => ({
      ...visitorHelp(database, config.authSecret, park),
      ...staffHelp(database, park),
    })),
  jobs: ({ database }) => helpJobs(database),
  messages: { help: { texts: helpMessages, page: { name: 'help', params: {} } } },
  tables: {
    help_request: {
      area: 'help',
      exported:
        'received_at number kind status phone note latitude longitude accuracy position_system located_at asked_at responding_at ended_at outcome',
      silent: 'id device_hash visitor_id urgency asked responder_id responder_name proof unproven source',
      sealed: { phone: 'column help phone', note: 'column help note' },
      retained: {
        set: {
          visitor_id: 'null',
          ...unless(UNDER_WAY, {
            ...nulls('latitude longitude accuracy position_system located_at outcome'),
            ...{ phone: `''`, note: `''`, source: `''`, device_hash: 'id' },
          }),
        },
        because:
          'kind, times and number, for safety reports; of a call under way everything until its term after the end is over',
      },
    },
    // By which a call that a phone sends again is known, 90 days: without it help would be called twice. Random ids alone.
    help_ask: 'client_id request_id received_at',
  },
  removed: {
    help_ask: `t.received_at < :now - interval '90 days'
      and exists (select from help_request r where r.id = t.request_id and r.ended_at is not null)`,
  },
};

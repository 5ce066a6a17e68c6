import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { getStatus } from '@park/contract/prize/entry/calls';
import { getRound } from '@park/contract/prize/round/calls';
import { prizeMessages } from '../../i18n/texts/prize';
import { DRAW } from '../../ownTable';
import { sampleRounds } from '../../seed/prizes.seed';
import type { ParkModule } from '../module';
import { prizeJobs } from './prize.jobs.service';
import { registerPrize } from './prize.routes';

export const prize: ParkModule = {
  register: registerPrize,
  // A draw that was promised is drawn, and can be checked by everybody.
  part: { name: 'prize', path: '/api/prizeWechat/', stays: [getRound, getDraw, getEntrants, getStatus] },
  jobs: ({ database, config }) => prizeJobs(database, config),
  messages: { prize: { texts: prizeMessages, page: 'prizeStatus' } },
  sample: sampleRounds,
  dependents: {
    prize_win: { table: 'prize_entry', by: 'entry_id' },
    prize_entrant_list: { table: 'prize_round', by: 'round_id' },
  },
  tables: {
    prize_win: {
      follows: 'draws',
      whose: 't.entry_id in (select id from prize_entry where visitor_id = :visitor)',
      exported: 'place code written_off_at',
      silent: 'entry_id round_id prize_id written_off_by written_off_name',
      retained: { because: DRAW },
    },
    prize_entry: {
      area: 'draws',
      exported: 'created_at number name phone gave_way',
      silent: 'id round_id name_hash phone_hash visitor_id proven',
      sealed: { name: 'entrant entrantName', phone: 'entrant entrantPhone' },
      retained: {
        set: { visitor_id: 'null', name: 'null', name_hash: 'null', phone: 'null', phone_hash: 'null' },
        because: DRAW,
      },
    },
    prize: 'id round_id position name text motif count value',
    // Random numbers, in an order that says nothing; who has one stands in `prize_entry`.
    prize_entrant_list: 'round_id numbers',
    prize_round:
      'id state name text rules open_at close_at draw_at claim_until created_at commitment sealed_seed closed_at digest entrants drawn_at seed version updated_at updated_by beacon beacon_round beacon_signature organiser claim_how called_off',
  },
};

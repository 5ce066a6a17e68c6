import type { PublishedDraw } from '@park/contract/prize/draw/rule';
import { type Db, rows } from '../../../db/db';

/** Of every drawn round. */
export async function listDrawnIds(db: Db): Promise<string[]> {
  const drawn = await rows(db)<{ id: string }>`select id from prize_round where drawn_at is not null order by id`;
  return drawn.map(({ id }) => id);
}

export type DrawnRound = Omit<PublishedDraw, 'rule'> & { numbers: string };

/** What is published of a draw. A beacon's columns came with a later release. */
export async function findDrawn(db: Db, id: string): Promise<DrawnRound | undefined> {
  const [round] = await rows(db)<DrawnRound>`
    select commitment, seed, digest, entrants, numbers, to_json(draw_at) #>> '{}' as "drawAt",
    case when whole ->> 'beacon_round' is not null then
      json_build_object('round', whole -> 'beacon_round', 'signature', whole -> 'beacon_signature') end as beacon,
    (select coalesce(json_agg(json_build_object('id', id, 'count', count) order by position), '[]') from prize where round_id = r.id) as prizes,
    (select coalesce(json_agg(json_build_object('number', number, 'prizeId', prize_id) order by place), '[]')
      from prize_win w join prize_entry e on e.id = w.entry_id where w.round_id = r.id) as winners
    from (select *, to_jsonb(prize_round) as whole from prize_round) r join prize_entrant_list on round_id = r.id where r.id = ${id}`;
  return round;
}

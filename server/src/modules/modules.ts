import type { OwnTable } from '../ownTable';
import { activity } from './activity/activity.module';
import { capacity } from './capacity/capacity.module';
import { exhibit } from './exhibit/exhibit.module';
import { feedback } from './feedback/feedback.module';
import { file } from './file/file.module';
import { find } from './find/find.module';
import { guess } from './guess/guess.module';
import { health } from './health/health.module';
import { help } from './help/help.module';
import { house } from './house.module';
import { live } from './live/live.module';
import { lock } from './lock/lock.module';
import { lostFound } from './lostFound/lostFound.module';
import { map } from './map/map.module';
import { message } from './message/message.module';
import { miniCode } from './miniCode/miniCode.module';
import type { OfAllNouns, ParkModule } from './module';
import { notice } from './notice/notice.module';
import { overview } from './overview/overview.module';
import { pack } from './pack/pack.module';
import { park } from './park/park.module';
import { pay } from './pay/pay.module';
import { points } from './points/points.module';
import { preview } from './preview/preview.module';
import { prize } from './prize/prize.module';
import { report } from './report/report.module';
import { retention } from './retention/retention.module';
import { sample } from './sample/sample.module';
import { search } from './search/search.module';
import { session } from './session/session.module';
import { staff } from './staff/staff.module';
import { stamp } from './stamp/stamp.module';
import { ticket } from './ticket/ticket.module';
import { visitor } from './visitor/visitor.module';
import { waitingRoom } from './waitingRoom/waitingRoom.module';
import { walk } from './walk/walk.module';
import { wechat } from './wechat/wechat.module';
import { wechatEvent } from './wechatEvent/wechatEvent.module';
import { wechatToken } from './wechatToken/wechatToken.module';

/**
 * The nouns of the park, in the order of the API's document. Erasing goes by it, too: money is found by its orders, which are a ticket's,
 * and the visitor goes last; so does the sample park, whose walks lead to exhibits.
 */
export const modules: readonly ParkModule[] = [
  health,
  session,
  activity,
  staff,
  help,
  find,
  feedback,
  file,
  live,
  lock,
  lostFound,
  exhibit,
  stamp,
  miniCode,
  walk,
  map,
  message,
  notice,
  overview,
  report,
  pack,
  park,
  sample,
  pay,
  points,
  prize,
  wechat,
  wechatEvent,
  search,
  capacity,
  waitingRoom,
  ticket,
  visitor,
  guess,
  preview,
  retention,
  wechatToken,
  house,
];

/** Every table with something of a visitor, in the order in which it is told and erased. */
export const ownTables: readonly OwnTable[] = modules.flatMap(({ tables = {} }) =>
  Object.entries(tables).flatMap(([table, held]) =>
    typeof held === 'string' ? [] : [held].flat().map((rows) => ({ table, whose: 't.visitor_id = :visitor', ...rows })),
  ),
);

/** What all nouns bring of one field, by key. @throws when two bring the same */
function allOf<Field extends 'removed' | 'searchables' | 'messages'>(field: Field): OfAllNouns[Field] {
  const entries = modules.flatMap((one) => Object.entries(one[field] ?? {}));
  const twice = entries.find(([key], index) => entries.findIndex(([other]) => other === key) < index);
  if (twice) throw new Error(`Two nouns bring ${field} of ${twice[0]}`);
  return Object.fromEntries(entries) as unknown as OfAllNouns[Field];
}

export const ofAllNouns: OfAllNouns = {
  ownTables,
  removed: allOf('removed'),
  searchables: allOf('searchables'),
  messages: allOf('messages'),
};

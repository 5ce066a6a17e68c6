import * as activityAdmin from '@park/contract/activity/adminEndpoints';
import * as activity from '@park/contract/activity/endpoints';
import * as admin from '@park/contract/admin/endpoints';
import type { Endpoint } from '@park/contract/endpoint';
import * as feedbackAdmin from '@park/contract/feedback/adminEndpoints';
import * as feedback from '@park/contract/feedback/endpoints';
import * as fileAdmin from '@park/contract/file/adminEndpoints';
import * as file from '@park/contract/file/endpoints';
import * as helpAdmin from '@park/contract/help/adminEndpoints';
import * as help from '@park/contract/help/endpoints';
import * as liveAdmin from '@park/contract/live/adminEndpoints';
import * as live from '@park/contract/live/endpoints';
import * as lockAdmin from '@park/contract/lock/adminEndpoints';
import * as lock from '@park/contract/lock/endpoints';
import * as lostFoundAdmin from '@park/contract/lostFound/adminEndpoints';
import * as lostFound from '@park/contract/lostFound/endpoints';
import * as mapAdmin from '@park/contract/map/adminEndpoints';
import * as map from '@park/contract/map/endpoints';
import * as message from '@park/contract/message/endpoints';
import * as noticeAdmin from '@park/contract/notice/adminEndpoints';
import * as notice from '@park/contract/notice/endpoints';
import * as overviewAdmin from '@park/contract/overview/adminEndpoints';
import * as pointsAdmin from '@park/contract/points/adminEndpoints';
import * as points from '@park/contract/points/endpoints';
import * as prizeAdmin from '@park/contract/prize/adminEndpoints';
import * as prize from '@park/contract/prize/endpoints';
import * as searchAdmin from '@park/contract/search/adminEndpoints';
import * as search from '@park/contract/search/endpoints';
import * as session from '@park/contract/session/endpoints';
import * as staffAdmin from '@park/contract/staff/adminEndpoints';
import * as ticketAdmin from '@park/contract/ticket/adminEndpoints';
import * as ticket from '@park/contract/ticket/endpoints';
import * as visitorAdmin from '@park/contract/visitor/adminEndpoints';
import * as visitor from '@park/contract/visitor/endpoints';

const exported: unknown[] = [
  activity,
  activityAdmin,
  admin,
  feedbackAdmin,
  feedback,
  fileAdmin,
  file,
  helpAdmin,
  help,
  liveAdmin,
  live,
  lockAdmin,
  lock,
  lostFoundAdmin,
  lostFound,
  mapAdmin,
  map,
  message,
  noticeAdmin,
  notice,
  overviewAdmin,
  pointsAdmin,
  points,
  prizeAdmin,
  prize,
  searchAdmin,
  search,
  session,
  staffAdmin,
  ticketAdmin,
  ticket,
  visitorAdmin,
  visitor,
].flatMap((calls) => Object.values(calls));
/** Every call of the contract. */
export const contractEndpoints = exported.filter(
  (value): value is Endpoint<unknown, unknown> => typeof value === 'object' && value !== null && 'path' in value,
);

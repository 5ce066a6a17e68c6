import { getActivities, getActivity, getEnrollments } from '@park/contract/activity/calls';
import { getExhibit, getExhibits } from '@park/contract/exhibit/calls';
import { getItems, getMyItems } from '@park/contract/lostFound/calls';
import { getMap, getPlaceKinds } from '@park/contract/map/calls';
import { getMessages } from '@park/contract/message/calls';
import { getNotice, getNotices, getWarnings } from '@park/contract/notice/calls';
import { getPack } from '@park/contract/pack/calls';
import { getPark, getParkAbout } from '@park/contract/park/calls';
import { getStamps } from '@park/contract/stamp/calls';
import { getComingOrders, getOrder, getOrders } from '@park/contract/ticket/order/calls';
import { getTicket, getTickets } from '@park/contract/ticket/product/calls';
import { getWalk, getWalks } from '@park/contract/walk/calls';

/** Whoever has an answer of these has something to see without a network: the browser stores the app's files, too (decision 165). */
const WITH_APP = [
  getComingOrders,
  getExhibit,
  getExhibits,
  getMap,
  getOrder,
  getOrders,
  getPack,
  getParkAbout,
  getPlaceKinds,
  getStamps,
  getWalk,
  getWalks,
];

/** What was seen is shown again where the network is slow or gone. Places that are left, and a host's standing, are too old at once. */
const ANSWER_ALONE = [
  getActivities,
  getActivity,
  getEnrollments,
  getItems,
  getMessages,
  getMyItems,
  getNotice,
  getNotices,
  getPark,
  getTicket,
  getTickets,
  getWarnings,
];

const paths = (calls: readonly { path: string }[]) => new Set<unknown>(calls.map(({ path }) => path));
const storesApp = paths(WITH_APP);
const storesAnswer = paths([...WITH_APP, ...ANSWER_ALONE]);

/** Whether the last answers to a path are stored on the phone. */
export const isPersisted = (path: unknown): boolean => storesAnswer.has(path);

/** Whether the app's own files are stored with them. */
export const isWorthTheApp = (path: unknown): boolean => storesApp.has(path);

import { getAdminActivities } from '@park/contract/activity/calls';
import { getReservations } from '@park/contract/live/reservation/calls';
import { getTimespans } from '@park/contract/live/timespan/calls';
import { getClosures, previewClosure, previewParkClosure } from '@park/contract/ticket/closure/calls';
import { getStock } from '@park/contract/ticket/product/calls';

/** What else a form of a closure ends. */
export interface Also {
  cancelActivities?: boolean;
  closeLive?: boolean;
}

export const CHANGED_BY_CLOSING = [
  ...[getStock, getClosures, previewClosure, previewParkClosure],
  ...[getAdminActivities, getReservations, getTimespans],
];

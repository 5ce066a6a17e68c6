import type { Message } from '@park/contract/message/schemas';

/** The app's pages by the names of its routes (`src/navigation/routes.ts`); those that WeChat's own messages lead to. */
const PATHS: Record<string, string> = {
  recordDetail: 'pages/ticket/recordDetail',
  ticketConfirm: 'pages/ticket/ticketConfirm',
  activityDetail: 'pages/activity/ActivityDetail',
  prizeStatus: 'pages/prize/prize-status',
};
const INBOX = 'pages/message/Message';

/** A page of the mini-program with its query, as WeChat opens it; what has no page leads to the inbox. */
export function miniPathOf(page: Message['page']): string {
  const path = page && PATHS[page.name];
  if (!page || !path) return INBOX;
  const query = new URLSearchParams(page.params).toString();
  return query ? `${path}?${query}` : path;
}

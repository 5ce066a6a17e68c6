import type { ActivitiesIn } from '@park/contract/activity/schemas';

/** Query keys of activities: what everyone sees, and under `mine` what is a visitor's, so that nobody sees another one's. */
export const activityKeys = {
  /** Everything that enrolling changes for everyone. */
  all: ['activity', 'all'] as const,
  list: (filter: ActivitiesIn['filter']) => ['activity', 'all', 'list', filter] as const,
  next: ['activity', 'all', 'next'] as const,
  one: (id: string) => ['activity', 'all', 'one', id] as const,
  mine: (visitorId: string) => ['activity', 'mine', visitorId] as const,
  myList: (visitorId: string) => ['activity', 'mine', visitorId, 'list'] as const,
  myOf: (visitorId: string, activityId: string) => ['activity', 'mine', visitorId, 'of', activityId] as const,
};

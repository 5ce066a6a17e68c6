/** Query keys of notices. What a visitor reads changes all but the texts. */
export const noticeKeys = {
  all: ['notice'] as const,
  lists: ['notice', 'list'] as const,
  /** '': of every category. */
  list: (category: string) => ['notice', 'list', category] as const,
  newest: ['notice', 'newest'] as const,
  one: (id: string) => ['notice', 'one', id] as const,
  unread: (visitorId: string) => ['notice', 'unread', visitorId] as const,
};

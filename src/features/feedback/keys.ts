/** Query keys of feedback, all under who asks. */
export const feedbackKeys = {
  all: (visitorId: string) => ['feedback', visitorId] as const,
  list: (visitorId: string) => ['feedback', visitorId, 'list'] as const,
  one: (visitorId: string, id: string) => ['feedback', visitorId, 'one', id] as const,
};

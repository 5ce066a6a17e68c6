/** Pages by the kind of a subject; with a slash at its end: the thing's own page. */
const PAGES: Partial<Record<string, string>> = {
  activity: '/activities/',
  admin: '/staff/accounts',
  role: '/staff/roles',
  closure: '/stock/closures',
  conflict: '/gate/conflicts?state=all',
  day: '/orders/books',
  enrollment: '/activities',
  entry: '/draw/write-offs',
  exhibit: '/exhibits/',
  feedback: '/feedback/',
  help: '/help/ended',
  lostFound: '/lost-found/',
  map: '/places',
  notice: '/notices/',
  order: '/orders/order/',
  page: '/locks',
  place: '/places/',
  point: '/live/points/',
  product: '/products/',
  refund: '/orders/refunds',
  registration: '/live/registrations',
  round: '/draw/rounds/',
  timespans: '/live/timespans',
  visitor: '/points',
  waitingRoom: '/stock/waiting-room',
  walk: '/exhibits/walks/',
  word: '/searchWords',
};

/** Where a subject of the log (`notice:n-1`) is seen; null where it has no page. */
export function pathOf(subject: string): string | null {
  const cut = subject.indexOf(':');
  const page = PAGES[subject.slice(0, cut)];
  if (page === undefined) return null;
  return page.endsWith('/') ? page + encodeURIComponent(subject.slice(cut + 1)) : page;
}

const MAX_HREF = 2_000;
const SCHEMES = new Set(['https:', 'http:', 'tel:', 'mailto:']);
const APP_PAGE = /^\/?(pages\/[\w-]+\/[\w-]+(?:\?[\w%&=.~-]*)?)$/;
const OWN_PICTURE = /^\/api\/sysFile\/file\/[\w-]{1,40}$/;
const MAX_SIDE = 4_096;

/** Where a link may lead: the web, a phone number, a mail address, or a page of the app (`/pages/…`). Null: nowhere. */
export function safeHref(href: string | undefined): string | null {
  const wanted = href?.trim() ?? '';
  if (wanted === '' || wanted.length > MAX_HREF) return null;
  const page = APP_PAGE.exec(wanted)?.[1];
  if (page) return `/${page}`;
  if (!URL.canParse(wanted)) return null;
  const url = new URL(wanted);
  // `https://park.example@evil.example` reads as the park and leads elsewhere.
  if (!SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}

/** The address of a picture that this server keeps; null for any other. */
export function safePicture(src: string | undefined): string | null {
  return src && OWN_PICTURE.test(src) ? src : null;
}

/** A picture's side, px; null when it says none. */
export function safeSide(side: string | undefined): number | null {
  const px = /^\d{1,4}$/.test(side ?? '') ? Number(side) : 0;
  return px > 0 && px <= MAX_SIDE ? px : null;
}

import sanitizeHtml from 'sanitize-html';
import type { Localized } from '../i18n/lang';
import { AppError } from './appError';
import { readRichText } from './richBlocks';
import { safeHref, safePicture, safeSide } from './richLinks';

/** Deeper than anybody writes by hand; tags below it go, their words stay. */
const MAX_NESTING = 12;

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const ALIASES = { div: 'p', h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, 'strong', 'em', 'br', 'a', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Besides the library's own: content of foreign roots is raw text to some parsers and markup to others.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'template', 'iframe', 'title', 'svg', 'math'],
  nestingLimit: MAX_NESTING,
  transformTags: {
    ...ALIASES,
    a: (_, { href }) => {
      const safe = safeHref(href);
      return { tagName: 'a', attribs: safe ? { href: safe } : ({} as sanitizeHtml.Attributes) };
    },
    img: (_, { src, alt, width, height }) => ({ tagName: 'img', attribs: pictureAttributes({ src, alt, width, height }) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * HTML of which only what staff may use is left: paragraphs, headings, lists, quotes, tables, strong and em, links with safe
 * schemes, pictures of our own. Empty when nothing of it would show.
 */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, RULES).trim();
  return readRichText(clean).length > 0 ? clean : '';
}

/** The same for each language. @throws AppError richTextEmpty when one of them has nothing to show */
export function cleanRichTexts(texts: Localized): Localized {
  const cleaned = Object.entries(texts).map(([lang, html]) => [lang, cleanRichText(html)] as const);
  if (cleaned.some(([, html]) => html === '')) throw new AppError('richTextEmpty');
  return Object.fromEntries(cleaned);
}

function pictureAttributes({ src, alt, width, height }: Record<string, string | undefined>): sanitizeHtml.Attributes {
  const own = safePicture(src);
  const sides = { width: safeSide(width), height: safeSide(height) };
  return {
    ...(own ? { src: own } : {}),
    alt: alt?.slice(0, 200) ?? '',
    ...(sides.width && sides.height ? { width: String(sides.width), height: String(sides.height) } : {}),
  };
}

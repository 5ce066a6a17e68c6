import { getDesks } from '@park/contract/overview/calls';
import { useEffect } from 'react';
import { useCall } from '../api/hooks';
import { usePark, useParts } from '../api/park';
import { useTexts } from '../i18n/language';
import type { Area } from './area';

/** What was won or booked is over at some moment that nobody tells of. */
const POLL_MS = 300_000;

/** Whether the menu has an area; all, until it is heard what the park does without, and for which desks somebody still comes. */
export function useInMenu(): (area: Pick<Area, 'part' | 'desk'>) => boolean {
  const isOffered = useParts();
  const isAsked = !isOffered('prize') || !isOffered('activity');
  const desks = useCall(getDesks, {}, { enabled: isAsked, every: POLL_MS }).data;
  return ({ part, desk }) => !part || isOffered(part) || (desk !== undefined && desks?.[desk] !== false);
}

/** Of the page’s head as the server wrote it, which is there before any answer. */
const HEAD = {
  name: document.title.split(' · ', 1)[0] ?? '',
  icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href,
};
/** As the built page (`index.html`) has it, before it is given a park's name. */
const BUILT = '公园';
const ICON = `${import.meta.env.BASE_URL}icon.svg`;

/** The park's name and logo. Without any they are a name in the language that is shown and the console's own drawing. */
export function useParkHead(): { name: string; icon: string } {
  const t = useTexts('shell');
  const park = usePark();
  const name = park?.name || HEAD.name;
  const icon = park?.look.logo ? `${park.look.logo}?size=thumb` : ICON;
  return { name: name === BUILT ? t.aPark : name, icon: park ? icon : (HEAD.icon ?? ICON) };
}

/** The browser's tab follows a name, a logo or a language that is changed here, and keeps the count of calls before them. */
export function useTab(): void {
  const { name, icon } = useParkHead();
  const { console: about } = useTexts('shell');
  useEffect(() => {
    const count = /^\(\d+\) /.exec(document.title)?.[0] ?? '';
    document.title = `${count}${name} · ${about}`;
  }, [name, about]);
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]');
    // What kind of picture it is, is said by who sends it.
    link?.removeAttribute('type');
    link?.setAttribute('href', icon);
  }, [icon]);
}

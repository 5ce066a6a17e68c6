import { getPark } from '@park/contract/park/calls';
import type { Part } from '@park/contract/park/parts';
import { useCall } from '../api/hooks';
import { useTexts } from '../i18n/language';

/** As long as an answer is taken as it is; a change at this screen is heard at once. ms */
const FRESH = 60_000;

const usePark = () => useCall(getPark, {}, { fresh: FRESH }).data;

/** Whether the menu has an area; all, until it is heard what the park does without. */
export function useInMenu(): (area: { part?: Part }) => boolean {
  const off = usePark()?.partsOff;
  return ({ part }) => !part || !off?.includes(part);
}

/** Of the page’s head as the server wrote it, which is there before any answer. */
const HEAD = {
  name: document.title.split(' · ', 1)[0] ?? '',
  icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href,
};
/** As the built page (`index.html`) has it, before it is given a park's name. */
const BUILT = '化石公园';
const ICON = `${import.meta.env.BASE_URL}icon.svg`;

/** The park's name and logo. Without any they are a name in the language that is shown and the console's own drawing. */
export function useParkHead(): { name: string; icon: string } {
  const t = useTexts('shell');
  const park = usePark();
  const name = park?.name || HEAD.name;
  const icon = park?.look.logo ? `${park.look.logo}?size=thumb` : ICON;
  return { name: name === BUILT ? t.aPark : name, icon: park ? icon : (HEAD.icon ?? ICON) };
}

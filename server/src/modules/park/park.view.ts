import { LEGAL_TEXTS } from '@park/contract/park/limits';
import type { ChosenLists, ListEntry } from '@park/contract/park/lists';
import { type BrandColours, brandColours } from '@park/contract/park/look';
import { rulesOf } from '@park/contract/park/rules';
import type { About, AdminPark, Look, Park, ParkAbout } from '@park/contract/park/schemas';
import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import { readRichText } from '../../http/richBlocks';
import { cleanRichTexts } from '../../http/richText';
import { type Lang, type Localized, pickText } from '../../i18n/lang';
import { coverUrl, fileUrl } from '../file/file.service';
import type { ParkRow } from './park.repo';

export function toAdmin({ id: _, version, updatedAt, updatedBy, ...row }: ParkRow): AdminPark {
  const { rules, partsOff, languagesOff, lists, replies, look, about, legalVersion, launched, ...park } = row;
  const settings = { rules, partsOff, languagesOff, lists, replies, look, about, legalVersion, launched };
  return { version, updatedAt: toParkIso(updatedAt), updatedBy, park, ...settings };
}

/** @throws AppError richTextEmpty */
export function cleanAbout({ story, privacy, terms, ...others }: About): About {
  return { ...others, story: cleanRichTexts(story), privacy: cleanRichTexts(privacy), terms: cleanRichTexts(terms) };
}

export function toAbout({ story, address, privacy, terms, ...others }: About, lang: Lang): ParkAbout {
  const rich = (texts: Localized) => readRichText(pickText(texts, lang));
  return { ...others, address: pickText(address, lang), story: rich(story), privacy: rich(privacy), terms: rich(terms) };
}

/** The last that was made: nodes answer of one park. */
let made: { brand: string; colours: BrandColours } | null = null;

export function toLook({ brand, logoId, heroes, plates }: Look): Park['look'] {
  if (brand !== null && made?.brand !== brand) made = { brand, colours: brandColours(brand) };
  return {
    colours: brand === null ? null : (made?.colours ?? null),
    logo: coverUrl(logoId),
    heroes: heroes.map(({ pictureId, ...when }) => ({ picture: fileUrl(pictureId), ...when })),
    plates,
  };
}

export function toLists(lists: ChosenLists<Localized>, lang: Lang): ChosenLists<string> {
  const named = ({ name, ...entry }: ListEntry<Localized>) => ({ ...entry, name: name && pickText(name, lang) });
  return Object.fromEntries(Object.entries(lists).map(([list, entries]) => [list, entries.map(named)]));
}

export function toPark(
  { name, line, hours, rules, look, lists, about, legalVersion, ...facts }: ParkRow,
  lang: Lang,
  now: number,
): Omit<Park, 'partsEmpty'> {
  const { version, phones, operator, icp, publicSecurity, partsOff, languagesOff, launched } = facts;
  const legalTexts = LEGAL_TEXTS.filter((text) => Object.keys(about[text]).length > 0);
  return {
    version,
    name: pickText(name, lang),
    line: pickText(line, lang),
    ...{ phones, operator, icp, publicSecurity, partsOff, languagesOff, launched },
    legalTexts,
    legalVersion: legalTexts.length > 0 ? legalVersion : 0,
    rules: rulesOf(rules),
    look: toLook(look),
    lists: toLists(lists, lang),
    hours: {
      seasons: hours.seasons.map(({ name: _, ...season }) => season),
      specialDays: hours.specialDays
        // A night of yesterday's may be on.
        .filter(({ until }) => until >= addDays(parkDay(now), -1))
        .map((days) => ({ ...days, reason: days.reason && pickText(days.reason, lang) })),
    },
  };
}

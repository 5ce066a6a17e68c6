import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, idSchema, momentSchema, nothing } from '../envelope';
import { FEEDBACK } from '../feedback/limits';
import { byLanguage, inChineseAtLeast, LANGS } from '../localized';
import { cover } from '../picture';
import { legalTextIn, richText, richTextIn, storedRichText } from '../richText/schemas';
import { WINDOW_PHONE } from '../ticket/window/limits';
import { spanFault } from './hours';
import {
  DAY_TIMES,
  LEGAL_TEXTS,
  MAX_ACCOUNTS,
  MAX_HEROES,
  MAX_REPLIES,
  MAX_SEASONS,
  MAX_SPANS_A_DAY,
  MAX_SPECIAL_DAYS,
  PARK_FIELD,
  SEASONS,
} from './limits';
import { chosenLists, parkLists, storedLists } from './listSchemas';
import { PARTS } from './parts';
import { type Bound, isBound, RULE_BOUNDS } from './ruleBounds';
import type { ChosenRules, ParkRules } from './rules';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const span = z.object({
  from: clock,
  lastEntry: clock,
  /** Past midnight it goes on: 25:30 is half past one. */
  until: z.string().regex(/^(?:[012]\d:[0-5]\d|30:00)$/),
});
const spans = z.array(span).max(MAX_SPANS_A_DAY);
const date = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
const text = (max: number) => z.string().trim().min(1).max(max);

const season = z.object({
  id: idSchema,
  /** What staff call it. */
  name: z.string().trim().max(PARK_FIELD.season),
  /** `MM-dd`, both included; null: all year. */
  from: date.nullable(),
  until: date.nullable(),
  /** Monday first. */
  week: z.array(spans).length(7),
});

const specialDays = <Reason extends z.ZodType>(reason: Reason) =>
  z.object({ from: daySchema, until: daySchema, spans, reason: reason.nullable() });
const adminSpecialDays = specialDays(inChineseAtLeast(text(PARK_FIELD.reason)));

const hours = z
  .object({ seasons: z.array(season).min(1).max(MAX_SEASONS), specialDays: z.array(adminSpecialDays).max(MAX_SPECIAL_DAYS) })
  .superRefine(({ seasons, specialDays }, ctx) => {
    const wrong = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    seasons.forEach(({ id, from, until, week }, index) => {
      const isWholeYear = from === null && until === null;
      if (isWholeYear !== (index === 0) || (from === null) !== (until === null))
        wrong(['seasons', index, 'from'], 'seasonDays');
      if (seasons.findIndex((other) => other.id === id) < index) wrong(['seasons', index, 'id'], 'twice');
      week.forEach((spans, day) => {
        const fault = spanFault(spans, week[(day + 6) % 7]);
        if (fault) wrong(['seasons', index, 'week', day], fault);
      });
    });
    specialDays.forEach(({ from, until, spans }, index) => {
      const at = ['specialDays', index];
      if (from > until) wrong([...at, 'until'], 'daysCrossed');
      // A night of its own may not run into its next day.
      const fault = spanFault(spans, from < until ? spans : []);
      if (fault) wrong([...at, 'spans'], fault);
      const isTaken = specialDays.some((other, before) => before < index && other.from <= until && from <= other.until);
      if (isTaken) wrong([...at, 'from'], 'twice');
    });
  });

const phone = z
  .string()
  .trim()
  .max(PARK_FIELD.phone)
  .refine((number) => number === '' || WINDOW_PHONE.test(number));
/** As they are dialled, with what people put between the digits; '' : there is none. */
const phones = z.object({ emergency: phone, office: phone, complaints: phone });

const facts = {
  phones,
  /** The legal name of who runs the park. */
  operator: z.string().trim().max(PARK_FIELD.operator),
  /** Numbers of the site's registration, as they must stand on it: 沪ICP备…号, 沪公网安备 …号. */
  icp: z.string().trim().max(PARK_FIELD.icp),
  publicSecurity: z.string().trim().max(PARK_FIELD.icp),
};

/** Each group of rules, each rule between its bounds. */
function rulesShape<Group extends z.ZodType>(group: (rules: Record<string, z.ZodType>) => Group): Record<string, Group> {
  const groups = Object.entries(RULE_BOUNDS).map(([name, bounds]) => {
    const rules = Object.entries<Bound | readonly string[]>(bounds).map(([rule, bound]) => [
      rule,
      isBound(bound) ? z.int().min(bound[0]).max(bound[1]) : z.enum(bound),
    ]);
    return [name, group(Object.fromEntries(rules))];
  });
  return Object.fromEntries(groups);
}

const rules = z.object(rulesShape((rules) => z.object(rules))) as unknown as z.ZodType<ParkRules>;
const chosenRules = z.strictObject(
  rulesShape((rules) => z.strictObject(rules).partial().optional()),
) as unknown as z.ZodType<ChosenRules>;

const partsOff = z.array(z.enum(PARTS)).max(PARTS.length);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const tones = z.object({ primary: colour, onPrimary: colour, soft: colour });

/** When a picture shows; empty: always. */
const shownWhen = {
  seasons: z.array(z.enum(SEASONS)).max(SEASONS.length),
  times: z.array(z.enum(DAY_TIMES)).max(DAY_TIMES.length),
};

const look = z.object({
  /** The park's own colour; null: as delivered. */
  brand: z.string().toLowerCase().pipe(colour).nullable(),
  /** A picture that staff uploaded. */
  logoId: idSchema.nullable(),
  /** Pictures of the home's head, of which the first shows that fits; none fits: the drawn valley. */
  heroes: z.array(z.object({ pictureId: idSchema, ...shownWhen })).max(MAX_HEROES),
  /** Whether drawings of fossils decorate what has no picture of its own. An exhibit's own drawing always shows. */
  plates: z.boolean(),
});
/** A program of an earlier release names no pictures and no drawings: they stay. */
const lookIn = look.partial({ heroes: true, plates: true });
export type Look = z.infer<typeof look>;

const position = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** What is the same in every language. */
const sharedAbout = {
  /** GCJ-02. */
  position: position.nullable(),
  /** Where else the park can be followed: `微信公众号`, and what it is called there. */
  accounts: z.array(z.object({ service: text(PARK_FIELD.service), account: text(PARK_FIELD.account) })).max(MAX_ACCOUNTS),
  /** Who answers for children’s data, with a telephone or an address; '' : nobody is named. */
  childrenContact: z.string().trim().max(PARK_FIELD.childrenContact),
};

/** What the park tells of itself on a page of its own. Rich texts are HTML. */
const about = z.object({
  story: byLanguage(richTextIn),
  address: byLanguage(text(PARK_FIELD.address)),
  ...sharedAbout,
  privacy: byLanguage(legalTextIn),
  terms: byLanguage(legalTextIn),
});
const storedAbout = about.extend({
  story: byLanguage(storedRichText),
  privacy: byLanguage(storedRichText),
  terms: byLanguage(storedRichText),
});
export type About = z.infer<typeof about>;

const parkAbout = z.object({ story: richText, address: z.string(), ...sharedAbout, privacy: richText, terms: richText });
export type ParkAbout = z.infer<typeof parkAbout>;

/** Simplified Chinese, in which all is written, is never among them. */
const languagesOff = z.array(z.enum(LANGS).exclude(['zh-Hans'])).max(LANGS.length - 1);

const park = z.object({
  /** Of all that was saved of it. The answers to visitors' calls tell it in the header `park-version`. */
  version: z.int(),
  /** '' : it was given none. */
  name: z.string(),
  line: z.string(),
  ...facts,
  /** What is chosen, and the rest as delivered. */
  rules,
  partsOff,
  languagesOff,
  /** Those that differ from how they are delivered, whole; entries that are off for what was sent under them. */
  lists: parkLists,
  /** Those that it has written, and their version, to which visitors agree; 0: none. */
  legalTexts: z.array(z.enum(LEGAL_TEXTS)),
  legalVersion: z.int(),
  /** False: a new park that is being set up; phones say that it opens soon. */
  launched: z.boolean(),
  /** Parts that have nothing to show yet: the home does not lead there. */
  partsEmpty: z.array(z.enum(PARTS)),
  look: z.object({
    /** What follows from the park's colour; null: as delivered. */
    colours: z.object({ light: tones, dark: tones }).nullable(),
    logo: cover,
    heroes: z.array(z.object({ picture: z.string(), ...shownWhen })),
    plates: z.boolean(),
  }),
  hours: z.object({
    seasons: z.array(season.omit({ name: true })),
    /** Those that are not over. */
    specialDays: z.array(specialDays(z.string())),
  }),
});
export type Park = z.infer<typeof park>;

const contents = {
  name: inChineseAtLeast(text(PARK_FIELD.name)),
  /** What stands below the name. */
  line: byLanguage(text(PARK_FIELD.line)),
  ...facts,
  hours,
};
const profile = z.object(contents);
export type ParkProfile = z.infer<typeof profile>;

const replies = z.array(inChineseAtLeast(z.string().trim().min(FEEDBACK.answer[0]).max(FEEDBACK.answer[1]))).max(MAX_REPLIES);

const adminPark = z.object({
  /** 0: nobody has written it yet. */
  version: z.int(),
  updatedAt: momentSchema.nullable(),
  updatedBy: z.string().nullable(),
  park: profile.extend({ name: byLanguage(z.string()) }),
  rules: chosenRules,
  partsOff,
  languagesOff,
  lists: storedLists,
  /** Of a node of the release before: not told. */
  replies: replies.optional(),
  look,
  about: storedAbout,
  legalVersion: z.int(),
  launched: z.boolean(),
});
export type AdminPark = z.infer<typeof adminPark>;

export const schemas = {
  // It carries the number to call, and is answered from memory.
  getPark: { priority: 'vital', in: nothing, out: park, summary: 'Get what the park is and when it is open' },
  getParkAbout: { in: nothing, out: parkAbout, summary: 'Get what the park tells of itself, its privacy policy and its terms' },
  getAdminPark: { in: nothing, out: adminPark, summary: 'Get what the park is in every language' },
  savePark: {
    isLong: true,
    in: z.object({ version: z.int32().min(0), ...contents }),
    out: adminPark,
    summary: 'Change what the park is, from the version that was opened',
  },
  saveParkRules: {
    in: z.object({ version: z.int32().min(0), rules: chosenRules }),
    out: adminPark,
    summary: 'Change the rules that are the park’s to choose, from the version that was opened',
  },
  saveParkParts: {
    in: z.object({ version: z.int32().min(0), partsOff, languagesOff: languagesOff.optional() }),
    out: adminPark,
    summary: 'Say which parts and languages the park does without, from the version that was opened',
  },
  saveParkLists: {
    isLong: true,
    in: z.object({ version: z.int32().min(0), lists: chosenLists }),
    out: adminPark,
    summary: 'Say what may be chosen for help, feedback, lost and found, from the version that was opened',
  },
  saveParkAbout: {
    isLong: true,
    in: z.object({ version: z.int32().min(0), about }),
    out: adminPark,
    summary: 'Change what the park tells of itself, its privacy policy and its terms, from the version that was opened',
  },
  saveParkLook: {
    in: z.object({ version: z.int32().min(0), look: lookIn }),
    out: adminPark,
    summary: 'Change the park’s colour and logo, from the version that was opened',
  },
  saveReplies: {
    isLong: true,
    in: z.object({ version: z.int32().min(0), replies }),
    out: adminPark,
    summary: 'Change the short answers that staff choose from, from the version that was opened',
  },
  getReplies: { in: nothing, out: replies, summary: 'List the short answers that staff choose from' },
  launchPark: { in: nothing, out: adminPark, summary: 'Let visitors into the app of a park that was being set up, for good' },
} satisfies Record<string, CallSchemas>;

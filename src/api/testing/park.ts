import { DEFAULT_HOURS } from '@park/contract/park/hours';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import type { Park } from '@park/contract/park/schemas';

/** A park that has said what it is, with the usual hours. */
export const PARK: Park = {
  version: 1,
  ...{ name: 'Test Canyon', line: 'Deep', operator: '', icp: '', publicSecurity: '' },
  phones: { emergency: '0571-8888 0119', office: '', complaints: '' },
  hours: {
    seasons: DEFAULT_HOURS.seasons.map((season) => ({ ...season, week: season.week.map((spans) => [...spans]) })),
    specialDays: [],
  },
  rules: DEFAULT_RULES,
  partsOff: [],
  languagesOff: [],
  lists: {},
  legalTexts: [],
  legalVersion: 0,
  launched: true,
  partsEmpty: [],
  look: { colours: null, logo: null, heroes: [], plates: true },
};

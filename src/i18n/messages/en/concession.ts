import type { concession as zh } from '../zh-Hans/concession';

export const concession: typeof zh = {
  title: 'Who it is for',
  any: 'One of these is enough.',
  kinds: {
    age: 'By age',
    height: 'By height',
    student: 'Full-time students',
    soldier: 'Active soldiers',
    veteran: 'Veterans',
    firefighter: 'Firefighters',
    disabled: 'People with a disability',
    local: 'Local residents',
  },
  ages: (from, to) => (from === null ? `Up to age ${to}` : to === null ? `From age ${from}` : `Ages ${from} to ${to}`),
  height: (cm) => `Up to ${cm} cm tall`,
  days: (from, until) =>
    from && until ? `For visits from ${from} to ${until}` : from ? `For visits from ${from}` : `For visits until ${until}`,
  source: (text) => `By: ${text}`,
  or: (one, other) => `${one}, ${other}`,
  proof: (what) => `Shown at the gate: ${what}`,
  proofOrId: (what) => `Shown at the gate: ${what}, unless the ID number says it`,
  proofs: {
    age: 'ID or household register',
    height: 'height, measured there',
    student: 'student card',
    soldier: 'military ID',
    veteran: 'veteran’s card',
    firefighter: 'firefighter’s ID',
    disabled: 'disability card',
    local: 'residence permit or local ID',
  },
  bring: (what, several) => (several ? `Bring one of these: ${what}` : `Bring: ${what}`),
  measured: 'Height is measured at the gate',
  idShows: 'The ID given is proof enough',
  notTheirs: 'Not for this ticket on that day',
  cheaper: (names) => `There is a cheaper ticket for ${names}.`,
};

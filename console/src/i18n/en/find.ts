import * as words from '@park/contract/find/words';
import { inLanguage } from '@park/contract/words';
import type { find as zh } from '../zh/find';

export const find: typeof zh = {
  title: 'Finds',
  about:
    'What visitors found: what waits in the order in which it came, else the newest first. Places are encrypted; each look at one is written into the log.',
  empty: 'No find here. New ones appear by themselves.',
  open: (waiting) => (waiting === 0 ? 'Finds' : `Finds (${waiting} to look at)`),
  kinds: inLanguage(words.findKind, 'en'),
  states: inLanguage(words.findState, 'en'),
  steps: inLanguage(words.findStep, 'en'),
  words: 'What the visitor wrote',
  noWords: 'Nothing written',
  found: 'Found',
  fromDay: 'Received from',
  toDay: 'to',
  takenBy: 'Looked at by',
  take: 'I look at it',
  takeAbout: 'The visitor then sees that somebody does.',
  taken: 'It is yours',
  law: 'Regulations on the Protection of Fossils, article 18: protect the place, and report at once to the natural resources authority of the county or above.',
  place: {
    title: 'Place',
    show: 'Show the place (it is logged)',
    none: 'The phone gave no position',
    spot: (latitude, longitude, system, metres) =>
      `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (${system}${metres === null ? '' : `, within ${Math.round(metres)} m`})`,
  },
  history: 'Chain of custody',
  historyAbout: 'It only grows: nothing is changed or removed. A mistake is put right by a note.',
  from: (who) => `from ${who}`,
  site: 'where it was found',
  fields: {
    toWhom: 'To whom',
    keptAt: 'Where it is kept',
    condition: 'Condition',
    accession: 'Accession number',
    named: 'What it is (for the certificate)',
  },
  exhibitId: 'Number of the exhibit (may be empty)',
  exhibit: (id) => `exhibit ${id}`,
  reason: 'What was done, and why',
  answer: 'Answer to the visitor',
  answerAbout: 'The visitor reads it at once: do not say where it is.',
  stepAbout: 'It cannot be changed once written.',
  save: 'Write it down',
  saved: 'Written down',
};

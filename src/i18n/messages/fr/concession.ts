import type { concession as zh } from '../zh-Hans/concession';

export const concession: typeof zh = {
  title: 'Pour qui',
  any: 'Une seule de ces conditions suffit.',
  kinds: {
    age: 'Selon l’âge',
    height: 'Selon la taille',
    student: 'Étudiants à temps plein',
    soldier: 'Militaires en activité',
    veteran: 'Anciens combattants',
    firefighter: 'Pompiers',
    disabled: 'Personnes handicapées',
    local: 'Habitants',
  },
  ages: (from, to) => (from === null ? `Jusqu’à ${to} ans` : to === null ? `Dès ${from} ans` : `De ${from} à ${to} ans`),
  height: (cm) => `Jusqu’à ${cm} cm`,
  days: (from, until) =>
    from && until
      ? `Pour les visites du ${from} au ${until}`
      : from
        ? `Pour les visites dès le ${from}`
        : `Pour les visites jusqu’au ${until}`,
  source: (text) => `Selon : ${text}`,
  or: (one, other) => `${one}, ${other}`,
  proof: (what) => `À présenter à l’entrée : ${what}`,
  proofOrId: (what) => `À présenter à l’entrée : ${what}, sauf si le numéro de la pièce le prouve`,
  proofs: {
    age: 'pièce d’identité',
    height: 'taille, mesurée sur place',
    student: 'carte d’étudiant',
    soldier: 'carte militaire',
    veteran: 'carte d’ancien combattant',
    firefighter: 'carte de pompier',
    disabled: 'carte d’invalidité',
    local: 'titre de séjour ou pièce d’identité locale',
  },
  bring: (what, several) => (several ? `Apportez l’un de ces documents : ${what}` : `À apporter : ${what}`),
  measured: 'La taille est mesurée à l’entrée',
  idShows: 'La pièce indiquée suffit',
  notTheirs: 'Ce billet ne lui est pas destiné ce jour-là',
  cheaper: (names) => `Il existe un billet moins cher pour ${names}.`,
};

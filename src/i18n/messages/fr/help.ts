import type { HelpMessages } from '../zh-Hans/help';

const minutesOf = (n: number) => (n < 2 ? `${n} minute` : `${n} minutes`);

export const help: HelpMessages = {
  numbers: 'En danger ? Appelez le',
  call: { police: 'Police', fire: 'Pompiers', ambulance: 'Ambulance', park: 'Le parc' },
  hold: 'Maintenez 2 s pour appeler à l’aide',
  holding: 'Maintenez encore…',
  holdHint:
    'Le parc reçoit votre position, et votre numéro si vous le donnez. Un appui bref vous laisse confirmer avant l’envoi.',
  what: 'Que se passe-t-il ?',
  kinds: {
    danger: 'Je suis en danger',
    hurt: 'Blessure ou malaise',
    lostChild: 'Enfant perdu',
    lostWay: 'J’ai perdu mon chemin',
    other: 'Autre chose',
  },
  phone: 'Téléphone',
  phoneHint: 'L’équipe vous rappellera. Le numéro n’est gardé que sur ce téléphone.',
  number: {
    none: 'L’équipe n’a pas de numéro pour vous rappeler.',
    label: 'Numéro où vous rappeler',
    send: 'Envoyer ce numéro',
    sending: 'Envoi de votre numéro à l’équipe…',
    wrong: 'Vérifiez le numéro',
  },
  note: 'Précisions',
  noteHint: 'Par exemple un panneau ou un bâtiment proche',
  ask: {
    title: 'Appeler à l’aide maintenant ?',
    text: 'L’équipe du parc est prévenue aussitôt et vient vers vous.',
    send: 'Appeler à l’aide',
  },
  waiting: {
    title: 'En attente du réseau',
    text: 'Votre appel est gardé et partira tout seul au retour du réseau, même si vous fermez l’application. D’ici là, composez un des numéros ci-dessus.',
  },
  sending: { title: 'Envoi de votre appel…', text: 'Restez ici un instant.' },
  active: {
    title: 'Le parc a reçu votre appel',
    text: 'Quelqu’un va s’en occuper. Restez en lieu sûr et gardez votre téléphone à portée de main.',
  },
  responding: { title: 'Les secours arrivent', text: 'Restez en lieu sûr et gardez votre téléphone à portée de main.' },
  resolved: { title: 'Votre appel est clos', text: 'Si vous avez encore besoin d’aide, appelez de nouveau.' },
  cancelled: { title: 'Vous avez annulé cet appel', text: 'Si vous avez encore besoin d’aide, appelez de nouveau.' },
  facts: {
    number: 'Numéro',
    kind: 'Situation',
    asked: 'Appel',
    taken: 'Pris en charge',
    place: 'Votre position',
    outcome: 'Résultat',
  },
  located: 'Envoyée',
  near: (name) => `Vous êtes près de : ${name}`,
  notLocated: 'Indisponible',
  usual: (minutes) => `L’équipe répond en général en ${minutesOf(minutes)}`,
  answeredIn: (minutes) => `En ${minutesOf(minutes)}`,
  cancel: 'Je n’ai plus besoin d’aide',
  cancelAsk: { title: 'Annuler cet appel ?', text: 'L’équipe ne viendra plus.', keep: 'J’ai encore besoin d’aide' },
  before: 'Appels précédents',
  again: 'Maintenez de nouveau pour ajouter votre position ou ce qui se passe.',
};

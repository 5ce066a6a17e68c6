import type { SearchMessages } from '../zh-Hans/search';

export const search: SearchMessages = {
  field: 'Que cherchez-vous ?',
  search: 'Chercher',
  clear: 'Effacer le texte',
  history: 'Vos recherches',
  forget: (word) => `Oublier « ${word} »`,
  forgetAll: 'Tout effacer',
  hot: 'D’autres cherchent',
  kinds: {
    guide: 'Aide',
    place: 'Lieux',
    ticket: 'Billets',
    activity: 'Activités',
    notice: 'Infos',
    livePoint: 'Points de direct',
    lostFound: 'Objets trouvés',
  },
  filter: 'N’afficher que',
  all: 'Tout',
  counted: (kind, count, more) => `${kind} ${count}${more ? '+' : ''}`,
  found: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  none: (q) => `Rien pour « ${q} ». Essayez un mot plus court.`,
};

import type { MapMessages, SearchMessages } from '../zh-Hans/search';

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

export const map: MapMessages = {
  title: 'Plan du parc',
  what: 'Portes, toilettes, premiers secours, navette et points de direct',
  filter: 'Afficher',
  all: 'Tout',
  kinds: {
    entrance: 'Portes',
    museum: 'Musée',
    livePoint: 'Points de direct',
    shuttle: 'Navette',
    toilet: 'Toilettes',
    firstAid: 'Premiers secours',
  },
  way: 'Itinéraire',
  wayTo: (name) => `Itinéraire vers ${name}`,
  look: 'Voir ce lieu',
  failed: 'Le plan ne s’est pas ouvert. Réessayez',
};

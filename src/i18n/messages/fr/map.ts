import type { MapMessages } from '../zh-Hans/map';

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
  copied: 'Lien copié. Ouvrez-le dans votre navigateur',
  failed: 'Le plan ne s’est pas ouvert. Réessayez',
};

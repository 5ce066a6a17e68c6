import type { PackMessages } from '../zh-Hans/pack';

export const pack: PackMessages = {
  title: 'À emporter',
  take: 'Télécharger',
  stop: 'Arrêter',
  goOn: 'Continuer',
  update: 'Mettre à jour',
  remove: 'Retirer de ce téléphone',
  begins: 'Le parc dit ce qu’il contient…',
  begun: 'Une partie est là. Vous pouvez continuer à tout moment.',
  size: (bytes) => `Textes et images sans réseau, ${mb(bytes)}`,
  recordings: (bytes) => `Avec les enregistrements (${mb(bytes)})`,
  taking: (here, all) => `${mb(here)} sur ${mb(all)} déjà là`,
  here: (bytes, day) => `Sur ce téléphone, même sans réseau · ${mb(bytes)} · ${day}`,
  newer: (bytes, day) => `Sur ce téléphone (${mb(bytes)}, ${day}). Le parc a changé quelque chose depuis.`,
  lost: (bytes) => `Le téléphone en a effacé ${mb(bytes)}, qui manquent sans réseau. Continuez tant que vous avez du réseau.`,
  trouble: {
    forged: () =>
      'Ce qui est arrivé n’est pas ce que le parc a publié et n’est donc pas utilisé. Réessayez plus tard ou sur un autre réseau.',
    full: (missing) =>
      `Il manque ${mb(missing)} de place sur le téléphone. Ce qui est arrivé reste : faites de la place et continuez, ou retirez-le.`,
    changing: () => 'Le parc est en train de le modifier. Réessayez dans un instant.',
    cannot: () => 'Ce téléphone ne peut ni garder ni vérifier le téléchargement. Lisez-le tant que vous avez du réseau.',
    network: () => 'Le reste n’est pas arrivé. Ce qui est arrivé reste : continuez quand vous aurez du réseau.',
  },
};

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mo`;

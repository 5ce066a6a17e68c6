import type { PicturesMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: 'Photos',
  add: 'Ajouter des photos',
  hint: (most) => `${most} au plus. Le lieu de prise de vue est effacé automatiquement.`,
  one: (n) => `Photo ${n}`,
  waiting: 'En attente',
  sending: (percent) => `${percent} % envoyés`,
  sent: 'Envoyée',
  failed: 'Pas envoyée',
  tooLarge: (megabytes) => `Trop lourde : ${megabytes} Mo au plus. Choisissez-en une autre.`,
  retry: 'Réessayer',
  remove: 'Retirer',
  of: (n, all) => `${n} sur ${all}`,
  close: 'Fermer',
  before: 'Photo précédente',
  next: 'Photo suivante',
};

import type { PicturesMessages, PostingMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: 'Photos',
  add: 'Ajouter des photos',
  hint: (most) => `${most} au plus. Les données de lieu sont effacées.`,
  one: (n) => `Photo ${n}`,
  waiting: 'En attente',
  sending: (percent) => `${percent} % envoyés`,
  sent: 'Envoyée',
  failed: 'Non envoyée',
  tooLarge: (megabytes) => `Trop lourde : ${megabytes} Mo au plus. Choisissez-en une autre.`,
  remove: 'Retirer',
  of: (n, all) => `${n} sur ${all}`,
  before: 'Photo précédente',
  next: 'Photo suivante',
};

export const posting: PostingMessages = {
  title: 'Votre téléphone',
  phone: 'Votre téléphone',
  agree: 'Accepter et envoyer',
  refuse: 'Retour',
  tooShort: (least) => `Écrivez au moins ${least} caractères.`,
  phoneWrong: 'Vérifiez l’indicatif du pays et le numéro ; en Chine continentale, mobile à 11 chiffres ou fixe avec indicatif.',
  sending: 'Des photos sont encore en cours d’envoi. Un instant, s’il vous plaît.',
  failed: 'Une photo n’a pas été envoyée. Réessayez ou retirez-la.',
};

import type { NoticeMessages } from '../zh-Hans/notice';

export const notice: NoticeMessages = {
  category: {
    opening: 'Horaires',
    closure: 'Fermetures',
    exhibition: 'Expositions',
    safety: 'Sécurité',
    service: 'Services',
  },
  allCategories: 'Tous',
  choose: 'Type d’avis',
  unread: (n) => (n === 1 ? '1 nouvel avis' : `${n} nouveaux avis`),
  allRead: 'Vous avez tout lu',
  readAll: 'Tout marquer comme lu',
  empty: 'Aucun avis pour l’instant. Les nouvelles sur les horaires, les sentiers et les expositions seront ici.',
  emptyCategory: 'Aucun avis de ce type en ce moment.',
  showAll: 'Voir tous les avis',
  gone: 'Cet avis a été retiré.',
  published: (when) => `Publié : ${when}`,
  changed: (when) => `Modifié : ${when}`,
  more: 'Tous les avis',
};

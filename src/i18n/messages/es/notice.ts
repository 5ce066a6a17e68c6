import type { NoticeMessages } from '../zh-Hans/notice';

export const notice: NoticeMessages = {
  category: {
    opening: 'Horarios',
    closure: 'Cierres',
    exhibition: 'Exposiciones',
    safety: 'Seguridad',
    service: 'Servicios',
  },
  allCategories: 'Todos',
  choose: 'Tipo de aviso',
  unread: (n) => (n === 1 ? '1 aviso nuevo' : `${n} avisos nuevos`),
  allRead: 'Los has leído todos',
  readAll: 'Marcar todo como leído',
  empty: 'Aún no hay avisos. Aquí verás novedades sobre horarios, senderos y exposiciones.',
  emptyCategory: 'Ahora mismo no hay avisos de este tipo.',
  showAll: 'Ver todos los avisos',
  gone: 'Este aviso ya no está publicado.',
  published: (when) => `Publicado: ${when}`,
  changed: (when) => `Modificado: ${when}`,
  more: 'Todos los avisos',
};

import type { InboxMessages } from '../zh-Hans/inbox';

export const inbox: InboxMessages = {
  signIn: 'Inicia sesión para leer tus mensajes.',
  filter: 'Tipo de mensaje',
  all: 'Todos',
  groups: {
    ticket: 'Entradas',
    points: 'Puntos',
    help: 'Ayuda',
    find: 'Hallazgos',
    activity: 'Actividades',
    prize: 'Sorteos',
    feedback: 'Comentarios',
    notice: 'Avisos',
    lostFound: 'Objetos perdidos',
  },
  live: 'Directos',
  unread: 'Sin leer',
  readAll: 'Marcar todo como leído',
  none: 'Aún no hay mensajes. Aquí llegarán las novedades de tus entradas, actividades y puntos.',
};

import type { InboxMessages } from '../zh-Hans/inbox';

export const inbox: InboxMessages = {
  signIn: 'Connectez-vous pour lire vos messages.',
  filter: 'Type de message',
  all: 'Tous',
  groups: {
    ticket: 'Billets',
    points: 'Points',
    help: 'Secours',
    find: 'Trouvailles',
    activity: 'Activités',
    prize: 'Tirages',
    feedback: 'Remarques',
    notice: 'Avis',
    lostFound: 'Objets trouvés',
  },
  live: 'Directs',
  unread: 'Non lu',
  readAll: 'Tout marquer comme lu',
  none: 'Pas encore de message. Les nouvelles de vos billets, activités et points seront ici.',
};

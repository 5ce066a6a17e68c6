import type { InboxMessages } from '../zh-Hans/inbox';

export const inbox: InboxMessages = {
  signIn: 'Connectez-vous pour lire vos messages.',
  filter: 'Type de message',
  all: 'Tous',
  groups: {
    ticket: 'Billets',
    points: 'Points',
    help: 'Secours',
    activity: 'Activités',
    feedback: 'Vos avis',
    notice: 'Avis',
    lostFound: 'Objets trouvés',
  },
  live: 'Directs',
  unread: 'Non lu',
  readAll: 'Tout marquer comme lu',
  none: 'Vous trouverez ici les nouvelles de vos billets, activités et points. Il n’y en a pas encore.',
};

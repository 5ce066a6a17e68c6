import type { FeedbackMessages } from '../zh-Hans/feedback';

const stars = (n: number) => (n === 1 ? '1 étoile' : `${n} étoiles`);

export const feedback: FeedbackMessages = {
  kind: { complaint: 'Réclamation', suggestion: 'Suggestion', praise: 'Compliment', question: 'Question' },
  state: { received: 'Reçue', inHand: 'En cours', answered: 'Réponse donnée' },
  signIn: 'Connectez-vous pour nous écrire et lire nos réponses.',
  list: {
    empty: 'Ce que vous nous écrivez et nos réponses seront ici.',
    add: 'Écrire une remarque',
    photos: (n) => (n === 1 ? '1 photo' : `${n} photos`),
  },
  form: {
    kind: 'De quoi s’agit-il ?',
    text: 'Que voulez-vous nous dire ?',
    textHint: 'Quand, où, ce qui s’est passé : plus c’est précis, mieux nous pouvons vous aider.',
    contactHint: 'Seulement pour vous appeler à ce sujet. Effacé après 180 jours.',
    submit: 'Envoyer',
    safe: 'Nous ne savons pas si c’est arrivé. Touchez Envoyer encore une fois : rien ne partira en double.',
  },
  privacy: {
    text: 'Seule l’équipe qui s’en occupe voit le numéro, pour vous appeler. Il est effacé après 180 jours. Vous pouvez aussi envoyer sans numéro.',
  },
  error: {
    kindMissing: 'Choisissez de quoi il s’agit.',
  },
  details: {
    sent: 'Envoyé',
    contact: 'Téléphone',
    said: 'Votre remarque',
    answer: 'Notre réponse',
    addition: 'Votre complément',
    received: 'Nous avons bien reçu votre remarque. Quelqu’un la lira bientôt.',
    inHand: 'Quelqu’un s’en occupe. Vous recevrez un message dès qu’il y aura une réponse.',
    gone: 'Cette remarque est introuvable.',
    all: 'Voir toutes les remarques',
  },
  add: {
    open: 'Compléter',
    label: 'Que voulez-vous ajouter ?',
    hint: 'Vous pouvez compléter une seule fois. Nous réexaminons ensuite votre remarque.',
    submit: 'Envoyer',
    done: 'Nous avons bien reçu votre complément',
  },
  rate: {
    title: 'Notre réponse vous convient-elle ?',
    text: 'Votre note nous aide à progresser.',
    stars,
    given: (n) => `Vous avez donné ${stars(n)}. Merci.`,
    done: 'Merci pour votre note',
  },
};

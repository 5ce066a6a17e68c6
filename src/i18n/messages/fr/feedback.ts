import type { FeedbackMessages } from '../zh-Hans/feedback';

const stars = (n: number) => (n === 1 ? '1 étoile' : `${n} étoiles`);

export const feedback: FeedbackMessages = {
  kind: { complaint: 'Réclamation', suggestion: 'Suggestion', praise: 'Compliment', question: 'Question' },
  state: { received: 'Reçu', inHand: 'En cours', answered: 'Répondu' },
  signIn: 'Connectez-vous pour nous écrire et lire nos réponses.',
  list: {
    empty: 'Ce que vous nous écrivez et nos réponses seront ici.',
    add: 'Nous écrire',
    photos: (n) => (n === 1 ? '1 photo' : `${n} photos`),
  },
  form: {
    kind: 'De quoi s’agit-il ?',
    text: 'Que voulez-vous nous dire ?',
    textHint: 'Quand, où, ce qui s’est passé : plus c’est précis, mieux nous pouvons aider.',
    contactHint: 'Seulement pour vous appeler à ce sujet. Effacé après 180 jours.',
    submit: 'Envoyer',
    safe: 'Nous ne savons pas si c’est arrivé. Touchez Envoyer encore une fois : rien ne partira en double.',
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
    said: 'Votre message',
    answer: 'Notre réponse',
    addition: 'Votre complément',
    received: 'Nous l’avons bien reçu. Quelqu’un le lira bientôt.',
    inHand: 'Quelqu’un s’en occupe. Vous recevrez un message dès qu’il y aura une réponse.',
    gone: 'Cet avis est introuvable.',
    all: 'Voir tous les avis',
  },
  add: {
    open: 'Compléter',
    label: 'Que voulez-vous ajouter ?',
    hint: 'Un seul complément. Ce qui a reçu une réponse sera réexaminé.',
    submit: 'Envoyer',
    done: 'Votre complément est arrivé',
  },
  rate: {
    title: 'Notre réponse vous convient-elle ?',
    text: 'Votre note nous aide à progresser.',
    stars,
    given: (n) => `Vous avez donné ${stars(n)}. Merci !`,
    done: 'Merci pour votre note',
  },
};

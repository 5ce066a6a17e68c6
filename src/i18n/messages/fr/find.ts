import type { FindMessages } from '../zh-Hans/find';

export const find: FindMessages = {
  leave: {
    title: 'Laissez-le où il est',
    why: [
      'L’endroit et la couche où il se trouve disent son âge. Une fois déplacé, plus personne ne peut le savoir.',
      'Creuser ou frapper détruit ce qui ne se voit pas encore. Ne le nettoyez pas et ne l’emportez pas.',
      'Sur la photo, placez à côté une pièce ou une main : cela montre la taille.',
    ],
    law: 'Règlement chinois sur la protection des fossiles : les fossiles sont à l’État (article 3) ; qui en trouve lors de travaux ou d’autres activités protège le lieu et le signale aussitôt (article 18) : vous prévenez le parc, le parc prévient l’autorité ; fouiller sans permis est puni (article 36).',
    read: 'Le lire dans la base nationale des lois',
  },
  open: 'Je l’ai laissé : le signaler',
  form: {
    photosHint: (most) => `Jusqu’à ${most}, avec un objet pour l’échelle. Elles sont gardées même sans réseau.`,
    kept: 'Gardée',
    kind: 'À quoi cela ressemble-t-il ?',
    words: 'Décrivez-le',
    wordsHint: 'Taille, couleur, roche où il se trouve',
    locate: 'Ajouter ma position',
    sealed: 'Le lieu est chiffré, visible de la seule équipe chargée, et jamais publié.',
    denied: 'Votre téléphone n’a pas dit où vous êtes. Décrivez le lieu ci-dessous.',
    located: (metres) => (metres === null ? 'Lieu ajouté' : `Lieu ajouté, à ${Math.round(metres)} m près`),
    place: 'Où est-ce ?',
    placeHint: 'Un panneau, le numéro d’un objet ou un repère',
    send: 'Signaler cette trouvaille',
  },
  error: {
    nothing: 'Prenez une photo ou décrivez-le',
    noPlace: 'Ajoutez le lieu ou décrivez-le',
    photos: 'Retirez la photo trop lourde',
  },
  kinds: {
    bone: 'Os ou dent',
    shell: 'Coquille ou autre animal',
    plant: 'Plante',
    track: 'Empreinte ou trace',
    other: 'Je ne sais pas',
  },
  states: {
    received: 'Reçu',
    inHand: 'En cours d’examen',
    secured: 'Protégé sur place',
    collected: 'Recueilli par le parc',
    handedOver: 'Remis à l’autorité',
    museum: 'Au musée',
    notFossil: 'Pas un fossile',
  },
  waiting: {
    title: 'Gardé sur ce téléphone',
    text: 'Le signalement et les photos partent d’eux-mêmes au retour du réseau, même si vous fermez l’application.',
  },
  mine: 'Mes trouvailles',
  next: 'Le parc a votre signalement. L’équipe vous répond ici après examen. Notez le numéro.',
  photosLeft: (n) =>
    n === 1
      ? 'Il reste 1 photo sur ce téléphone ; elle part avec le réseau.'
      : `Il reste ${n} photos sur ce téléphone ; elles partent avec le réseau.`,
  facts: { kind: 'Ressemble à', found: 'Trouvé', photos: 'Photos reçues par le parc' },
  certificate: {
    open: 'Voir votre certificat',
    title: 'Avec nos remerciements',
    text: (day, named) =>
      `pour avoir trouvé « ${named} » le ${day}, l’avoir laissé sur place et avoir prévenu le parc. La mémoire de la terre reste entière.`,
    name: 'Nom sur le certificat',
    nameHint: 'Facultatif. Il ne s’affiche qu’ici et n’est pas envoyé.',
    keep: 'Faites une capture d’écran pour le garder.',
  },
};

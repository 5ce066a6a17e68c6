import type { GuardianMessages } from '../zh-Hans/guardian';

export const guardian: GuardianMessages = {
  signIn: 'Connectez-vous pour consulter et retirer vos accords.',
  title: 'Ce visiteur a moins de 14 ans',
  text: 'Les données d’un enfant ne sont envoyées qu’avec l’accord exprès de son responsable légal. Lisez ceci, puis décidez.',
  contact: 'À qui s’adresser',
  contactNobody: 'Adressez-vous à l’accueil.',
  relation: 'Vous êtes',
  relations: { parent: 'Son parent', guardian: 'Un autre responsable légal' },
  relationMissing: 'Indiquez si vous êtes son parent ou un autre responsable légal',
  agree: 'Je suis responsable légal et j’accepte',
  refuse: 'Ne pas accepter',
  refusedTitle: 'Rien n’a été envoyé',
  refusedText:
    'Le parc n’a rien reçu sur l’enfant. Vous pouvez choisir un billet sans pièce d’identité ou acheter celui de l’enfant à l’accueil.',
  otherTickets: 'Voir les autres billets',
  back: 'Revenir à ma saisie',
  given: 'Mes accords',
  none: 'Aucun pour l’instant. Avant d’enregistrer un visiteur de moins de 14 ans ou de réserver pour lui, l’accord de son responsable légal est demandé.',
  terms: 'Ce que dit l’accord',
  notSaved: 'Un enfant (données effacées)',
  givenAt: (time) => `Accord donné : ${time}`,
  withdraw: 'Retirer mon accord',
  withdrawTitle: 'Retirer cet accord ?',
  withdrawText:
    'Les données enregistrées sont effacées aussitôt et ne servent plus à acheter ; les commandes non payées sont annulées. Les billets déjà achetés restent valables.',
  keep: 'Le garder',
  withdrawn: 'Accord retiré, données effacées',
  withdrawnAt: (time) => `Retiré : ${time}`,
};

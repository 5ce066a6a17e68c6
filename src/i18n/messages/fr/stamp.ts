import type { StampMessages } from '../zh-Hans/stamp';

export const stamp: StampMessages = {
  collected: 'Tampon obtenu',
  waits: 'Le tampon attend le réseau',
  waitsForYou: 'Tampon gardé sur ce téléphone jusqu’à votre connexion',
  sending: 'Enregistrement du tampon…',
  here: 'Je suis ici : obtenir le tampon',
  noPosition: 'Votre téléphone n’a pas indiqué où vous êtes. Vous pouvez scanner le code du panneau.',
  tooFar: (metres) => `Vous n’êtes pas encore assez près. Approchez à moins de ${metres} m, ou scannez le code du panneau.`,
  link: 'Voir tous les tampons',
  about: 'Scannez le code du panneau d’un objet, ou dites sur sa page que vous y êtes, et son tampon apparaît ici.',
  count: (count, all) => `${count} sur ${all}`,
  mine: (count, all) => `J’ai ${count} des ${all} tampons de fossiles`,
  waitForYou: (count) =>
    count === 1
      ? '1 tampon est gardé sur ce téléphone jusqu’à votre connexion.'
      : `${count} tampons sont gardés sur ce téléphone jusqu’à votre connexion.`,
  waitForNetwork: (count) => (count === 1 ? '1 tampon attend le réseau.' : `${count} tampons attendent le réseau.`),
  signInToSee: 'Connectez-vous pour garder les tampons avec votre compte.',
  stampOf: {
    collected: (name) => `${name}, obtenu`,
    waiting: (name) => `${name}, en attente`,
    open: (name) => `${name}, pas encore obtenu`,
  },
};

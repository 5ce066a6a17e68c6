import type { DrawCheckMessages } from '../zh-Hans/drawCheck';

const entries = (n: number) => (n === 1 ? '1 numéro' : `${n} numéros`);

export const drawCheck: DrawCheckMessages = {
  title: 'Vérifiez le tirage',
  intro: 'Votre téléphone télécharge ce qui est publié, refait le tirage selon la règle publiée et compare.',
  start: 'Vérifier',
  again: 'Vérifier à nouveau',
  loading: 'Téléchargement de ce qui est publié…',
  working: 'Calcul en cours…',
  failed: 'Les données n’ont pas pu être téléchargées. Réessayez.',
  good: (n) => `Les ${n} étapes concordent. Ce tirage a suivi la règle publiée.`,
  bad: 'Quelque chose ne concorde pas : voyez les étapes signalées ci-dessous. Faites une capture et prévenez le parc.',
  ok: 'Concorde',
  wrong: 'Ne concorde pas',
  took: (n, seconds) => `${entries(n)} en ${seconds} s`,
  values: {
    promised: 'Empreinte publiée à l’ouverture',
    seed: 'Secret révélé au tirage',
    found: 'Empreinte calculée par ce téléphone',
    digest: 'Empreinte de la liste, publiée à la clôture',
    digestFound: 'Empreinte calculée par ce téléphone',
    signature: 'Signature de la balise',
  },
  step: {
    commitment: 'Le secret n’a pas été changé',
    list: 'La liste est complète',
    digest: 'La liste n’a pas été modifiée',
    number: 'Vous êtes sur la liste',
    beacon: 'La balise est authentique',
    winners: 'Les gagnants sont les bons',
    result: 'Votre résultat est exact',
  },
  pass: {
    commitment: 'Le secret révélé a exactement l’empreinte publiée à l’ouverture des inscriptions.',
    list: (n) => `La liste compte ${entries(n)}, dans l’ordre, sans doublon, autant que le parc l’annonce.`,
    digest: 'La liste a exactement l’empreinte publiée à la clôture des inscriptions.',
    number: (number) => `Votre numéro ${number} est sur la liste.`,
    beacon: (round) => `Le tour ${round} est bien celui de l’heure du tirage, et la balise l’a signé.`,
    winners: (n) =>
      n === 1
        ? 'Le secret et la liste donnent 1 numéro gagnant selon la règle : celui qui est publié, avec son lot.'
        : `Le secret et la liste donnent ${n} numéros gagnants selon la règle : ceux qui sont publiés, dans le même ordre, avec les mêmes lots.`,
    won: (prize) => `D’après ce calcul, vous gagnez « ${prize} ». C’est aussi ce que dit le parc.`,
    notWon: 'D’après ce calcul, vous n’avez pas gagné. C’est aussi ce que dit le parc.',
  },
  fail: {
    commitment: 'Le secret révélé n’est pas celui qui était promis à l’ouverture des inscriptions.',
    list: (found, told) =>
      `La liste compte ${entries(found)} et le parc en annonce ${told} ; ou elle est en désordre, ou contient un doublon.`,
    digest: 'Cette liste n’est pas celle qui a été figée à la clôture des inscriptions.',
    number: (number) => `Votre numéro ${number} n’est pas sur la liste.`,
    beacon: (round) =>
      `À l’heure du tirage correspond le tour ${round} de la balise. Celui qui est publié est un autre, ou la balise ne l’a pas signé.`,
    winners: 'Selon la règle, d’autres numéros gagnent que ceux qui sont publiés.',
    result: 'Selon la règle, votre résultat n’est pas celui que le parc vous annonce.',
  },
  cannot:
    'Le système de ce téléphone est trop ancien pour faire le calcul (il n’a pas BigInt). Vérifiez le tirage sur un autre téléphone ou un ordinateur ; ce qui est publié est ci-dessous.',
  data: 'Ce qui est publié',
  dataText:
    'La règle est décrite dans la documentation du parc et se passe de notre programme : ces deux adresses contiennent toutes les données.',
  draw: 'le tirage',
  entrants: 'les participants',
  copyLink: (what) => `Copier l’adresse : ${what}`,
  copied: 'Copié',
};

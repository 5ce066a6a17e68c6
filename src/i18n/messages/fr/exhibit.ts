import { rounded } from '../../roundedAge';
import type { ExhibitMessages } from '../zh-Hans/exhibit';

const decimal = (n: number) => String(n).replace('.', ',');
const million = (ma: number) => decimal(rounded(ma));
const years = (ma: number) => `${million(ma)} millions d’années`;

export const exhibit: ExhibitMessages = {
  number: 'Numéro du panneau',
  numberHint: 'Par exemple 12',
  noNumber: 'Saisissez le numéro du panneau, de 1 à 9999.',
  open: 'Ouvrir',
  numbered: (id) => `N° ${id}`,
  choose: 'Afficher',
  all: 'Tout',
  nearest: 'Les plus proches',
  favourites: 'Favoris',
  noFavourites: 'Pas encore de favoris. Touchez « Ajouter aux favoris » sur un objet et il sera ici.',
  showAll: 'Voir tous les objets',
  empty: 'Le catalogue ne contient pas encore d’objets.',
  span: (fromMa, toMa) => {
    if (toMa === 0) return `depuis ${years(fromMa)}`;
    return million(fromMa) === million(toMa) ? `il y a environ ${years(fromMa)}` : `il y a ${million(fromMa)} à ${years(toMa)}`;
  },
  drawn: (name) => `${name} : dessin d’un fossile du même type`,
  isDrawn: 'L’image est le dessin d’un fossile du même type',
  scale: 'Échelle',
  stemsShortened: 'tiges raccourcies',
  unknown: 'Aucun objet ne porte ce numéro. Regardez à nouveau le panneau.',
  removed: 'Cet objet n’est plus exposé.',
  age: 'Âge',
  group: 'Groupe',
  formation: 'Roche',
  where: 'Lieu',
  touch: 'Toucher',
  mayTouch: 'Vous pouvez le toucher doucement',
  mayNotTouch: 'Merci de ne pas toucher',
  shownAs: 'Ce que l’on voit',
  repository: 'Original conservé',
  story: 'Récit',
  accession: 'Numéro d’inventaire',
  credit: 'Photo',
  size: 'Taille',
  beside: { hand: 'Une main', person: 'Une personne' },
  told: (what, length) => `${what} : ${length}`,
  length: (mm) =>
    mm < 10 ? `${mm} mm` : mm < 1000 ? `${decimal(mm / 10)} cm` : `${decimal(Number((mm / 1000).toFixed(2)))} m`,
  reader: 'Récit pour',
  readers: { adult: 'Adultes', child: 'Enfants' },
  listen: {
    title: 'Écouter',
    play: 'Lire',
    pause: 'Mettre en pause',
    back: 'Phrase précédente',
    on: 'Phrase suivante',
    backBy: (seconds) => `Reculer de ${seconds} secondes`,
    onBy: (seconds) => `Avancer de ${seconds} secondes`,
    speed: (speed) => `Vitesse ${decimal(speed)}×`,
    times: (speed) => `${decimal(speed)}×`,
    brokeOff: 'La voix s’est interrompue. Touchez Lire pour continuer.',
    notLoaded: 'L’enregistrement ne s’est pas chargé. Vérifiez le réseau et touchez de nouveau Lire.',
    voiceInstead: 'L’enregistrement ne s’est pas chargé. Touchez de nouveau Lire : votre téléphone le lit.',
  },
  keep: 'Ajouter aux favoris',
  unkeep: 'Retirer des favoris',
  way: 'Y aller',
  onMap: 'Voir sur le plan du parc',
  share: 'Partager',
  shareCopied: 'Lien copié',
  related: 'Objets liés',
  sources: 'Sources',
};

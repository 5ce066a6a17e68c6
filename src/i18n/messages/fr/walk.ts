import type { WalkMessages } from '../zh-Hans/walk';

export const walk: WalkMessages = {
  walks: 'Parcours',
  facts: (minutes, metres, isStepFree) =>
    [`Environ ${minutes} min`, ...(metres === null ? [] : [length(metres)]), ...(isStepFree ? ['sans marches'] : [])].join(
      ' · ',
    ),
  stops: (count) => `${count} étapes`,
  progress: (seen, all) => (seen === 1 ? `1 étape vue sur ${all}` : `${seen} étapes vues sur ${all}`),
  seen: (number) => `${number} ✓ vue`,
  stamps: (have, all, points) =>
    have < all
      ? `${have} tampons sur ${all} ; tous rapportent ${points} points`
      : `Les ${all} tampons : ${points} points gagnés`,
  next: 'Prochaine étape',
  done: 'Vous avez vu tout le parcours',
  others: 'Autres parcours et pièces',
  again: 'Recommencer ce parcours',
  stepFree: 'Un autre parcours, sans marches',
  sketch: (name) => `${name} : croquis des étapes, le nord est en haut`,
  unknown: 'Ce parcours n’existe plus. Les autres sont dans le catalogue.',
};

const length = (metres: number) => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1).replace('.', ',')} km`);

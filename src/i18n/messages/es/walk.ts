import type { WalkMessages } from '../zh-Hans/walk';

export const walk: WalkMessages = {
  walks: 'Recorridos',
  facts: (minutes, metres, isStepFree) =>
    [`Unos ${minutes} min`, ...(metres === null ? [] : [length(metres)]), ...(isStepFree ? ['sin escalones'] : [])].join(' · '),
  stops: (count) => `${count} paradas`,
  progress: (seen, all) => `${seen} de ${all} paradas vistas`,
  seen: (number) => `${number} ✓ vista`,
  stamps: (have, all, points) =>
    have < all ? `${have} de ${all} sellos; con todos ganas ${points} puntos` : `Los ${all} sellos: ganaste ${points} puntos`,
  next: 'Siguiente parada',
  done: 'Has visto todo el recorrido',
  others: 'Otros recorridos y piezas',
  again: 'Empezar de nuevo este recorrido',
  stepFree: 'Otro recorrido, sin escalones',
  sketch: (name) => `${name}: croquis de las paradas, el norte está arriba`,
  unknown: 'Este recorrido ya no existe. Los demás están en el catálogo.',
};

const length = (metres: number) => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1).replace('.', ',')} km`);

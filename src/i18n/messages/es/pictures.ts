import type { PicturesMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: 'Fotos',
  add: 'Añadir fotos',
  hint: (most) => `Hasta ${most}. El lugar donde se tomaron se borra solo.`,
  one: (n) => `Foto ${n}`,
  waiting: 'En espera',
  sending: (percent) => `${percent} % enviado`,
  sent: 'Enviada',
  failed: 'No enviada',
  tooLarge: (megabytes) => `Demasiado grande: como máximo ${megabytes} MB. Elige otra.`,
  retry: 'Reintentar',
  remove: 'Quitar',
  of: (n, all) => `${n} de ${all}`,
  close: 'Cerrar',
  before: 'Foto anterior',
  next: 'Foto siguiente',
};

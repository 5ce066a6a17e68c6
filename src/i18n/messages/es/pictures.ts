import type { PicturesMessages, PostingMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: 'Fotos',
  add: 'Añadir fotos',
  hint: (most) => `Hasta ${most}. Se borran los datos de ubicación.`,
  one: (n) => `Foto ${n}`,
  waiting: 'En espera',
  sending: (percent) => `${percent} % subido`,
  sent: 'Subida',
  failed: 'No subida',
  tooLarge: (megabytes) => `Demasiado grande: como máximo ${megabytes} MB. Elige otra.`,
  remove: 'Quitar',
  of: (n, all) => `${n} de ${all}`,
  before: 'Foto anterior',
  next: 'Foto siguiente',
};

export const posting: PostingMessages = {
  title: 'Tu teléfono',
  phone: 'Tu teléfono',
  agree: 'Aceptar y enviar',
  refuse: 'Volver',
  tooShort: (least) => `Escribe al menos ${least} caracteres.`,
  phoneWrong: 'Revisa el prefijo del país y el número; en China continental, móvil de 11 cifras o fijo con prefijo.',
  sending: 'Las fotos aún se están subiendo. Un momento, por favor.',
  failed: 'Una foto no se ha subido. Inténtalo de nuevo o quítala.',
};

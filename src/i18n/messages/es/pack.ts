import type { PackMessages } from '../zh-Hans/pack';

export const pack: PackMessages = {
  title: 'Llévatelo',
  take: 'Descargar',
  stop: 'Parar',
  goOn: 'Continuar',
  update: 'Actualizar',
  remove: 'Quitar de este teléfono',
  begins: 'Preguntando al parque qué contiene…',
  begun: 'Una parte ya está aquí. Puedes continuar cuando quieras.',
  size: (bytes) => `Textos e imágenes sin conexión, ${mb(bytes)}`,
  recordings: (bytes) => `Con grabaciones (${mb(bytes)})`,
  taking: (here, all) => `${mb(here)} de ${mb(all)} descargados`,
  here: (bytes, day) => `En este teléfono, también sin conexión · ${mb(bytes)} · ${day}`,
  newer: (bytes, day) => `En este teléfono (${mb(bytes)}, ${day}). El parque ha cambiado algo desde entonces.`,
  lost: (bytes) => `El teléfono ha borrado ${mb(bytes)}, que faltan sin conexión. Continúa mientras tengas conexión.`,
  trouble: {
    forged: () => 'Lo que llegó no es lo que publicó el parque, así que no se usa. Inténtalo más tarde o con otra conexión.',
    full: (missing) =>
      `Al teléfono le faltan ${mb(missing)} de espacio. Lo descargado se queda: libera espacio y continúa, o quítalo.`,
    changing: () => 'El parque lo está cambiando ahora mismo. Inténtalo dentro de un momento.',
    cannot: () => 'Este teléfono no puede guardar ni comprobar la descarga. Léelo mientras tengas conexión.',
    network: () => 'El resto no llegó. Lo descargado se queda: continúa cuando tengas conexión.',
  },
};

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;

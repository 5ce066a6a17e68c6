import type { OwnDataMessages } from '../zh-Hans/ownData';

export const ownData: OwnDataMessages = {
  signIn: 'Inicia sesión para ver qué guarda el parque de ti.',
  intro: 'Qué guarda el parque de ti, para qué y cuánto tiempo.',
  kept: 'Lo que guarda el parque',
  count: (n) => (n === 1 ? '1 elemento' : `${n} elementos`),
  open: 'Ver o corregir',
  file: {
    title: 'Exportar',
    text: 'Un archivo ZIP: una página para leer, lo mismo para programas y las fotos que subiste. Los nombres, teléfonos y números están completos: guárdalo bien.',
    inWechat: 'WeChat no puede descargar archivos aquí. Copia un enlace y ábrelo en el navegador del teléfono.',
    action: 'Exportar mis datos',
    copy: 'Copiar un enlace de descarga',
    downloading: 'Descargando. Encontrarás el archivo en las descargas del navegador.',
    fetched: 'El archivo está listo. WeChat no abre ZIP: envíalo a un chat y ábrelo en un ordenador o en otra aplicación.',
    handOn: 'Enviar a un chat',
    copied: (minutes) =>
      `Enlace copiado. Ábrelo en otro navegador. Sirve una vez, durante ${minutes} minutos, a quien lo tenga: no lo compartas.`,
    notCopied: 'El enlace no se copió, inténtalo de nuevo',
    failed: 'El archivo no llegó, vuelve a exportar',
  },
  erase: {
    title: 'Borrar',
    text: 'Puedes borrar tus datos cuando quieras, sin pedirlo al personal. Los pedidos y cuentas que la ley obliga a guardar quedan hasta su plazo, pero ya no llevan a ti.',
    way: 'Ver qué se borra',
    open: 'Aún sin terminar',
    what: 'Qué se borra y qué queda',
    sure: 'Borrar para siempre',
    after:
      'No se puede deshacer y cierra tu sesión en todos los teléfonos. Si vuelves con el mismo WeChat, entrarás como alguien nuevo.',
    type: (word) => `Escribe «${word}»`,
    word: 'borrar',
    action: 'Borrar mis datos para siempre',
    done: 'Tus datos se han borrado',
  },
};

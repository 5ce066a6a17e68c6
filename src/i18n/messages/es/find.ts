import type { FindMessages } from '../zh-Hans/find';

export const find: FindMessages = {
  leave: {
    title: 'Déjalo donde está',
    why: [
      'El sitio y la capa en que está dicen su edad. Si se mueve, ya nadie podrá saberla.',
      'Cavar o golpear destruye lo que aún no se ve. No lo limpies ni te lo lleves.',
      'En la foto, pon al lado una moneda o una mano: así se ve el tamaño.',
    ],
    law: 'Reglamento chino de protección de los fósiles: los fósiles son del Estado (artículo 3); quien encuentra uno en obras u otras actividades protege el sitio y avisa enseguida (artículo 18): tú avisas al parque y el parque a la autoridad; excavar sin permiso se castiga (artículo 36).',
    read: 'Leerlo en la base nacional de leyes',
  },
  open: 'Lo dejé allí: avisar al parque',
  form: {
    photosHint: (most) => `Hasta ${most}, con algo que muestre el tamaño. Se guardan también sin red.`,
    kept: 'Guardada',
    kind: '¿Qué parece?',
    words: 'Descríbelo',
    wordsHint: 'Tamaño, color, en qué roca está',
    locate: 'Añadir dónde estoy',
    sealed: 'El lugar se cifra, solo lo ve el personal encargado y nunca se publica.',
    denied: 'Tu teléfono no dijo dónde estás. Describe el lugar aquí abajo.',
    located: (metres) => (metres === null ? 'Lugar añadido' : `Lugar añadido, con un margen de ${Math.round(metres)} m`),
    place: '¿Dónde está?',
    placeHint: 'Un poste, el número de una pieza o algo que se reconozca',
    send: 'Comunicar este hallazgo',
  },
  error: {
    nothing: 'Haz una foto o descríbelo',
    noPlace: 'Añade el lugar o descríbelo',
    photos: 'Quita la foto demasiado grande',
  },
  kinds: {
    bone: 'Hueso o diente',
    shell: 'Concha u otro animal',
    plant: 'Planta',
    track: 'Huella o rastro',
    other: 'No lo sé',
  },
  states: {
    received: 'Recibido',
    inHand: 'En revisión',
    secured: 'Protegido en su sitio',
    collected: 'Recogido por el parque',
    handedOver: 'Entregado a la autoridad',
    museum: 'En el museo',
    notFossil: 'No es un fósil',
  },
  waiting: {
    title: 'Guardado en este teléfono',
    text: 'El aviso y las fotos salen solos cuando vuelva la red, aunque cierres la aplicación.',
  },
  mine: 'Mis hallazgos',
  next: 'El parque tiene tu aviso. El personal te responderá aquí cuando lo haya visto. Anota el número.',
  photosLeft: (n) =>
    n === 1
      ? 'Queda 1 foto en este teléfono; sale cuando haya red.'
      : `Quedan ${n} fotos en este teléfono; salen cuando haya red.`,
  facts: { kind: 'Parece', found: 'Encontrado', photos: 'Fotos que tiene el parque' },
  certificate: {
    open: 'Ver tu certificado',
    title: 'Con nuestro agradecimiento',
    text: (day, named) =>
      `por encontrar «${named}» el ${day}, dejarlo en su sitio y avisar al parque. La memoria de la tierra sigue entera.`,
    name: 'Nombre en el certificado',
    nameHint: 'Puedes dejarlo vacío. Solo se muestra aquí y no se envía.',
    keep: 'Haz una captura de pantalla para guardarlo.',
  },
};

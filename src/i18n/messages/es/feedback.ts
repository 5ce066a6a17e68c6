import type { FeedbackMessages } from '../zh-Hans/feedback';

const stars = (n: number) => (n === 1 ? '1 estrella' : `${n} estrellas`);

export const feedback: FeedbackMessages = {
  kind: { complaint: 'Queja', suggestion: 'Sugerencia', praise: 'Felicitación', question: 'Pregunta' },
  state: { received: 'Recibido', inHand: 'En curso', answered: 'Respondido' },
  signIn: 'Inicia sesión para enviar comentarios y ver nuestras respuestas.',
  list: {
    empty: 'Aquí verás lo que nos cuentas y lo que te respondemos.',
    add: 'Escribir un comentario',
    photos: (n) => (n === 1 ? '1 foto' : `${n} fotos`),
  },
  form: {
    kind: '¿De qué se trata?',
    text: '¿Qué quieres contarnos?',
    textHint: 'Cuándo, dónde y qué pasó: cuantos más detalles, mejor podremos ayudarte.',
    contactHint: 'Solo para llamarte por esto. Se borra a los 180 días.',
    submit: 'Enviar',
    safe: 'No sabemos si llegó. Toca Enviar otra vez; no se enviará dos veces.',
  },
  privacy: {
    text: 'Solo lo ve el personal que se ocupa de esto, para llamarte. Se borra a los 180 días. También puedes enviarlo sin teléfono.',
  },
  error: {
    kindMissing: 'Elige de qué se trata.',
  },
  details: {
    sent: 'Enviado',
    contact: 'Teléfono',
    said: 'Lo que nos contaste',
    answer: 'Nuestra respuesta',
    addition: 'Lo que añadiste',
    received: 'Hemos recibido tu comentario. Alguien lo leerá pronto.',
    inHand: 'Alguien se está ocupando. Recibirás un mensaje cuando haya respuesta.',
    gone: 'No se encontró este comentario.',
    all: 'Ver todos los comentarios',
  },
  add: {
    open: 'Añadir algo',
    label: '¿Qué quieres añadir?',
    hint: 'Puedes añadir algo una sola vez. Después volveremos a mirar tu comentario.',
    submit: 'Enviar',
    done: 'Hemos recibido lo que añadiste',
  },
  rate: {
    title: '¿Qué te pareció la respuesta?',
    text: 'Tu valoración nos ayuda a mejorar.',
    stars,
    given: (n) => `Le diste ${stars(n)}. Gracias.`,
    done: 'Gracias por tu valoración',
  },
};

import type { HelpMessages } from '../zh-Hans/help';

const minutesOf = (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`);

export const help: HelpMessages = {
  numbers: '¿Estás en peligro? Llama al',
  call: { police: 'Policía', fire: 'Bomberos', ambulance: 'Ambulancia', park: 'El parque' },
  hold: 'Mantén pulsado 2 s para pedir ayuda',
  holding: 'Sigue pulsando…',
  holdHint: 'El parque recibe tu ubicación, y tu teléfono si lo escribes. Con un toque breve podrás confirmar antes de enviar.',
  what: '¿Qué ha pasado?',
  kinds: {
    danger: 'Estoy en peligro',
    hurt: 'Herida o malestar',
    lostChild: 'Niño perdido',
    lostWay: 'Me he perdido',
    other: 'Otra cosa',
  },
  phone: 'Teléfono',
  phoneHint: 'El personal te llamará. Solo se guarda en este teléfono.',
  number: {
    none: 'El personal no tiene un número para llamarte.',
    label: 'Número para llamarte',
    send: 'Enviar este número',
    sending: 'Enviando tu número al personal…',
    wrong: 'Revisa el número',
  },
  note: 'Algo más',
  noteHint: 'Por ejemplo, un cartel o un edificio cercano',
  ask: {
    title: '¿Pedir ayuda ahora?',
    text: 'El personal del parque lo recibe al instante y va hacia ti.',
    send: 'Pedir ayuda',
  },
  waiting: {
    title: 'Esperando la red',
    text: 'Tu aviso está guardado y saldrá solo cuando vuelva la red, aunque cierres la aplicación. Mientras tanto, llama a uno de los números de arriba.',
  },
  sending: { title: 'Enviando tu aviso…', text: 'Espera aquí un momento.' },
  active: {
    title: 'El parque ha recibido tu aviso',
    text: 'Alguien lo atenderá enseguida. Quédate en un lugar seguro y ten el teléfono a mano.',
  },
  responding: { title: 'La ayuda está en camino', text: 'Quédate en un lugar seguro y ten el teléfono a mano.' },
  resolved: { title: 'Tu aviso está cerrado', text: 'Si todavía necesitas ayuda, vuelve a pedirla.' },
  cancelled: { title: 'Cancelaste este aviso', text: 'Si todavía necesitas ayuda, vuelve a pedirla.' },
  facts: {
    number: 'Número',
    kind: 'Qué ha pasado',
    asked: 'Pediste ayuda',
    taken: 'Atendido',
    place: 'Tu ubicación',
    outcome: 'Resultado',
  },
  located: 'Enviada',
  near: (name) => `Estás cerca de ${name}`,
  notLocated: 'No disponible',
  usual: (minutes) => `El personal suele responder en ${minutesOf(minutes)}`,
  answeredIn: (minutes) => `En ${minutesOf(minutes)}`,
  cancel: 'Ya no necesito ayuda',
  cancelAsk: { title: '¿Cancelar este aviso?', text: 'El personal ya no acudirá.', keep: 'Todavía necesito ayuda' },
  before: 'Avisos anteriores',
  again: 'Mantén pulsado otra vez para añadir dónde estás o qué pasó.',
};

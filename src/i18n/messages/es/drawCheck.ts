import type { DrawCheckMessages } from '../zh-Hans/drawCheck';

const entries = (n: number) => (n === 1 ? '1 número' : `${n} números`);

export const drawCheck: DrawCheckMessages = {
  title: 'Comprueba el sorteo',
  intro: 'Tu teléfono descarga lo publicado, repite el sorteo con la regla publicada y compara.',
  start: 'Comprobar ahora',
  again: 'Comprobar otra vez',
  loading: 'Descargando lo publicado…',
  working: 'Calculando…',
  failed: 'No se han podido descargar los datos. Inténtalo de nuevo.',
  good: (n) => `Los ${n} pasos coinciden. Este sorteo siguió la regla publicada.`,
  bad: 'Algo no coincide: mira los pasos marcados abajo. Haz una captura y avisa al parque.',
  ok: 'Coincide',
  wrong: 'No coincide',
  took: (n, seconds) => `${entries(n)} en ${seconds} s`,
  values: {
    promised: 'Huella publicada al abrir',
    seed: 'Secreto revelado en el sorteo',
    found: 'Huella calculada por este teléfono',
    digest: 'Huella de la lista, publicada al cerrar',
    digestFound: 'Huella calculada por este teléfono',
    signature: 'Firma de la baliza',
  },
  step: {
    commitment: 'No cambiaron el secreto',
    list: 'La lista está completa',
    digest: 'No cambiaron la lista',
    number: 'Estás en la lista',
    beacon: 'La baliza es auténtica',
    winners: 'Los ganadores son correctos',
    result: 'Tu resultado es correcto',
  },
  pass: {
    commitment: 'El secreto revelado tiene justo la huella que se publicó al abrir la inscripción.',
    list: (n) => `La lista tiene ${entries(n)}, en orden, sin repetir y tantos como dice el parque.`,
    digest: 'La lista tiene justo la huella que se publicó al cerrar la inscripción.',
    number: (number) => `Tu número ${number} está en la lista.`,
    beacon: (round) => `La ronda ${round} es la que corresponde a la hora del sorteo, y la firmó la baliza.`,
    winners: (n) =>
      n === 1
        ? 'Del secreto y la lista sale 1 número ganador según la regla: el publicado, con su premio.'
        : `Del secreto y la lista salen ${n} números ganadores según la regla: los publicados, en el mismo orden y con los mismos premios.`,
    won: (prize) => `Según esto ganaste «${prize}». Es lo que dice el parque.`,
    notWon: 'Según esto no ganaste. Es lo que dice el parque.',
  },
  fail: {
    commitment: 'El secreto revelado no es el que se prometió al abrir la inscripción.',
    list: (found, told) => `La lista tiene ${entries(found)} y el parque dice ${told}; o está desordenada, o repite un número.`,
    digest: 'Esta lista no es la que quedó fija al cerrar la inscripción.',
    number: (number) => `Tu número ${number} no está en la lista.`,
    beacon: (round) =>
      `A la hora del sorteo le corresponde la ronda ${round} de la baliza. La publicada es otra, o no la firmó la baliza.`,
    winners: 'Según la regla ganan otros números que los publicados.',
    result: 'Según la regla, tu resultado no es el que te dice el parque.',
  },
  cannot:
    'El sistema de este teléfono es demasiado antiguo para calcularlo (no tiene BigInt). Comprueba el sorteo en otro teléfono o en un ordenador; lo publicado está abajo.',
  data: 'Lo publicado',
  dataText:
    'La regla está descrita en la documentación del parque y no necesita nuestro programa: estas dos direcciones tienen todos los datos.',
  draw: 'el sorteo',
  entrants: 'los participantes',
  copyLink: (what) => `Copiar la dirección: ${what}`,
  copied: 'Copiado',
};

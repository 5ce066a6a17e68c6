import type { GuardianMessages } from '../zh-Hans/guardian';

export const guardian: GuardianMessages = {
  signIn: 'Inicia sesión para ver y retirar los consentimientos que diste.',
  title: 'Este visitante tiene menos de 14 años',
  text: 'Los datos de un menor solo se envían si quien lo tutela lo consiente expresamente. Lee esto y decide.',
  contact: 'A quién preguntar',
  contactNobody: 'Pregunta en el centro de visitantes.',
  relation: 'Tu relación con el menor',
  relations: { parent: 'Madre o padre', guardian: 'Otra persona que lo tutela' },
  relationMissing: 'Elige cuál es tu relación con el menor',
  agree: 'Lo tutelo y doy mi consentimiento',
  refuse: 'No doy mi consentimiento',
  refusedTitle: 'No se envió nada',
  refusedText:
    'El parque no ha recibido datos del menor. Puedes elegir una entrada que no pida documento o comprarla en el centro de visitantes.',
  otherTickets: 'Ver otras entradas',
  back: 'Volver a lo que escribí',
  given: 'Mis consentimientos',
  none: 'Todavía ninguno. Antes de guardar o reservar para un menor de 14 años se pide el consentimiento de quien lo tutela.',
  terms: 'Qué dice',
  notSaved: 'Un menor (sus datos ya no se guardan)',
  givenAt: (time) => `Autorizado: ${time}`,
  withdraw: 'Retirar el consentimiento',
  withdrawTitle: '¿Retirar este consentimiento?',
  withdrawText:
    'Los datos guardados se borran al momento y ya no se puede comprar con ellos; los pedidos sin pagar se cancelan. Las entradas compradas siguen siendo válidas.',
  keep: 'Conservarlo',
  withdrawn: 'Retirado; los datos guardados se han borrado',
  withdrawnAt: (time) => `Retirado: ${time}`,
};

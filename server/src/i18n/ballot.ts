import type { Lang } from './lang';

interface MessageText {
  title: string;
  text: string;
}

export const ballotErrors = {
  ticketInBallot: {
    'zh-Hans': '这个时段的门票由抽签分配。请在门票页登记抽签，或选择其他时段。',
    'zh-Hant': '這個時段的門票由抽籤分配。請在門票頁登記抽籤，或選擇其他時段。',
    en: 'Tickets for this time are given by ballot. Sign up on the ticket’s page, or choose another time.',
    es: 'Las entradas de este turno se dan por sorteo. Inscríbete en la página de la entrada o elige otro turno.',
    fr: 'Les billets de ce créneau sont tirés au sort. Inscrivez-vous sur la page du billet ou choisissez un autre créneau.',
  },
  ballotNotFound: {
    'zh-Hans': '没有找到这次抽签。',
    'zh-Hant': '沒有找到這次抽籤。',
    en: 'This ballot was not found.',
    es: 'No se encontró este sorteo.',
    fr: 'Ce tirage est introuvable.',
  },
  ballotTimesWrong: {
    'zh-Hans': '请核对时间：登记截止须在开始之后且尚未过去，抽签不早于截止，且须在 60 天内；抽签时各时段已开售且尚未结束。',
    'zh-Hant': '請核對時間：登記截止須在開始之後且尚未過去，抽籤不早於截止，且須在 60 天內；抽籤時各時段已開售且尚未結束。',
    en: 'Please check the times: sign-up closes after it opens and is yet to close, the draw is not before that and within 60 days, and by then every slot is on sale and not over.',
    es: 'Revisa las fechas: la inscripción cierra después de abrir y aún no ha cerrado, el sorteo no es antes y es dentro de 60 días, y entonces todos los turnos están a la venta y no han terminado.',
    fr: 'Vérifiez les dates : la clôture suit l’ouverture et est à venir, le tirage n’est pas avant et a lieu sous 60 jours, et tous les créneaux sont alors en vente et non terminés.',
  },
  ballotSlotTaken: {
    'zh-Hans': '其中一个时段已在另一次抽签中。',
    'zh-Hant': '其中一個時段已在另一次抽籤中。',
    en: 'One of these slots is in another ballot already.',
    es: 'Uno de estos turnos ya está en otro sorteo.',
    fr: 'L’un de ces créneaux est déjà dans un autre tirage.',
  },
  ballotOffersOut: {
    'zh-Hans': '其中一个时段有名额正保留给候补游客。请等保留到期后再开设抽签。',
    'zh-Hant': '其中一個時段有名額正保留給候補遊客。請等保留到期後再開設抽籤。',
    en: 'Places of one of these slots are held for people on the waiting list. Open the ballot when their time is over.',
    es: 'Uno de estos turnos tiene plazas guardadas para la lista de espera. Abre el sorteo cuando venza el plazo.',
    fr: 'L’un de ces créneaux a des places gardées pour la liste d’attente. Ouvrez le tirage une fois le délai passé.',
  },
  ballotNotOpen: {
    'zh-Hans': '抽签登记还没有开始。',
    'zh-Hant': '抽籤登記還沒有開始。',
    en: 'Sign-up for this ballot has not begun yet.',
    es: 'La inscripción a este sorteo aún no ha empezado.',
    fr: 'Les inscriptions à ce tirage n’ont pas encore commencé.',
  },
  ballotClosed: {
    'zh-Hans': '抽签登记已经结束。',
    'zh-Hant': '抽籤登記已經結束。',
    en: 'Sign-up for this ballot is over.',
    es: 'La inscripción a este sorteo ha terminado.',
    fr: 'Les inscriptions à ce tirage sont closes.',
  },
  ballotPersonEntered: {
    'zh-Hans': '{name}已在这次抽签的另一份登记中，每人只能登记一次。',
    'zh-Hant': '{name}已在這次抽籤的另一份登記中，每人只能登記一次。',
    en: '{name} is in another entry of this ballot. Each person takes part once.',
    es: '{name} ya está en otra inscripción de este sorteo. Cada persona participa una sola vez.',
    fr: '{name} figure déjà dans une autre inscription à ce tirage. Chacun participe une seule fois.',
  },
  ballotPersonsOther: {
    'zh-Hans': '为您保留的名额只能给登记抽签时填写的人。请选择这些游客。',
    'zh-Hant': '為您保留的名額只能給登記抽籤時填寫的人。請選擇這些遊客。',
    en: 'These places are held for the people you named in the ballot. Please choose them.',
    es: 'Estas plazas se guardan para las personas que indicaste en el sorteo. Elígelas, por favor.',
    fr: 'Ces places sont gardées pour les personnes nommées lors du tirage. Veuillez les choisir.',
  },
  ballotListNotFixed: {
    'zh-Hans': '登记截止后才会公布名单。',
    'zh-Hant': '登記截止後才會公布名單。',
    en: 'The list is published when sign-up is over.',
    es: 'La lista se publica al terminar la inscripción.',
    fr: 'La liste est publiée à la clôture des inscriptions.',
  },
  ballotDrawn: {
    'zh-Hans': '这次抽签已经完成，不能再取消。',
    'zh-Hant': '這次抽籤已經完成，不能再取消。',
    en: 'This ballot has been drawn and cannot be called off.',
    es: 'Este sorteo ya se celebró y no se puede anular.',
    fr: 'Ce tirage a eu lieu et ne peut plus être annulé.',
  },
} satisfies Record<string, Record<Lang, string>>;

/** What a ballot tells its entrants; the holes are those of `ticketMessages`. */
export const ballotMessages = {
  ballotWon: {
    'zh-Hans': {
      title: '您已中签，请尽快下单',
      text: '{ticket}，{when}，为您保留了 {quantity} 个名额，请在 {until} 前下单，逾时将让给候补游客。',
    },
    'zh-Hant': {
      title: '您已中籤，請盡快下單',
      text: '{ticket}，{when}，為您保留了 {quantity} 個名額，請在 {until} 前下單，逾時將讓給候補遊客。',
    },
    en: {
      title: 'You were drawn in the ballot',
      text: '{ticket}, {when}: places held for you: {quantity}. Order by {until}; after that they go to the waiting list.',
    },
    es: {
      title: 'Has salido en el sorteo',
      text: '{ticket}, {when}: plazas guardadas para ti: {quantity}. Pide antes del {until}; después pasan a la lista de espera.',
    },
    fr: {
      title: 'Vous avez été tiré au sort',
      text: '{ticket}, {when} : places gardées pour vous : {quantity}. Commandez avant le {until} ; ensuite elles passent à la liste d’attente.',
    },
  },
  ballotWaiting: {
    'zh-Hans': {
      title: '这次没有中签，已为您排队候补',
      text: '{ticket}，{when}：有名额空出时按抽签顺序通知您，{quantity} 张。',
    },
    'zh-Hant': {
      title: '這次沒有中籤，已為您排隊候補',
      text: '{ticket}，{when}：有名額空出時按抽籤順序通知您，{quantity} 張。',
    },
    en: {
      title: 'Not drawn, but on the waiting list',
      text: '{ticket}, {when}: if places come free, they are offered in the order of the draw. You wait for: {quantity}.',
    },
    es: {
      title: 'No has salido, pero estás en la lista de espera',
      text: '{ticket}, {when}: si quedan plazas libres, se ofrecen por el orden del sorteo. Esperas: {quantity}.',
    },
    fr: {
      title: 'Non tiré au sort, mais sur la liste d’attente',
      text: '{ticket}, {when} : si des places se libèrent, elles sont proposées dans l’ordre du tirage. Vous en attendez : {quantity}.',
    },
  },
  ballotLost: {
    'zh-Hans': { title: '这次没有中签', text: '{ticket}：您希望的时段在抽签前已关闭或结束。可以看看其他时段。' },
    'zh-Hant': { title: '這次沒有中籤', text: '{ticket}：您希望的時段在抽籤前已關閉或結束。可以看看其他時段。' },
    en: {
      title: 'Not drawn in the ballot',
      text: '{ticket}: the times you wished for were closed or over by the draw. Have a look at other times.',
    },
    es: {
      title: 'No has salido en el sorteo',
      text: '{ticket}: los turnos que pediste se cerraron o terminaron antes del sorteo. Mira otros turnos.',
    },
    fr: {
      title: 'Non tiré au sort',
      text: '{ticket} : les créneaux souhaités étaient fermés ou passés lors du tirage. Voyez d’autres créneaux.',
    },
  },
  ballotCalledOff: {
    'zh-Hans': { title: '抽签已取消', text: '{ticket}：园区取消了您登记的抽签，这些时段恢复正常售票。' },
    'zh-Hant': { title: '抽籤已取消', text: '{ticket}：園區取消了您登記的抽籤，這些時段恢復正常售票。' },
    en: {
      title: 'The ballot is called off',
      text: '{ticket}: the park called off the ballot you signed up for. Its times are on ordinary sale again.',
    },
    es: {
      title: 'El sorteo se ha anulado',
      text: '{ticket}: el parque ha anulado el sorteo al que te inscribiste. Sus turnos vuelven a la venta normal.',
    },
    fr: {
      title: 'Le tirage est annulé',
      text: '{ticket} : le parc a annulé le tirage auquel vous étiez inscrit. Ses créneaux sont de nouveau en vente normale.',
    },
  },
} satisfies Record<string, Record<Lang, MessageText>>;

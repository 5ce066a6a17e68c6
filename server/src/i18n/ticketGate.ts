import type { Lang } from './lang';

/** Why a ticket has no entry code, as the end of the sentence `codeNotAvailable`. */
export const codeReasons = {
  unpaid: {
    'zh-Hans': '订单还没有支付。',
    'zh-Hant': '訂單還沒有支付。',
    en: 'its order is not paid yet.',
    es: 'su pedido aún no está pagado.',
    fr: 'sa commande n’est pas encore payée.',
  },
  ended: {
    'zh-Hans': '订单已取消或超时。',
    'zh-Hant': '訂單已取消或逾時。',
    en: 'its order was cancelled or ran out of time.',
    es: 'su pedido se canceló o caducó.',
    fr: 'sa commande a été annulée ou a expiré.',
  },
  used: {
    'zh-Hans': '已经入园。',
    'zh-Hant': '已經入園。',
    en: 'it has been used.',
    es: 'ya se ha usado.',
    fr: 'il a déjà servi.',
  },
  refunded: {
    'zh-Hans': '已经退票。',
    'zh-Hant': '已經退票。',
    en: 'it was refunded.',
    es: 'se ha devuelto.',
    fr: 'il a été rendu.',
  },
  over: {
    'zh-Hans': '入园时段已经结束。',
    'zh-Hant': '入園時段已經結束。',
    en: 'its entry time is over.',
    es: 'su turno ya pasó.',
    fr: 'son créneau est passé.',
  },
  closed: {
    'zh-Hans': '园区当时关闭，请先选择退票或改到其他时段。',
    'zh-Hant': '園區當時關閉，請先選擇退票或改到其他時段。',
    en: 'the park is closed then. Please choose a refund or another time first.',
    es: 'el parque estará cerrado en ese turno. Elige primero el reembolso u otro turno.',
    fr: 'le parc est fermé à ce moment-là. Choisissez d’abord un remboursement ou un autre créneau.',
  },
} satisfies Record<string, Record<Lang, string>>;

/**
 * What a gate says. `{name}` is the product's name, `{when}` and `{where}` the entry before, `{day}` the ticket's day, `{start}`,
 * `{end}` and `{from}` clock times of the slot and from when it lets in, `{proofs}` what staff have to see.
 */
export const gateSentences = {
  ok: {
    'zh-Hans': '可以入园：{name}。',
    'zh-Hant': '可以入園：{name}。',
    en: 'Welcome: {name}.',
    es: 'Puede pasar: {name}.',
    fr: 'Entrée acceptée : {name}.',
  },
  justNow: {
    'zh-Hans': '刚刚已放行：{when}，{where}。',
    'zh-Hant': '剛剛已放行：{when}，{where}。',
    en: 'Let in just now: {when}, {where}.',
    es: 'Acaba de pasar: {when}, {where}.',
    fr: 'Vient d’entrer : {when}, {where}.',
  },
  proof: {
    'zh-Hans': '请先查看证件：{proofs}。',
    'zh-Hant': '請先查看證件：{proofs}。',
    en: 'Please ask for the proof first: {proofs}.',
    es: 'Pide antes el justificante: {proofs}.',
    fr: 'Demandez d’abord le justificatif : {proofs}.',
  },
  noProof: {
    'zh-Hans': '未能出示证件：{proofs}。门票没有使用，请游客取来证件，或到售票处补差价。',
    'zh-Hant': '未能出示證件：{proofs}。門票沒有使用，請遊客取來證件，或到售票處補差價。',
    en: 'No proof was shown: {proofs}. The ticket was not used. Ask them to fetch it, or to pay the difference at the ticket office.',
    es: 'No se mostró el justificante: {proofs}. La entrada no se ha usado. Pide que lo traigan o que paguen la diferencia en taquilla.',
    fr: 'Aucun justificatif présenté : {proofs}. Le billet n’a pas été utilisé. Demandez d’aller le chercher, ou de payer la différence au guichet.',
  },
  usedAlready: {
    'zh-Hans': '这张门票已于 {when} 在{where}使用。',
    'zh-Hant': '這張門票已於 {when} 在{where}使用。',
    en: 'This ticket was used already: {when}, {where}.',
    es: 'Esta entrada ya se usó: {when}, {where}.',
    fr: 'Ce billet a déjà servi : {when}, {where}.',
  },
  wrongDay: {
    'zh-Hans': '这张门票是 {day} 的，今天不能入园。',
    'zh-Hant': '這張門票是 {day} 的，今天無法入園。',
    en: 'This ticket is for {day}, not for today.',
    es: 'Esta entrada es para el {day}, no para hoy.',
    fr: 'Ce billet est pour le {day}, pas pour aujourd’hui.',
  },
  tooEarly: {
    'zh-Hans': '还没到入园时间：{start}–{end}，{from} 起可以入园。',
    'zh-Hant': '還沒到入園時間：{start}–{end}，{from} 起可以入園。',
    en: 'Too early: this ticket is for {start}–{end} and lets in from {from}.',
    es: 'Es pronto: esta entrada es de {start} a {end} y permite pasar desde las {from}.',
    fr: 'C’est trop tôt : ce billet vaut de {start} à {end}, avec entrée dès {from}.',
  },
  tooLate: {
    'zh-Hans': '入园时段 {start}–{end} 已经结束。',
    'zh-Hant': '入園時段 {start}–{end} 已經結束。',
    en: 'Too late: this ticket was for {start}–{end}.',
    es: 'Es tarde: esta entrada era de {start} a {end}.',
    fr: 'C’est trop tard : ce billet valait de {start} à {end}.',
  },
  closed: {
    'zh-Hans': '园区关闭了 {start}–{end} 时段，请游客在订单中选择退票或改到其他时段。',
    'zh-Hant': '園區關閉了 {start}–{end} 時段，請遊客在訂單中選擇退票或改到其他時段。',
    en: 'The park closed {start}–{end}. The visitor can choose a refund or another time in the order.',
    es: 'El parque cerró de {start} a {end}. El visitante puede elegir en su pedido el reembolso u otro turno.',
    fr: 'Le parc a fermé de {start} à {end}. Le visiteur peut choisir dans sa commande un remboursement ou un autre créneau.',
  },
  refunded: {
    'zh-Hans': '这张门票已退。',
    'zh-Hant': '這張門票已退。',
    en: 'This ticket was refunded.',
    es: 'Esta entrada se devolvió.',
    fr: 'Ce billet a été rendu.',
  },
  unpaid: {
    'zh-Hans': '这张门票没有支付。',
    'zh-Hant': '這張門票沒有支付。',
    en: 'This ticket is not paid.',
    es: 'Esta entrada no está pagada.',
    fr: 'Ce billet n’est pas payé.',
  },
  unknown: {
    'zh-Hans': '没有这张门票，请核对号码。',
    'zh-Hant': '沒有這張門票，請核對號碼。',
    en: 'There is no such ticket. Please check the number.',
    es: 'No existe esta entrada. Comprueba el número.',
    fr: 'Ce billet n’existe pas. Vérifiez le numéro.',
  },
  forged: {
    'zh-Hans': '这不是本园签发的入园码。',
    'zh-Hant': '這不是本園簽發的入園碼。',
    en: 'This entry code was not made by this park.',
    es: 'Este código de acceso no lo emitió este parque.',
    fr: 'Ce code d’entrée n’a pas été émis par ce parc.',
  },
  stale: {
    'zh-Hans': '这个入园码已经过期。请游客打开门票页面，截图无效。',
    'zh-Hant': '這個入園碼已經過期。請遊客打開門票頁面，截圖無效。',
    en: 'This entry code is out of date. Please ask for the ticket’s page itself; a screenshot does not count.',
    es: 'Este código de acceso ha caducado. Pide que abran la página de la entrada; una captura no vale.',
    fr: 'Ce code d’entrée n’est plus valable. Demandez la page du billet elle-même : une capture ne compte pas.',
  },
  replaced: {
    'zh-Hans': '这张门票已改由另一部手机出示。请游客打开最近使用的那部手机，或核对证件后输入票号。',
    'zh-Hant': '這張門票已改由另一部手機出示。請遊客打開最近使用的那部手機，或核對證件後輸入票號。',
    en: 'Another phone shows this ticket now. Ask for that phone, or check their ID and type the ticket number.',
    es: 'Otro teléfono muestra ahora esta entrada. Pide ese teléfono, o comprueba el documento y escribe el número de la entrada.',
    fr: 'Un autre téléphone affiche maintenant ce billet. Demandez ce téléphone, ou vérifiez la pièce d’identité et saisissez le numéro du billet.',
  },
} satisfies Record<string, Record<Lang, string>>;

import type { ErrorName } from '@park/contract/errors';
import type { GuardianTerms } from '@park/contract/ticket/guardian/schemas';
import type { Lang } from './lang';

/**
 * What a child's guardian agrees to, by language: what is taken, why, how long it stays, and how to say no or withdraw. Whoever makes it
 * say something new raises `GUARDIAN_VERSION`, so that everybody is asked anew.
 */
export const guardianTerms: Record<Lang, GuardianTerms['points']> = {
  'zh-Hans': [
    { title: '收集什么', text: '孩子的姓名、证件类型和证件号码，以及由号码得知或您填写的出生日期。' },
    { title: '用来做什么', text: '以孩子的名义出票、按年龄计价、入园时核对本人。不作他用，不提供给其他人。' },
    {
      title: '保存多久',
      text: '门票上的信息保存到游玩日后 30 天；常用游客保存到您删除或撤回同意为止。都经过加密。您的这次同意会留作凭据，保存到撤回后三年，其中没有孩子的姓名和号码。',
    },
    {
      title: '可以不同意',
      text: '不同意时，您填写的内容不会发送给园区。您可以选择无需证件的门票，或带孩子到游客中心窗口购票。',
    },
    {
      title: '怎样查看和撤回',
      text: '在“我的 › 儿童个人信息”里随时查看和撤回。撤回后立即删除保存的孩子信息，不能再用它购票；已经买好的门票仍然有效，信息保存到期后删除。',
    },
  ],
  'zh-Hant': [
    { title: '收集什麼', text: '孩子的姓名、證件類型和證件號碼，以及由號碼得知或您填寫的出生日期。' },
    { title: '用來做什麼', text: '以孩子的名義出票、按年齡計價、入園時核對本人。不作他用，不提供給其他人。' },
    {
      title: '保存多久',
      text: '門票上的資訊保存到遊玩日後 30 天；常用遊客保存到您刪除或撤回同意為止。都經過加密。您的這次同意會留作憑據，保存到撤回後三年，其中沒有孩子的姓名和號碼。',
    },
    {
      title: '可以不同意',
      text: '不同意時，您填寫的內容不會傳送給園區。您可以選擇無需證件的門票，或帶孩子到遊客中心窗口購票。',
    },
    {
      title: '怎樣查看和撤回',
      text: '在「我的 › 兒童個人資訊」裡隨時查看和撤回。撤回後立即刪除保存的孩子資訊，不能再用它購票；已經買好的門票仍然有效，資訊保存到期後刪除。',
    },
  ],
  en: [
    {
      title: 'What is taken',
      text: 'The child’s name, ID type and ID number, and the date of birth that the number tells or you give.',
    },
    {
      title: 'What for',
      text: 'To make a ticket out to the child, to charge the fare for their age, and to check at the gate who comes. Nothing else, and nobody else gets it.',
    },
    {
      title: 'How long',
      text: 'On a ticket until 30 days after the visit; as a saved visitor until you delete it or withdraw. All of it is encrypted. Your consent itself is kept as a record until three years after you withdraw it; it holds neither the child’s name nor number.',
    },
    {
      title: 'You can say no',
      text: 'Then nothing you typed is sent to the park. You can choose a ticket that needs no ID, or buy the child’s ticket at the visitor centre.',
    },
    {
      title: 'See it or withdraw',
      text: 'At any time under Mine › Children’s data. The saved child is erased at once and no more tickets can be bought with it. Tickets you have already bought stay valid, and what is on them goes when its time is over.',
    },
  ],
  es: [
    {
      title: 'Qué se recoge',
      text: 'El nombre del menor, el tipo y el número de documento, y la fecha de nacimiento que indica el número o que tú escribes.',
    },
    {
      title: 'Para qué',
      text: 'Para emitir la entrada a su nombre, aplicar la tarifa de su edad y comprobar en el acceso quién entra. Para nada más, y nadie más lo recibe.',
    },
    {
      title: 'Cuánto tiempo',
      text: 'En una entrada, hasta 30 días después de la visita; como visitante guardado, hasta que lo borres o retires el consentimiento. Todo está cifrado. Tu consentimiento se guarda como prueba hasta tres años después de retirarlo, sin el nombre ni el número del menor.',
    },
    {
      title: 'Puedes decir que no',
      text: 'Entonces nada de lo que escribiste se envía al parque. Puedes elegir una entrada que no pida documento o comprarla en el centro de visitantes.',
    },
    {
      title: 'Ver o retirar',
      text: 'Cuando quieras, en Mi cuenta › Datos de menores. Los datos guardados se borran al momento y ya no se puede comprar con ellos. Las entradas compradas siguen siendo válidas, y sus datos se borran cuando vence su plazo.',
    },
  ],
  fr: [
    {
      title: 'Ce qui est recueilli',
      text: 'Le nom de l’enfant, le type et le numéro de sa pièce d’identité, et la date de naissance que donne le numéro ou que vous indiquez.',
    },
    {
      title: 'Pourquoi',
      text: 'Pour établir un billet à son nom, appliquer le tarif de son âge et vérifier à l’entrée qui vient. Rien d’autre, et personne d’autre ne les reçoit.',
    },
    {
      title: 'Combien de temps',
      text: 'Sur un billet, jusqu’à 30 jours après la visite ; comme visiteur enregistré, jusqu’à ce que vous le supprimiez ou retiriez votre accord. Tout est chiffré. Votre accord est gardé comme preuve jusqu’à trois ans après son retrait, sans le nom ni le numéro de l’enfant.',
    },
    {
      title: 'Vous pouvez refuser',
      text: 'Rien de ce que vous avez saisi n’est alors envoyé au parc. Vous pouvez choisir un billet sans pièce d’identité ou acheter celui de l’enfant à l’accueil.',
    },
    {
      title: 'Consulter ou retirer',
      text: 'À tout moment, dans Moi › Données des enfants. Les données enregistrées sont effacées aussitôt et ne servent plus à acheter. Les billets déjà achetés restent valables ; leurs données partent à l’échéance.',
    },
  ],
};

/** Sentences of a guardian's consent. */
export const guardianErrors = {
  guardianConsentMissing: {
    'zh-Hans': '有一位游客未满 14 周岁，须先由监护人单独同意。您填写的内容还在。',
    'zh-Hant': '有一位遊客未滿 14 週歲，須先由監護人單獨同意。您填寫的內容還在。',
    en: 'A visitor is under 14, so their guardian has to agree first. What you typed is kept.',
    es: 'Un visitante tiene menos de 14 años: antes debe dar su consentimiento quien lo tutela. Lo que escribiste se conserva.',
    fr: 'Un visiteur a moins de 14 ans : son responsable légal doit d’abord donner son accord. Votre saisie est conservée.',
  },
  guardianConsentNotFound: {
    'zh-Hans': '没有找到这份同意记录。',
    'zh-Hant': '找不到這份同意紀錄。',
    en: 'This consent was not found.',
    es: 'No se encontró este consentimiento.',
    fr: 'Cet accord est introuvable.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

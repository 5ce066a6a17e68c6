import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences of the lucky draw, of prizes at the counter, and of an administrator's sign-in that is locked. */
export const prizeErrors = {
  roundNotFound: {
    'zh-Hans': '没有找到这一期抽奖。',
    'zh-Hant': '找不到這一期抽獎。',
    en: 'This draw was not found.',
    es: 'No se encontró este sorteo.',
    fr: 'Ce tirage est introuvable.',
  },
  roundNotOpen: {
    'zh-Hans': '报名还没有开始。',
    'zh-Hant': '報名還沒有開始。',
    en: 'Sign-up has not begun yet.',
    es: 'La inscripción aún no ha empezado.',
    fr: 'Les inscriptions n’ont pas encore commencé.',
  },
  roundClosed: {
    'zh-Hans': '这一期的报名已经截止。',
    'zh-Hant': '這一期的報名已經截止。',
    en: 'Sign-up for this draw is closed.',
    es: 'La inscripción a este sorteo está cerrada.',
    fr: 'Les inscriptions à ce tirage sont closes.',
  },
  enteredAlready: {
    'zh-Hans': '您的微信已用另外的姓名或手机号报名了这一期，每人每期只能报名一次。',
    'zh-Hant': '您的微信已用另外的姓名或手機號碼報名了這一期，每人每期只能報名一次。',
    en: 'You have signed up for this draw already, with another name or phone number. Each person takes part once.',
    es: 'Ya te inscribiste en este sorteo con otro nombre o teléfono. Cada persona participa una sola vez.',
    fr: 'Vous êtes déjà inscrit à ce tirage sous un autre nom ou numéro. Chacun participe une seule fois.',
  },
  phoneCodeUsed: {
    'zh-Hans': '微信提供的手机号已失效，请再点一次“使用微信手机号”，或自己填写。',
    'zh-Hant': '微信提供的手機號碼已失效，請再點一次「使用微信手機號」，或自行填寫。',
    en: 'WeChat’s answer has expired. Please tap “Use my WeChat number” again, or type your number.',
    es: 'La respuesta de WeChat caducó. Toca otra vez «Usar mi número de WeChat» o escribe tu teléfono.',
    fr: 'La réponse de WeChat a expiré. Touchez de nouveau « Utiliser mon numéro WeChat » ou saisissez votre numéro.',
  },
  entryNotFound: {
    'zh-Hans': '没有找到报名记录，请核对姓名和手机号。',
    'zh-Hant': '找不到報名紀錄，請核對姓名和手機號碼。',
    en: 'No entry was found. Please check the name and the phone number.',
    es: 'No se encontró ninguna inscripción. Revisa el nombre y el teléfono.',
    fr: 'Aucune inscription trouvée. Vérifiez le nom et le numéro de téléphone.',
  },
  entrantsNotFixed: {
    'zh-Hans': '报名截止后才会公布参加名单。',
    'zh-Hant': '報名截止後才會公布參加名單。',
    en: 'The list of entrants is published when sign-up is over.',
    es: 'La lista de participantes se publica al terminar la inscripción.',
    fr: 'La liste des participants est publiée à la clôture des inscriptions.',
  },
  roundNotDraft: {
    'zh-Hans': '这一期的报名已经开始，不能再修改。',
    'zh-Hant': '這一期的報名已經開始，不能再修改。',
    en: 'Sign-up for this draw has opened, so it can no longer be changed.',
    es: 'La inscripción de este sorteo ya se abrió y no se puede cambiar.',
    fr: 'Les inscriptions à ce tirage sont ouvertes : il ne peut plus être modifié.',
  },
  roundNotClosable: {
    'zh-Hans': '这一期不在报名中，不能截止报名。',
    'zh-Hant': '這一期不在報名中，不能截止報名。',
    en: 'This draw is not open, so its sign-up cannot be closed.',
    es: 'Este sorteo no está abierto; no se puede cerrar la inscripción.',
    fr: 'Ce tirage n’est pas ouvert : ses inscriptions ne peuvent pas être closes.',
  },
  roundTimesWrong: {
    'zh-Hans': '请核对时间：报名开始、报名截止、开奖、领奖截止须依次在后，报名截止不能已过。',
    'zh-Hant': '請核對時間：報名開始、報名截止、開獎、領獎截止須依序在後，報名截止不能已過。',
    en: 'Please check the times: sign-up opens, then closes, then the draw, then the last time to claim; and it must not have closed yet.',
    es: 'Revisa las fechas: apertura, cierre, sorteo y fin de entrega van en ese orden, y el cierre aún no ha pasado.',
    fr: 'Vérifiez les dates : ouverture, clôture, tirage et fin de remise se suivent, et la clôture est à venir.',
  },
  prizeCodeUnknown: {
    'zh-Hans': '没有这个兑奖码，请核对后重试。',
    'zh-Hant': '沒有這個兌獎碼，請核對後重試。',
    en: 'There is no such prize code. Please check it and try again.',
    es: 'Ese código de premio no existe. Revísalo e inténtalo de nuevo.',
    fr: 'Ce code de lot n’existe pas. Vérifiez-le et réessayez.',
  },
  prizeWrittenOff: {
    'zh-Hans': '这份奖品已于 {when} 由 {who} 核销。',
    'zh-Hant': '這份獎品已於 {when} 由 {who} 核銷。',
    en: 'This prize was handed out already: {when}, by {who}.',
    es: 'Este premio ya se entregó: {when}, por {who}.',
    fr: 'Ce lot a déjà été remis : {when}, par {who}.',
  },
  prizeForfeited: {
    'zh-Hans': '兑奖已于 {when} 截止，这份奖品逾期未领。',
    'zh-Hant': '兌獎已於 {when} 截止，這份獎品逾期未領。',
    en: 'Prizes could be claimed until {when}. This one was not claimed in time.',
    es: 'Los premios se podían recoger hasta el {when}. Este no se recogió a tiempo.',
    fr: 'Les lots pouvaient être retirés jusqu’au {when}. Celui-ci n’a pas été retiré à temps.',
  },
  adminLocked: {
    'zh-Hans': '密码输错次数过多，请 {minutes} 分钟后再试。',
    'zh-Hant': '密碼輸錯次數過多，請 {minutes} 分鐘後再試。',
    en: 'Too many wrong passwords. Please try again in {minutes} minutes.',
    es: 'Demasiadas contraseñas incorrectas. Vuelve a intentarlo en {minutes} minutos.',
    fr: 'Trop de mots de passe erronés. Réessayez dans {minutes} minutes.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

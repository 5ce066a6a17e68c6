import type { ErrorName } from '@park/contract/errors';
import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Sentences of lost and found. */
export const lostFoundErrors = {
  itemNotFound: {
    'zh-Hans': '没有找到这条失物招领信息，可能已经撤回。',
    'zh-Hant': '找不到這則失物招領資訊，可能已經撤回。',
    en: 'This notice was not found. It may have been withdrawn.',
    es: 'No se encontró este aviso. Puede que se haya retirado.',
    fr: 'Cette annonce est introuvable. Elle a peut-être été retirée.',
  },
  itemNotOpen: {
    'zh-Hans': '这条信息现在不能这样操作，请刷新查看最新状态。',
    'zh-Hant': '這則資訊現在不能這樣操作，請重新整理查看最新狀態。',
    en: 'This can no longer be done with this notice. Refresh to see its state.',
    es: 'Ya no se puede hacer esto con este aviso. Actualiza para ver su estado.',
    fr: 'Ce n’est plus possible pour cette annonce. Actualisez pour voir son état.',
  },
  itemReviewed: {
    'zh-Hans': '这条信息已经审核过了。',
    'zh-Hant': '這則資訊已經審核過了。',
    en: 'This notice has been reviewed already.',
    es: 'Este aviso ya se revisó.',
    fr: 'Cette annonce a déjà été examinée.',
  },
  itemMatched: {
    'zh-Hans': '这件物品的另一份认领已经通过。',
    'zh-Hant': '這件物品的另一份認領已經通過。',
    en: 'Another claim for this item has been accepted already.',
    es: 'Ya se aceptó otra reclamación de este objeto.',
    fr: 'Une autre demande a déjà été acceptée pour cet objet.',
  },
  ownItem: {
    'zh-Hans': '这是您自己发布的信息。',
    'zh-Hant': '這是您自己發布的資訊。',
    en: 'This is your own notice.',
    es: 'Este aviso es tuyo.',
    fr: 'C’est votre propre annonce.',
  },
  claimedAlready: {
    'zh-Hans': '您已经提交过，工作人员正在核实。',
    'zh-Hant': '您已經提交過，工作人員正在核實。',
    en: 'You have replied to this one already. Staff are checking it.',
    es: 'Ya respondiste a este aviso. El personal lo está comprobando.',
    fr: 'Vous avez déjà répondu à cette annonce. L’équipe vérifie.',
  },
  claimNotFound: {
    'zh-Hans': '没有找到这份认领。',
    'zh-Hant': '找不到這份認領。',
    en: 'This claim was not found.',
    es: 'No se encontró esta reclamación.',
    fr: 'Cette demande est introuvable.',
  },
  claimDecided: {
    'zh-Hans': '这份认领已经处理过了。',
    'zh-Hant': '這份認領已經處理過了。',
    en: 'This claim has been decided already.',
    es: 'Esta reclamación ya se decidió.',
    fr: 'Cette demande a déjà été tranchée.',
  },
  lostFoundDayLimit: {
    'zh-Hans': '每天最多可以提交 {limit} 次。请明天再来，或直接到游客中心。',
    'zh-Hant': '每天最多可以提交 {limit} 次。請明天再來，或直接到遊客中心。',
    en: 'You can send {limit} a day. Please come back tomorrow, or ask at the visitor centre.',
    es: 'Puedes enviar {limit} al día. Vuelve mañana o pregunta en el centro de visitantes.',
    fr: 'Vous pouvez en envoyer {limit} par jour. Revenez demain, ou adressez-vous à l’accueil.',
  },
  dayAhead: {
    'zh-Hans': '这一天还没有到，请选今天或更早的日期。',
    'zh-Hant': '這一天還沒有到，請選今天或更早的日期。',
    en: 'This day is still to come. Please choose today or earlier.',
    es: 'Ese día aún no ha llegado. Elige hoy o antes.',
    fr: 'Ce jour n’est pas encore venu. Choisissez aujourd’hui ou avant.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

/** Messages to a visitor about things that were lost or found; `{name}` is the thing. */
/** In place of a thing's title, once who reported it had themselves erased. */
export const noLongerNamed: Record<Lang, string> = {
  'zh-Hans': '一件物品',
  'zh-Hant': '一件物品',
  en: 'An item',
  es: 'Un objeto',
  fr: 'Un objet',
};

export const lostFoundMessages = {
  itemPublished: {
    'zh-Hans': { title: '您的失物招领已发布', text: '“{name}”已经通过审核，现在大家都能看到。' },
    'zh-Hant': { title: '您的失物招領已發布', text: '「{name}」已經通過審核，現在大家都能看到。' },
    en: { title: 'Your notice is published', text: '“{name}” has been reviewed, and everybody can see it now.' },
    es: { title: 'Tu aviso está publicado', text: 'Hemos revisado «{name}» y ya lo puede ver todo el mundo.' },
    fr: { title: 'Votre annonce est publiée', text: '« {name} » a été examinée ; tout le monde peut la voir.' },
  },
  itemRejected: {
    'zh-Hans': { title: '您的失物招领没有通过审核', text: '“{name}”没有发布。' },
    'zh-Hant': { title: '您的失物招領沒有通過審核', text: '「{name}」沒有發布。' },
    en: { title: 'Your notice was not published', text: '“{name}” was reviewed and not published.' },
    es: { title: 'Tu aviso no se publicó', text: 'Revisamos «{name}» y no se publicó.' },
    fr: { title: 'Votre annonce n’a pas été publiée', text: '« {name} » a été examinée et n’a pas été publiée.' },
  },
  itemMatched: {
    'zh-Hans': { title: '“{name}”有着落了', text: '工作人员核实了一份认领。点开查看对方电话，约好交接。' },
    'zh-Hant': { title: '「{name}」有著落了', text: '工作人員核實了一份認領。點開查看對方電話，約好交接。' },
    en: {
      title: 'A reply about “{name}” was accepted',
      text: 'Staff have checked it. Open the notice for the phone number and arrange to meet.',
    },
    es: {
      title: 'Se aceptó una respuesta sobre «{name}»',
      text: 'El personal la ha comprobado. Abre el aviso para ver el teléfono y quedar.',
    },
    fr: {
      title: 'Réponse acceptée pour « {name} »',
      text: 'L’équipe l’a vérifiée. Ouvrez l’annonce pour le numéro et prenez rendez-vous.',
    },
  },
  claimAccepted: {
    'zh-Hans': { title: '“{name}”的认领已通过', text: '点开查看对方电话，约好交接；也可以到游客中心办理。' },
    'zh-Hant': { title: '「{name}」的認領已通過', text: '點開查看對方電話，約好交接；也可以到遊客中心辦理。' },
    en: {
      title: 'Accepted: “{name}”',
      text: 'Open the notice for the phone number and arrange to meet, or come to the visitor centre.',
    },
    es: { title: 'Aceptado: «{name}»', text: 'Abre el aviso para ver el teléfono y quedar, o ven al centro de visitantes.' },
    fr: {
      title: 'Accepté : « {name} »',
      text: 'Ouvrez l’annonce pour le numéro et prenez rendez-vous, ou passez à l’accueil.',
    },
  },
  claimRejected: {
    'zh-Hans': { title: '“{name}”的认领没有通过', text: '工作人员核实后没有通过您的认领。' },
    'zh-Hant': { title: '「{name}」的認領沒有通過', text: '工作人員核實後沒有通過您的認領。' },
    en: { title: 'Not accepted: “{name}”', text: 'Staff checked what you wrote and did not accept it.' },
    es: { title: 'No aceptado: «{name}»', text: 'El personal comprobó lo que escribiste y no lo aceptó.' },
    fr: { title: 'Non accepté : « {name} »', text: 'L’équipe a vérifié votre demande et ne l’a pas acceptée.' },
  },
  claimOver: {
    'zh-Hans': { title: '“{name}”已经结束', text: '这条信息已经关闭，您提交的内容不再处理。' },
    'zh-Hant': { title: '「{name}」已經結束', text: '這則資訊已經關閉，您提交的內容不再處理。' },
    en: { title: '“{name}” is closed', text: 'The notice has been closed, so what you wrote will not be checked any more.' },
    es: { title: '«{name}» está cerrado', text: 'El aviso se cerró, así que lo que escribiste ya no se revisará.' },
    fr: { title: '« {name} » est close', text: 'L’annonce est close ; votre demande ne sera plus examinée.' },
  },
} satisfies Record<MessageKindOf<'lostFound'>, Record<Lang, { title: string; text: string }>>;

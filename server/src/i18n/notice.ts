import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences of notices and of locked pages. */
export const noticeErrors = {
  noticeNotFound: {
    'zh-Hans': '没有找到这条公告，可能已经撤回。',
    'zh-Hant': '找不到這則公告，可能已經撤回。',
    en: 'This notice was not found. It may have been withdrawn.',
    es: 'No se encontró este aviso. Puede que se haya retirado.',
    fr: 'Cet avis est introuvable. Il a peut-être été retiré.',
  },
  noticeChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这条公告，您的修改没有保存。请先复制您的内容，再打开最新的版本。',
    'zh-Hant': '{who} 已於 {when} 改過這則公告，您的修改沒有儲存。請先複製您的內容，再開啟最新的版本。',
    en: '{who} changed this notice on {when}, so yours was not saved. Copy what you wrote, then open the newest version.',
    es: '{who} cambió este aviso el {when} y lo tuyo no se guardó. Copia lo que escribiste y abre la versión más reciente.',
    fr: '{who} a modifié cet avis le {when} ; votre version n’a pas été enregistrée. Copiez votre texte, puis ouvrez la dernière version.',
  },
  noticeStillPublished: {
    'zh-Hans': '这条公告还在展示，请先撤回再删除。',
    'zh-Hant': '這則公告還在展示，請先撤回再刪除。',
    en: 'This notice is still published. Withdraw it before you remove it.',
    es: 'Este aviso sigue publicado. Retíralo antes de eliminarlo.',
    fr: 'Cet avis est encore publié. Retirez-le avant de le supprimer.',
  },
  noticeTimesWrong: {
    'zh-Hans': '展示结束须晚于展示开始。',
    'zh-Hant': '展示結束須晚於展示開始。',
    en: 'The notice must stop showing after it starts.',
    es: 'El aviso debe dejar de mostrarse después de empezar a mostrarse.',
    fr: 'L’affichage de l’avis doit se terminer après avoir commencé.',
  },
  noticeWarningEndless: {
    'zh-Hans': '预警须有结束时间，到时自动撤下。',
    'zh-Hant': '警報須有結束時間，到時自動撤下。',
    en: 'A warning needs an end, when it comes down by itself.',
    es: 'Una alerta necesita una hora de fin, en la que se retira sola.',
    fr: 'Une alerte doit avoir une heure de fin, où elle est retirée d’elle-même.',
  },
  noticeCoverUnknown: {
    'zh-Hans': '没有找到封面图片，请重新上传。',
    'zh-Hant': '找不到封面圖片，請重新上傳。',
    en: 'The cover picture was not found. Please upload it again.',
    es: 'No se encontró la imagen de portada. Súbela de nuevo.',
    fr: 'L’image de couverture est introuvable. Envoyez-la de nouveau.',
  },
  lockUntilPast: {
    'zh-Hans': '开放时间已经过去，请选择之后的时间。',
    'zh-Hant': '開放時間已經過去，請選擇之後的時間。',
    en: 'That time is over. Please choose a later one for the page to open.',
    es: 'Esa hora ya pasó. Elige una posterior para abrir la página.',
    fr: 'Cette heure est passée. Choisissez-en une à venir pour rouvrir la page.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

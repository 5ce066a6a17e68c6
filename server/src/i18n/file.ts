import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences of uploaded pictures. */
export const fileErrors = {
  pictureBroken: {
    'zh-Hans': '这张图片打不开，可能没有传完整或已损坏，请换一张。',
    'zh-Hant': '這張圖片打不開，可能沒有傳完整或已損壞，請換一張。',
    en: 'This picture cannot be opened; it may be damaged or incomplete. Please choose another one.',
    es: 'Esta imagen no se puede abrir: puede estar dañada o incompleta. Elige otra.',
    fr: 'Cette image ne s’ouvre pas : elle est peut-être abîmée ou incomplète. Choisissez-en une autre.',
  },
  pictureTooManyPixels: {
    'zh-Hans': '这张图片的像素太多，请缩小后再传。',
    'zh-Hant': '這張圖片的像素太多，請縮小後再傳。',
    en: 'This picture has too many pixels. Please send a smaller one.',
    es: 'Esta imagen tiene demasiados píxeles. Envía una más pequeña.',
    fr: 'Cette image compte trop de pixels. Envoyez-en une plus petite.',
  },
  pictureGone: {
    'zh-Hans': '有图片已过期，请删除后重新添加。',
    'zh-Hant': '有圖片已過期，請刪除後重新加入。',
    en: 'One of the pictures is no longer there. Please remove it and add it again.',
    es: 'Una de las imágenes ya no está. Quítala y vuelve a añadirla.',
    fr: 'Une des images n’est plus là. Retirez-la et ajoutez-la de nouveau.',
  },
  uploadsBusy: {
    'zh-Hans': '现在上传的人太多，请稍后再试。',
    'zh-Hant': '現在上傳的人太多，請稍後再試。',
    en: 'Many pictures are coming in right now. Please try again in a moment.',
    es: 'Ahora mismo llegan muchas imágenes. Vuelve a intentarlo en un momento.',
    fr: 'Beaucoup d’images arrivent en ce moment. Réessayez dans un instant.',
  },
  exportsBusy: {
    'zh-Hans': '现在已有 {most} 份文件正在导出，请等其中一份完成后再试。',
    'zh-Hant': '現在已有 {most} 份檔案正在匯出，請等其中一份完成後再試。',
    en: '{most} files are being exported right now. Please try again when one of them is done.',
    es: 'Ahora mismo se están exportando {most} archivos. Vuelve a intentarlo cuando termine uno de ellos.',
    fr: '{most} fichiers sont déjà en cours d’exportation. Réessayez dès que l’un d’eux est terminé.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

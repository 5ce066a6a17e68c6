import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences of uploaded pictures and recordings. */
export const fileErrors = {
  pictureHeic: {
    'zh-Hans': '这是 HEIC 照片，很多设备打不开。请在看图软件里另存为 JPEG 再上传；手机相机可设为“兼容性最佳”。',
    'zh-Hant': '這是 HEIC 照片，很多裝置打不開。請在看圖軟體裡另存為 JPEG 再上傳；手機相機可設為「最相容」。',
    en: 'This is a HEIC photo, which many devices cannot open. Please save it as JPEG in a picture app, then upload that; a phone’s camera can be set to “Most compatible”.',
    es: 'Es una foto HEIC, que muchos aparatos no pueden abrir. Guárdala como JPEG en una aplicación de imágenes y súbela; la cámara del teléfono se puede poner en «Más compatible».',
    fr: 'C’est une photo HEIC, que beaucoup d’appareils ne savent pas ouvrir. Enregistrez-la en JPEG dans une application d’images, puis envoyez-la ; l’appareil photo du téléphone peut être réglé sur « Le plus compatible ».',
  },
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
  recordingTypeRefused: {
    'zh-Hans': '这不是可以播放的录音。请上传 MP3 或 M4A（AAC）文件。',
    'zh-Hant': '這不是可以播放的錄音。請上傳 MP3 或 M4A（AAC）檔案。',
    en: 'This is not a recording that can be played. Please upload an MP3 or an M4A (AAC) file.',
    es: 'Esto no es una grabación que se pueda reproducir. Sube un archivo MP3 o M4A (AAC).',
    fr: 'Ce fichier n’est pas un enregistrement lisible. Envoyez un fichier MP3 ou M4A (AAC).',
  },
  recordingBroken: {
    'zh-Hans': '这段录音已损坏、不完整或不足一秒，请重新导出后再上传。',
    'zh-Hant': '這段錄音已損壞、不完整或不足一秒，請重新匯出後再上傳。',
    en: 'This recording is damaged, incomplete or shorter than a second. Please export it again, then upload it.',
    es: 'Esta grabación está dañada, incompleta o dura menos de un segundo. Expórtala de nuevo y vuelve a subirla.',
    fr: 'Cet enregistrement est abîmé, incomplet ou dure moins d’une seconde. Exportez-le de nouveau, puis renvoyez-le.',
  },
  recordingTooLarge: {
    'zh-Hans': '录音太大，最多 {megabytes} MB。导出为 64 kbit/s 单声道就足够清晰。',
    'zh-Hant': '錄音太大，最多 {megabytes} MB。匯出為 64 kbit/s 單聲道就足夠清晰。',
    en: 'The recording is too large; at most {megabytes} MB. Speech is clear at 64 kbit/s in mono.',
    es: 'La grabación es demasiado grande; como máximo {megabytes} MB. La voz se oye bien a 64 kbit/s en mono.',
    fr: 'L’enregistrement est trop lourd ; {megabytes} Mo au maximum. La voix reste claire à 64 kbit/s en mono.',
  },
  recordingTooLong: {
    'zh-Hans': '录音太长，最多 {minutes} 分钟。',
    'zh-Hant': '錄音太長，最多 {minutes} 分鐘。',
    en: 'The recording is too long; at most {minutes} minutes.',
    es: 'La grabación es demasiado larga; como máximo {minutes} minutos.',
    fr: 'L’enregistrement est trop long ; {minutes} minutes au maximum.',
  },
  recordingGone: {
    'zh-Hans': '有录音已不在，请重新上传。',
    'zh-Hant': '有錄音已不在，請重新上傳。',
    en: 'One of the recordings is no longer there. Please upload it again.',
    es: 'Una de las grabaciones ya no está. Vuelve a subirla.',
    fr: 'Un des enregistrements n’est plus là. Renvoyez-le.',
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

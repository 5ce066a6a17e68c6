import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about the staff's own accounts. */
export const staffErrors = {
  roleMissing: {
    'zh-Hans': '您的账号没有这项权限，请联系园区负责人。',
    'zh-Hant': '您的帳號沒有這項權限，請聯絡園區負責人。',
    en: 'Your account may not do this. Please ask an owner of the park.',
    es: 'Tu cuenta no puede hacer esto. Pídelo a un responsable del parque.',
    fr: 'Votre compte ne permet pas cela. Adressez-vous à un responsable du parc.',
  },
  accountNotFound: {
    'zh-Hans': '没有找到这个账号。',
    'zh-Hant': '沒有找到這個帳號。',
    en: 'There is no such account.',
    es: 'Esta cuenta no existe.',
    fr: 'Ce compte n’existe pas.',
  },
  accountChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这个账号，您的修改没有保存。请打开最新的版本。',
    'zh-Hant': '{who} 已於 {when} 改過這個帳號，您的修改沒有儲存。請開啟最新的版本。',
    en: '{who} changed this account on {when}, so your change was not saved. Open the newest version.',
    es: '{who} cambió esta cuenta el {when} y tu cambio no se guardó. Abre la versión más reciente.',
    fr: '{who} a modifié ce compte le {when} ; votre modification n’a pas été enregistrée. Ouvrez la dernière version.',
  },
  userNameTaken: {
    'zh-Hans': '这个用户名已被使用。',
    'zh-Hant': '這個使用者名稱已被使用。',
    en: 'This user name is taken.',
    es: 'Este nombre de usuario ya está en uso.',
    fr: 'Ce nom d’utilisateur est déjà pris.',
  },
  lastOwner: {
    'zh-Hans': '园区至少要有一位在用的负责人账号。',
    'zh-Hant': '園區至少要有一位使用中的負責人帳號。',
    en: 'The park needs at least one active owner.',
    es: 'El parque necesita al menos un responsable activo.',
    fr: 'Le parc doit garder au moins un responsable actif.',
  },
  passwordWrong: {
    'zh-Hans': '当前密码不正确。',
    'zh-Hant': '目前的密碼不正確。',
    en: 'Your current password is wrong.',
    es: 'Tu contraseña actual no es correcta.',
    fr: 'Votre mot de passe actuel est incorrect.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

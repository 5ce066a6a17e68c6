import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about the staff's own accounts. */
export const staffErrors = {
  roleMissing: {
    'zh-Hans': '您的账号没有这项权限，请联系园长。',
    'zh-Hant': '您的帳號沒有這項權限，請聯絡園長。',
    en: 'Your account does not allow this. Please ask an owner of the park.',
    es: 'Tu cuenta no puede hacer esto. Pídelo a un responsable del parque.',
    fr: 'Votre compte ne permet pas cela. Adressez-vous à un responsable du parc.',
  },
  secondFactorNeeded: {
    'zh-Hans': '请输入验证器应用中的六位验证码，或一个恢复码。',
    'zh-Hant': '請輸入驗證器應用程式中的六位驗證碼，或一個復原碼。',
    en: 'Please enter the six digits that your authenticator app shows, or a recovery code.',
    es: 'Escribe los seis dígitos de tu aplicación de autenticación o un código de recuperación.',
    fr: 'Saisissez les six chiffres de votre application d’authentification, ou un code de secours.',
  },
  secondFactorWrong: {
    'zh-Hans': '验证码不正确或已经用过，请等下一个验证码。',
    'zh-Hant': '驗證碼不正確或已經用過，請等下一個驗證碼。',
    en: 'This code is wrong or has been used. Please wait for the next one.',
    es: 'Este código no es correcto o ya se ha usado. Espera al siguiente.',
    fr: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  },
  secondFactorMissing: {
    'zh-Hans': '园长账号须先在工作台设置两步验证。',
    'zh-Hant': '園長帳號須先在工作台設定兩步驟驗證。',
    en: 'Owners must first set up two-step sign-in in the staff console.',
    es: 'Los responsables deben activar primero la verificación en dos pasos en la consola.',
    fr: 'Les responsables doivent d’abord activer la connexion en deux étapes dans la console.',
  },
  secondFactorKept: {
    'zh-Hans': '园长账号必须使用两步验证，可以更换手机，不能停用。',
    'zh-Hant': '園長帳號必須使用兩步驟驗證，可以更換手機，不能停用。',
    en: 'Owners must use two-step sign-in: you can move it to another phone, not turn it off.',
    es: 'Los responsables deben usar la verificación en dos pasos: se puede pasar a otro teléfono, no desactivar.',
    fr: 'La connexion en deux étapes est obligatoire pour les responsables : vous pouvez changer de téléphone, pas la désactiver.',
  },
  setUpOver: {
    'zh-Hans': '这次设置已失效，请重新开始。',
    'zh-Hant': '這次設定已失效，請重新開始。',
    en: 'This set-up is no longer valid. Please begin again.',
    es: 'Esta configuración ya no es válida. Empieza de nuevo.',
    fr: 'Cette configuration n’est plus valable. Recommencez.',
  },
  passkeyWrong: {
    'zh-Hans': '这个通行密钥没有通过验证，请重试，或改用验证码。',
    'zh-Hant': '這個通行密鑰沒有通過驗證，請重試，或改用驗證碼。',
    en: 'This passkey was not accepted. Please try again, or use a code.',
    es: 'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo o usa un código.',
    fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez un code.',
  },
  passkeyNotFound: {
    'zh-Hans': '没有找到这个通行密钥。',
    'zh-Hant': '沒有找到這個通行密鑰。',
    en: 'This passkey was not found.',
    es: 'No se encontró esta llave de acceso.',
    fr: 'Cette clé d’accès est introuvable.',
  },
  tooManyPasskeys: {
    'zh-Hans': '最多只能有 {count} 个通行密钥，请先移除不用的。',
    'zh-Hant': '最多只能有 {count} 個通行密鑰，請先移除不用的。',
    en: 'You can have {count} passkeys at most. Please remove one that you no longer use.',
    es: 'Puedes tener {count} llaves de acceso como máximo. Quita alguna que ya no uses.',
    fr: 'Vous pouvez avoir {count} clés d’accès au plus. Retirez-en une qui ne sert plus.',
  },
  accountNotFound: {
    'zh-Hans': '没有找到这个账号。',
    'zh-Hant': '沒有找到這個帳號。',
    en: 'This account was not found.',
    es: 'No se encontró esta cuenta.',
    fr: 'Ce compte est introuvable.',
  },
  accountChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这个账号，您的修改没有保存。请打开最新的版本。',
    'zh-Hant': '{who} 已於 {when} 改過這個帳號，您的修改沒有儲存。請開啟最新的版本。',
    en: '{who} changed this account on {when}, so your change was not saved. Open the newest version.',
    es: '{who} cambió esta cuenta el {when} y tu cambio no se guardó. Abre la versión más reciente.',
    fr: '{who} a modifié ce compte le {when} ; votre modification n’a pas été enregistrée. Ouvrez la dernière version.',
  },
  userNameTaken: {
    'zh-Hans': '这个用户名已被使用。',
    'zh-Hant': '這個使用者名稱已被使用。',
    en: 'This user name is taken.',
    es: 'Este nombre de usuario ya está en uso.',
    fr: 'Ce nom d’utilisateur est déjà pris.',
  },
  lastOwner: {
    'zh-Hans': '园区至少要有一个启用的园长账号。',
    'zh-Hant': '園區至少要有一個啟用的園長帳號。',
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

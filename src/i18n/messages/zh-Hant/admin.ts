import type { AdminMessages } from '../zh-Hans/admin';

export const admin: AdminMessages = {
  intro: '園區工作人員用帳號登入。',
  userName: '使用者名稱',
  password: '密碼',
  code: '驗證碼或復原碼',
  codeMissing: '請填寫驗證碼',
  signIn: '登入',
  userNameMissing: '請填寫使用者名稱',
  passwordMissing: '請填寫密碼',
  signedInAs: '已用管理員身分登入',
  signOut: '登出',
  signedOut: '已登出',
};

export const admin = {
  intro: '园区工作人员用账号登录。',
  userName: '用户名',
  password: '密码',
  code: '验证码或恢复码',
  codeMissing: '请填写验证码',
  signIn: '登录',
  userNameMissing: '请填写用户名',
  passwordMissing: '请填写密码',
  signedInAs: '已用管理员身份登录',
  signOut: '退出登录',
  signedOut: '已退出',
};

export type AdminMessages = typeof admin;

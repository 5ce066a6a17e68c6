import type { StaffRole } from '../../api/roles';

const roles: Record<StaffRole, string> = {
  owner: '园长',
  content: '内容',
  gate: '检票',
  live: '直播',
  helpDesk: '服务台',
  draw: '抽奖',
};

export const shell = {
  /** As the built page has it, before it is given a park's name. */
  aPark: '化石公园',
  console: '工作台',
  toContents: '跳到正文',
  menu: '菜单',
  foldMenu: '收起或展开菜单',
  language: '语言',
  otherLanguage: 'English',
  account: '账户',
  roles,
  password: '修改密码',
  signOut: '退出登录',
  offline: '网络已断开。已填写的内容都还在，恢复后可以继续。',
  signIn: {
    title: '员工登录',
    about: '请用园区给您的账户登录。',
    userName: '用户名',
    userNameNeeded: '请填写用户名。',
    password: '密码',
    passwordNeeded: '请填写密码。',
    enter: '登录',
    again: '请再次登录',
    againAbout: '登录已到期。您的页面和已填写的内容都还在，输入密码后继续。',
    leave: '退出',
  },
  change: {
    now: '现在的密码',
    next: '新密码（至少 10 个字符）',
    repeat: '再输入一次新密码',
    needed: '请填写。',
    short: '至少需要 10 个字符。',
    different: '两次输入的新密码不一样。',
    save: '保存新密码',
    done: '密码已修改，其他设备上的登录已结束。',
  },
  missing: { title: '没有这个页面', about: '地址可能有误，或页面已移走。', home: '回到首页' },
  forbidden: {
    title: '您的角色不能打开这个页面',
    about: (mine: string) => `您的角色是：${mine || '无'}。需要的话请联系园长。`,
  },
  broken: {
    title: '这个页面出错了',
    about: '已填写的内容保存在这台设备上，重新打开后会恢复。',
    again: '重新打开',
  },
};

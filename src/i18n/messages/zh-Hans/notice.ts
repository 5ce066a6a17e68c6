import { beforeWhen } from '../../beforeWhen';

/** What the pages of notices say. */
export const notice = {
  category: {
    opening: '开放信息',
    closure: '临时关闭',
    exhibition: '展览',
    safety: '安全提示',
    service: '游客服务',
  },
  allCategories: '全部',
  choose: '公告类别',
  unread: (n: number) => `${n} 条未读`,
  allRead: '都读过了',
  readAll: '全部标为已读',
  empty: '还没有公告。开放、步道和展览的消息都会在这里。',
  emptyCategory: '目前没有这一类公告。',
  showAll: '查看全部公告',
  gone: '这条公告已经撤下。',
  published: (when: string) => beforeWhen('发布于', when),
  changed: (when: string) => beforeWhen('更新于', when),
  more: '全部公告',
};

export type NoticeMessages = typeof notice;

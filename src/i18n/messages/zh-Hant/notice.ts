import { beforeWhen } from '../../beforeWhen';
import type { NoticeMessages } from '../zh-Hans/notice';

export const notice: NoticeMessages = {
  category: {
    opening: '開放資訊',
    closure: '臨時關閉',
    exhibition: '展覽',
    safety: '安全提示',
    service: '遊客服務',
  },
  allCategories: '全部',
  choose: '公告類別',
  unread: (n) => `${n} 則未讀`,
  allRead: '都讀過了',
  readAll: '全部標為已讀',
  empty: '還沒有公告。開放、步道和展覽的消息都會在這裡。',
  emptyCategory: '目前沒有這一類公告。',
  showAll: '查看全部公告',
  gone: '這則公告已經撤下。',
  published: (when) => beforeWhen('發布於', when),
  changed: (when) => beforeWhen('更新於', when),
  more: '全部公告',
};

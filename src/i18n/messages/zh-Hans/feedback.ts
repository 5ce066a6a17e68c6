import type { FeedbackKind, FeedbackState } from '@park/contract/feedback/limits';

export interface FeedbackMessages {
  kind: Record<FeedbackKind, string>;
  state: Record<FeedbackState, string>;
  signIn: { text: string; action: string };
  list: { empty: string; add: string; photos: (n: number) => string };
  form: {
    kind: string;
    text: string;
    textHint: string;
    contact: string;
    contactHint: string;
    submit: string;
    /** Nobody knows whether it arrived. */
    safe: string;
  };
  privacy: { title: string; text: string; agree: string; refuse: string };
  error: {
    kindMissing: string;
    textShort: (least: number) => string;
    phoneWrong: string;
    sending: string;
    failed: string;
  };
  details: {
    sent: string;
    contact: string;
    said: string;
    answer: string;
    addition: string;
    received: string;
    inHand: string;
    gone: string;
    all: string;
  };
  add: { open: string; label: string; hint: string; submit: string; done: string };
  rate: { title: string; text: string; stars: (n: number) => string; given: (n: number) => string; done: string };
}

export const feedback: FeedbackMessages = {
  kind: { complaint: '投诉', suggestion: '建议', praise: '表扬', question: '咨询' },
  state: { received: '已收到', inHand: '处理中', answered: '已答复' },
  signIn: { text: '登录后可以提意见，并看到园区的答复。', action: '重新登录' },
  list: { empty: '您提过的意见和园区的答复会显示在这里。', add: '写意见', photos: (n) => `${n} 张照片` },
  form: {
    kind: '类型',
    text: '您想说什么？',
    textHint: '时间、地点、发生了什么，写得越具体越好处理。',
    contact: '联系电话',
    contactHint: '只在需要电话联系您时使用，180 天后删除。',
    submit: '提交',
    safe: '不确定是否送达。再点一次提交即可，不会重复。',
  },
  privacy: {
    title: '关于您的电话',
    text: '电话只给处理这条意见的工作人员看，用来回复您，180 天后自动删除。不填也可以提交。',
    agree: '同意并提交',
    refuse: '返回修改',
  },
  error: {
    kindMissing: '请选择类型。',
    textShort: (least) => `请至少写 ${least} 个字。`,
    phoneWrong: '请核对国家/地区代码和号码；大陆号码为 11 位手机号，或带区号的座机。',
    sending: '照片还在上传，请稍等。',
    failed: '有照片没有传上去，请重试或删除。',
  },
  details: {
    sent: '提交时间',
    contact: '联系电话',
    said: '您的意见',
    answer: '园区答复',
    addition: '您的补充',
    received: '我们已经收到，工作人员会尽快查看。',
    inHand: '工作人员正在处理，答复后会通知您。',
    gone: '没有找到这条意见。',
    all: '查看全部意见',
  },
  add: {
    open: '补充一句',
    label: '还要补充什么？',
    hint: '只能补充一次；已答复的会再处理一次。',
    submit: '提交补充',
    done: '补充已收到',
  },
  rate: {
    title: '这个答复怎么样？',
    text: '您的评分会帮我们改进。',
    stars: (n) => `${n} 星`,
    given: (n) => `您打了 ${n} 星，谢谢！`,
    done: '谢谢您的评分',
  },
};

export const feedback = {
  kind: { complaint: '投诉', suggestion: '建议', praise: '表扬', question: '咨询' },
  state: { received: '已收到', inHand: '处理中', answered: '已答复' },
  signIn: '登录后就能提意见、看答复。',
  list: { empty: '还没有意见。您提的意见和园区的答复会显示在这里。', add: '写意见', photos: (n: number) => `${n} 张照片` },
  form: {
    kind: '类型',
    text: '您想说什么？',
    textHint: '时间、地点、发生了什么，写得越具体越好处理。',
    contactHint: '只在需要电话联系您时使用，180 天后删除。',
    submit: '提交意见',
    safe: '不确定是否送达。再点一次提交即可，不会重复。',
  },
  privacy: {
    text: '电话只给处理这条意见的工作人员看，用来回复您，180 天后自动删除。不填也可以提交。',
  },
  error: {
    kindMissing: '请选择类型',
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
    open: '补充说明',
    label: '还要补充什么？',
    hint: '只能补充一次，补充后会重新处理。',
    submit: '提交补充',
    done: '补充已收到',
  },
  rate: {
    title: '这个答复怎么样？',
    text: '您的评分会帮我们改进。',
    stars: (n: number) => `${n} 星`,
    given: (n: number) => `您打了 ${n} 星，谢谢。`,
    done: '谢谢您的评分',
  },
};

export type FeedbackMessages = typeof feedback;

import type { FeedbackMessages } from '../zh-Hans/feedback';

export const feedback: FeedbackMessages = {
  kind: { complaint: '投訴', suggestion: '建議', praise: '表揚', question: '諮詢' },
  state: { received: '已收到', inHand: '處理中', answered: '已答覆' },
  signIn: '登入後就能提意見、看答覆。',
  list: { empty: '還沒有意見。您提的意見和園區的答覆會顯示在這裡。', add: '寫意見', photos: (n) => `${n} 張照片` },
  form: {
    kind: '類型',
    text: '您想說什麼？',
    textHint: '時間、地點、發生了什麼，寫得越具體越好處理。',
    contactHint: '只在需要打電話聯絡您時使用，180 天後刪除。',
    submit: '送出意見',
    safe: '不確定是否送達。再點一次送出即可，不會重複。',
  },
  privacy: {
    text: '電話只給處理這則意見的工作人員看，用來回覆您，180 天後自動刪除。不填也可以送出。',
  },
  error: {
    kindMissing: '請選擇類型',
  },
  details: {
    sent: '送出時間',
    contact: '聯絡電話',
    said: '您的意見',
    answer: '園區答覆',
    addition: '您的補充',
    received: '我們已經收到，工作人員會盡快查看。',
    inHand: '工作人員正在處理，答覆後會通知您。',
    gone: '找不到這則意見。',
    all: '查看全部意見',
  },
  add: {
    open: '補充說明',
    label: '還要補充什麼？',
    hint: '只能補充一次，補充後會重新處理。',
    submit: '送出補充',
    done: '補充已收到',
  },
  rate: {
    title: '這個答覆怎麼樣？',
    text: '您的評分會幫我們改進。',
    stars: (n) => `${n} 星`,
    given: (n) => `您給了 ${n} 星，謝謝。`,
    done: '謝謝您的評分',
  },
};

export const ticketWindow = {
  title: '人工窗口',
  about: '不用手机的游客在哪里买票、怎么电话预订。填写后显示在门票列表和门票详情页。',
  place: '窗口位置',
  hours: '窗口时间',
  bring: '需要带什么、怎么支付',
  phone: '预订电话',
  phoneAbout: '显示给所有游客。有分机时写作 0571-88880119 转 2。',
  phoneWrong: '请填写电话号码',
};

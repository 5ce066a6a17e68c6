/** The areas' names, as the menu has them. */
export const menu = {
  overview: '今日概览',
  orders: '订单',
  stock: '名额与关闭',
  products: '门票产品',
  gate: '入园检票',
  groupEntry: '活动签到',
  prizeDesk: '奖品核销',
  notices: '公告',
  activities: '活动',
  places: '地图地点',
  searchWords: '搜索词',
  help: '求助',
  feedback: '意见反馈',
  lostFound: '失物招领',
  points: '游客积分',
  locks: '页面关闭',
};

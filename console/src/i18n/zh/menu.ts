/** The areas' names, as the menu has them. */
export const menu = {
  overview: '今日概览',
  orders: '订单',
  stock: '名额与关闭',
  products: '门票产品',
  gate: '入园检票',
  groupEntry: '活动签到',
  redemption: '奖品核销',
  notices: '公告',
  activities: '活动',
  places: '地图地点',
  searchWords: '搜索词',
  help: '求助',
  feedback: '意见反馈',
  lostFound: '失物招领',
  points: '游客积分',
  live: '直播',
  draw: '抽奖',
  locks: '页面关闭',
  staff: '员工和角色',
  audit: '操作记录',
};

/** What the areas stand together under. */
export const menuGroups = {
  entrance: '入园与核销',
  tickets: '票务',
  visitors: '游客服务',
  shows: '直播与抽奖',
  contents: '内容',
  house: '管理',
};

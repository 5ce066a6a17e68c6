export const api = {
  offline: '网络连接不上。内容都还在，请稍后再试。',
  unreadable: '服务器的回答无法读取，请稍后再试。',
  cancelled: '已取消。',
};

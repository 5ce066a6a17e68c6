export const api = {
  offline: '网络连接不上。内容都还在，请稍后再试。',
  unreadable: '服务器的回答无法读取，请稍后再试。',
  cancelled: '已取消。',
  passkeyNot: '浏览器没有得到通行密钥，请重试，或改用验证码。',
  passkeyThere: '这台设备上已经有您的通行密钥。',
};

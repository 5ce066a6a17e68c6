/** The areas' names, as the menu has them. */
export const menu = {
  locks: '页面关闭',
};

/** In place of `@tarojs/router`, which needs a browser: the bar that follows it is the app's. */
export const history = null;

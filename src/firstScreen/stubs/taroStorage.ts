/** In place of Taro in the page's own script: all it needs is what Taro has stored, in Taro's form. */
export default {
  getStorageSync(key: string): unknown {
    const text = localStorage.getItem(key);
    return text === null ? '' : (JSON.parse(text) as { data: unknown }).data;
  },
};

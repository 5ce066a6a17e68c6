/** Constants that the build puts in. */
Object.assign(globalThis, {
  APP_VERSION: '1.0.0',
  APP_CODE: 100,
  DEPRECATED_ADAPTER_COMPONENT: false,
});
// jsdom lays nothing out, so it has nowhere to scroll to, and nothing comes near.
Element.prototype.scrollIntoView = () => {};
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never;
process.env.TARO_ENV = 'h5';
process.env.TARO_PLATFORM = 'web';

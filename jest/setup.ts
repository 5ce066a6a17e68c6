/** Constants that the build puts in. */
Object.assign(globalThis, { PARK_NAME: '', WINDOW_TITLE: 'Yunling Fossil Park', DEPRECATED_ADAPTER_COMPONENT: false });
process.env.TARO_ENV = 'h5';
process.env.TARO_PLATFORM = 'web';

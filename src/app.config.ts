export default defineAppConfig({
  pages: ['pages/IndexCenter/IndexCenter', 'pages/home/home', 'pages/error/error'],
  window: { navigationStyle: 'custom', navigationBarTitleText: 'x' },
});

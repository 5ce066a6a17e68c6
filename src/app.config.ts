/** `platform/tabBar.h5` draws it. */
const web = { custom: true } as const;
/** Names of `theme.json`, which WeChat reads to follow the phone's dark setting. */
const themed = {
  color: '@tabColor',
  selectedColor: '@tabSelected',
  backgroundColor: '@tabBackground',
  borderStyle: '@tabBorder' as 'black',
} as const;
const isMini = process.env.TARO_ENV !== 'h5';
/** Shows the parts of `ui`, to whoever works on them. */
const GALLERY = { root: 'pages/gallery', pages: ['gallery'] };

function tab(pagePath: string, icon: string, text: string) {
  // WeChat takes no drawings.
  const type = isMini ? 'png' : 'svg';
  return { pagePath, text, iconPath: `static/tab/${icon}.${type}`, selectedIconPath: `static/tab/${icon}-on.${type}` };
}

/** Every page (R-nav-2); `navigation/routes.ts` has the same list with names (a test compares them). */
export default defineAppConfig({
  pages: [
    'pages/IndexCenter/IndexCenter',
    'pages/IndexPersonalCenter/IndexPersonalCenter',
    'pages/home/home',
    'pages/PersonalCenter/PersonalCenter',
    'pages/error/error',
    // These open without a network, too, so they come with them.
    'pages/help/help',
    'pages/find/find',
  ],
  // A mini-program loads these first and the rest when it is asked for.
  subPackages: [
    {
      root: 'pages/ticket',
      pages: ['ticketList', 'ticketDetail', 'ticketConfirm', 'ticketRecord', 'recordDetail', 'guardian'],
    },
    { root: 'pages/feedBack', pages: ['feedBack', 'feedBackDetails', 'addfeedBack'] },
    { root: 'pages/Register', pages: ['Register'] },
    { root: 'pages/message', pages: ['Message'] },
    { root: 'pages/MyPoints', pages: ['MyPoints'] },
    { root: 'pages/SearchBar', pages: ['SearchBar'] },
    { root: 'pages/ReservationRecords', pages: ['ReservationRecords'] },
    { root: 'pages/LivePoint', pages: ['LivePoint'] },
    { root: 'pages/prize', pages: ['prize', 'prize-status', 'admin-login', 'prize-write-off'] },
    { root: 'pages/notice', pages: ['Notice', 'NoticeDetail'] },
    { root: 'pages/activity', pages: ['Activity', 'ActivityDetail', 'AddEnroll'] },
    { root: 'pages/lastFound', pages: ['lastFound'] },
    { root: 'pages/OwnData', pages: ['OwnData', 'EraseMe'] },
    { root: 'pages/about', pages: ['about'] },
    { root: 'pages/exhibit', pages: ['exhibits', 'exhibit', 'stamps', 'walk'] },
    ...(process.env.NODE_ENV === 'development' && !isMini ? [GALLERY] : []),
  ],
  entryPagePath: 'pages/IndexCenter/IndexCenter',
  lazyCodeLoading: 'requiredComponents',
  darkmode: true,
  themeLocation: 'theme.json',
  // WeChat asks the visitor before the first call that touches personal data; `platform/privacyGuide` asks in our words.
  // `scripts/weapp` holds what is declared against the build.
  ...(isMini
    ? {
        __usePrivacyCheck__: true,
        requiredPrivateInfos: ['getLocation', 'onLocationChange', 'startLocationUpdate'] as 'getLocation'[],
        permission: { 'scope.userLocation': { desc: '用于园区地图、求助时找到您、收集印章和记下化石发现的位置' } },
        sitemapLocation: 'sitemap.json',
        // An exhibit's recording plays on while the screen is locked.
        requiredBackgroundModes: ['audio' as const],
        // What a home's first tap opens is there before the tap.
        preloadRule: {
          'pages/IndexCenter/IndexCenter': { network: 'all' as const, packages: ['pages/ticket'] },
          'pages/home/home': { network: 'all' as const, packages: ['pages/LivePoint'] },
        },
        // Opened from Moments a page stands under WeChat's own bar, not behind it.
        singlePage: { navigationBarFit: 'squeezed' },
      }
    : {}),
  // The pages' slide on H5 (150 to 250 ms by the look); WeChat has its own.
  ...(isMini ? {} : { animation: { duration: 200, delay: 20 } }),
  window: {
    navigationStyle: 'custom',
    // Pages that have nothing to ask for again say otherwise.
    enablePullDownRefresh: true,
    // On the web the server has put the park's name into the page.
    ...(isMini && { navigationBarTitleText: '公园' }),
    navigationBarTextStyle: isMini ? ('@barText' as 'black') : 'black',
    backgroundColor: isMini ? '@page' : '#F6F5F2',
    backgroundTextStyle: isMini ? ('@pullText' as 'dark') : 'dark',
  },
  tabBar: {
    ...(isMini ? themed : web),
    list: [
      tab('pages/IndexCenter/IndexCenter', 'center', 'home'),
      tab('pages/IndexPersonalCenter/IndexPersonalCenter', 'mine', 'mine'),
      tab('pages/home/home', 'live', 'home'),
      tab('pages/PersonalCenter/PersonalCenter', 'anchor', 'personal center'),
    ],
  },
});

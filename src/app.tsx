import './app.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { useDidHide, useDidShow, useError, usePageNotFound } from '@tarojs/taro';
import { type PropsWithChildren, useMemo } from 'react';
import { installApi } from './api/install';
import { useOnline } from './api/online';
import { queryClient, setInFront, watchPhone } from './api/queryClient';
import { getLanguage, loadLanguage, onLanguageChange, t } from './i18n/language';
import { goBack, goTab, relaunch } from './navigation/go';
import { pathOf, ROUTES } from './navigation/routes';
import { normalizeAddress } from './platform/address';
import { setDocumentLanguage } from './platform/documentLanguage';
import { isPageCrash } from './platform/pageCrash';
import { pagesNeed } from './platform/pageLoading';
import { currentUrl } from './platform/pageStack';
import { labelTabBar } from './platform/tabBar';
import { appShown } from './session/store';
import { NavContext } from './ui/navContext';

const WAYS = { onBack: () => void goBack(), onHome: () => void goTab('indexCenter') };

normalizeAddress();
setDocumentLanguage(getLanguage());
installApi();
watchPhone();

let languageLoaded = false;
pagesNeed(async () => {
  if (languageLoaded) return;
  await loadLanguage();
  languageLoaded = true;
});

onLanguageChange(() => {
  const { tab } = t().core;
  labelTabBar([
    { text: tab.center, name: tab.centerName },
    { text: tab.mine, name: tab.mineName },
    { text: tab.live, name: tab.liveName },
    { text: tab.anchor, name: tab.anchorName },
  ]);
});

/** The composition of the app. Pages are Taro's children and stay mounted, so nothing here may withhold them. */
export default function App({ children }: PropsWithChildren) {
  useDidShow((options) => {
    setInFront(true);
    appShown(options?.path ?? '');
  });
  useDidHide(() => setInFront(false));
  usePageNotFound(({ path }) => void relaunch('error', { kind: 'notFound', from: path }));
  useError((message) => {
    // An error page that throws must not open itself for ever.
    if (isPageCrash(message) && pathOf(currentUrl()) !== ROUTES.error)
      void relaunch('error', { kind: 'crash', from: currentUrl() });
  });
  const offline = !useOnline();
  const frame = useMemo(() => ({ ...WAYS, offline }), [offline]);
  return (
    <QueryClientProvider client={queryClient}>
      <NavContext.Provider value={frame}>{children}</NavContext.Provider>
    </QueryClientProvider>
  );
}

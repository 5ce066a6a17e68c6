import './app.scss';
import { getPark } from '@park/contract/park/calls';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { useDidHide, useDidShow, useError, usePageNotFound } from '@tarojs/taro';
import { type PropsWithChildren, useEffect, useMemo } from 'react';
import { askAgain, askOnceMore } from './api/askAgain';
import { installApi } from './api/install';
import { useOnline } from './api/online';
import { pageLocks } from './api/pageLocks';
import { askMissed, queryClient, setInFront, watchPhone } from './api/queryClient';
import { useBrand } from './api/useBrand';
import { keyOf, useCall } from './api/useCall';
import { usePageLock } from './api/usePageLock';
import { useParts } from './api/usePark';
import { ParkPlates } from './components/ParkPlates';
import { areasOf } from './i18n/areas';
import { followOfferedLanguages, getLanguage, loadTexts, onLanguageChange, t } from './i18n/language';
import { goBack, goTab, relaunch } from './navigation/go';
import { openHref } from './navigation/openHref';
import { pathOf, ROUTES, TAB_ROUTES, type TabRouteName } from './navigation/routes';
import { tabLabels } from './navigation/tabLabels';
import { normalizeAddress } from './platform/address';
import { onUpdateReady } from './platform/appUpdate';
import { setDocumentLanguage } from './platform/documentLanguage';
import { takeFirstData } from './platform/firstScreen';
import { isPageCrash } from './platform/pageCrash';
import { pagesNeed } from './platform/pageLoading';
import { EachPage } from './platform/pageParams';
import { currentUrl } from './platform/pageStack';
import { onConsentRequest, openPrivacyGuide } from './platform/privacyGuide';
import { isSinglePage, onBlockedAction } from './platform/singlePage';
import { labelTabBar } from './platform/tabBar';
import { endPageToast, toast } from './platform/toast';
import { appShown, resumeSignIn, retrySignIn, useSession } from './session/store';
import { confirm } from './ui/confirm';
import { LockContext } from './ui/lockContext';
import { NavContext } from './ui/navContext';

const WAYS = {
  onBack: () => void goBack(),
  onHome: () => void goTab('indexCenter'),
  onLink: (href: string) => void openHref(href).then((how) => how === 'copied' && toast(t().core.link.copied)),
  onAgain() {
    if (useSession.getState().phase === 'signingIn') void retrySignIn();
    void askOnceMore(queryClient);
  },
};

normalizeAddress();
setDocumentLanguage(getLanguage());
installApi();
beginWithFirstData();
watchPhone();
onlineManager.subscribe((online) => online && resumeSignIn());
onUpdateReady((restart) => {
  const { title, text, action, later } = t().core.update;
  void confirm({ title, text, action, dismiss: later }).then((yes) => yes && restart());
});
onConsentRequest(({ agree, refuse }) => {
  const words = t().core.privacy;
  const guide = { text: words.guide, open: openPrivacyGuide };
  const question = { title: words.title, text: words.text, action: words.agree, dismiss: words.refuse, guide };
  void confirm(question).then((yes) => (yes ? agree() : refuse()));
});

onBlockedAction(() => toast(t().core.state.alone, ALONE_TOAST));

pagesNeed((path) => loadTexts(areasOf(path)));

let hasWords = false;
let hasLive = true;

function nameTabs(): void {
  if (hasWords) labelTabBar(tabLabels(t().core, hasLive), (index) => void goTab(TAB_ROUTES[index] as TabRouteName));
}

onLanguageChange(() => {
  hasWords = true;
  nameTabs();
  pageLocks.watch(currentUrl());
});

/** As long as an error's: it is a whole sentence. ms */
const ALONE_TOAST = 3000;

let shownUrl = '';

/** Their code comes behind the first page, which would wait for it. Where it does not come, again with the network. */
function loadQueues(): void {
  import('./queues').then(
    ({ startQueues }) => startQueues(),
    () => {
      const stop = onlineManager.subscribe((online) => {
        if (!online) return;
        stop();
        loadQueues();
      });
    },
  );
}

/** A page comes to the front, for the first time or again. */
function pageShown(path: string): void {
  pageLocks.watch(path);
  // WeChat names none of them while a page without tabs is in front.
  if (TAB_ROUTES.some((name) => ROUTES[name] === path)) nameTabs();
  const left = shownUrl;
  shownUrl = currentUrl();
  if (left === '') loadQueues();
  if (left === '' || left === shownUrl) return;
  endPageToast();
  resumeSignIn();
  askMissed();
}

const LOCKS = { usePageLock, useBrand, onShown: pageShown, onLook: lookAgain };

async function lookAgain(): Promise<void> {
  await Promise.all([pageLocks.ask(), queryClient.refetchQueries({ queryKey: keyOf(getPark) })]);
}

/** The tabs say what is in them, from when the park is known. */
function TabNames(): null {
  const isOffered = useParts()('live');
  useEffect(() => {
    hasLive = isOffered;
    nameTabs();
  }, [isOffered]);
  return null;
}

/** The app speaks what the park offers, from its first answer on: a stored one may be older than the page. */
function OfferedLanguage(): null {
  const { data, dataUpdatedAt } = useCall(getPark, {}, { isQuiet: true });
  const off = data?.languagesOff;
  useEffect(() => {
    // Each answer is tried: the texts may not have arrived after the last.
    if (off && dataUpdatedAt > 0)
      void followOfferedLanguages(off)
        .then((hasChanged) => (hasChanged ? askAgain(queryClient) : undefined))
        .catch(() => {});
  }, [off, dataUpdatedAt]);
  return null;
}

/** The composition of the app. Pages are Taro's children and stay mounted, so nothing here may withhold them. */
export default function App({ children }: PropsWithChildren) {
  useDidShow((options) => {
    setInFront(true);
    appShown(options?.path ?? '');
    pageLocks.watch(options?.path ?? '');
  });
  useDidHide(() => setInFront(false));
  usePageNotFound(({ path }) => void relaunch('error', { kind: 'notFound', from: path }));
  useError((message) => {
    // An error page that throws must not open itself for ever.
    if (isPageCrash(message) && pathOf(currentUrl()) !== ROUTES.error)
      void relaunch('error', { kind: 'crash', from: currentUrl() });
  });
  const offline = !useOnline();
  const frame = useMemo(() => ({ ...WAYS, offline, alone: isSinglePage() }), [offline]);
  return (
    <QueryClientProvider client={queryClient}>
      <NavContext.Provider value={frame}>
        <LockContext.Provider value={LOCKS}>
          <TabNames />
          <OfferedLanguage />
          <ParkPlates>
            <EachPage>{children}</EachPage>
          </ParkPlates>
        </LockContext.Provider>
      </NavContext.Provider>
    </QueryClientProvider>
  );
}

/** Begins with what the server has put into the page, so that the home is drawn at once and asks for nothing that it shows already. */
function beginWithFirstData(): void {
  const first = takeFirstData();
  if (!first) return;
  // A phone whose clock is behind would keep it for longer than anything else.
  const updatedAt = Math.min(first.at, Date.now());
  for (const { key, data } of first.queries) queryClient.setQueryData(key, data, { updatedAt });
}

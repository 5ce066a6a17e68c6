import { View } from '@tarojs/components';
import Taro, { useDidShow, usePageScroll } from '@tarojs/taro';
import { type CSSProperties, type ReactNode, useContext, useEffect, useReducer, useState } from 'react';
import './Page.scss';
import '../theme/roles.scss';
import { useT } from '../i18n/useT';
import { endFirstScreen } from '../platform/firstScreen';
import { onKeyboardCover } from '../platform/keyboard';
import { usePageParams, usePagePath } from '../platform/pageParams';
import { usePageShown } from '../platform/pageShown';
import { systemInfo } from '../platform/systemInfo';
import { settleTabBar } from '../platform/tabBar';
import { setTitle } from '../platform/title';
import { appearanceClasses } from '../theme/appearance';
import { paintChrome } from '../theme/chrome';
import { useAppearance } from '../theme/useAppearance';
import { aria } from './aria';
import { ConfirmHost } from './ConfirmHost';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { Locked } from './Locked';
import { LockContext, type LockFrame } from './lockContext';
import { MissingContext, NavContext } from './navContext';
import { TabContext } from './overTabBar';
import { ShownContext } from './shown';
import { Tap } from './Tap';

export interface PageProps {
  title: string;
  /** One of the tab bar's pages: it has no way back. */
  tab?: boolean;
  /** The bar lies over the header and turns solid on scroll. */
  transparentNav?: boolean;
  /** What it shows fills the screen below the bar, and scrolls by itself; on a wide screen all of its width. */
  full?: boolean;
  /** Picture or strata at the top, edge to edge. */
  header?: ReactNode;
  /** A StickyAction: stays at the lower edge. */
  footer?: ReactNode;
  /** Said while there is no network, in place of what is said on every page. */
  offlineText?: string;
  children?: ReactNode;
}

interface Branded {
  brand?: CSSProperties;
}

/** Scrolled this far, a transparent bar has left the header's quiet part. px */
const SOLID_FROM = 40;

/**
 * The frame of every page: appearance, navigation bar, header, content, sticky footer, and the place of confirm(). A page that
 * staff have locked, or that the park does without, says so in place of all that is its own.
 */
export function Page(props: PageProps) {
  const locks = useContext(LockContext);
  return locks ? <LockablePage locks={locks} page={props} /> : <Framed {...props} />;
}

function LockablePage({ locks: { usePageLock, useBrand, onShown, onLook }, page }: { locks: LockFrame; page: PageProps }) {
  const path = usePagePath();
  useDidShow(() => onShown(path));
  const lock = usePageLock(path, usePageParams());
  const brand = useBrand();
  if (!lock) return <Framed {...page} brand={brand} />;
  return (
    <Framed title={page.title} tab={page.tab} brand={brand}>
      <Locked lock={lock} onLook={onLook} />
    </Framed>
  );
}

function Framed({
  title,
  tab = false,
  transparentNav = false,
  full = false,
  header,
  footer,
  offlineText,
  children,
  brand,
}: PageProps & Branded) {
  const { action, state } = useT().core;
  const appearance = useAppearance();
  const { onBack, onHome, offline, alone } = useContext(NavContext);
  const { statusBarHeight, capsuleWidth } = systemInfo();
  const [scrolled, setScrolled] = useState(false);
  const [missing, report] = useReducer((count: number, change: number) => count + change, 0);
  const [deep] = useState(() => Taro.getCurrentPages().length > 1);
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > SOLID_FROM));
  const shown = usePageShown();
  useDidShow(() => setTitle(title));
  useEffect(() => setTitle(title), [title]);
  useEffect(() => {
    if (shown) paintChrome(appearance.theme, brand);
  }, [shown, appearance.theme, brand]);
  useEffect(() => {
    if (tab && shown) settleTabBar();
  }, [tab, shown]);
  useEffect(endFirstScreen, []);

  const rooms = { ...brand, '--nav-room': `${statusBarHeight}px`, '--nav-side': `${capsuleWidth}px` } as CSSProperties;
  return (
    <ShownContext.Provider value={shown}>
      <TabContext.Provider value={tab}>
        <View
          className={classNames(
            'page',
            tab && 'page--tab',
            full && 'page--full',
            full && shown && 'page--wide',
            appearanceClasses(appearance),
          )}
          style={rooms}
        >
          <View
            className={classNames('nav', transparentNav && 'nav--over', transparentNav && !scrolled && 'nav--clear')}
            {...aria({ role: 'banner' })}
          >
            <View className="nav__row centre">
              {!tab && (
                <Tap className="nav__way centre" label={deep ? action.back : action.home} onClick={deep ? onBack : onHome}>
                  <Icon name={deep ? 'back' : 'home'} />
                </Tap>
              )}
              <View className="nav__title" {...aria({ role: 'heading', level: 1 })}>
                {title}
              </View>
            </View>
          </View>
          <View className="page__main" {...aria({ role: 'main' })}>
            {header}
            <View className="page__content">
              {(alone || offline) && (
                <View className="offline-bar tone-warn" {...aria({ role: 'status' })}>
                  {alone ? state.alone : (offlineText ?? (missing > 0 ? state.noNetwork : state.offline))}
                </View>
              )}
              <MissingContext.Provider value={report}>{children}</MissingContext.Provider>
            </View>
          </View>
          {footer && <PageFooter>{footer}</PageFooter>}
          <ConfirmHost />
        </View>
      </TabContext.Provider>
    </ShownContext.Provider>
  );
}

/** The lower edge of a page, above the tab bar and above the keyboard. */
function PageFooter({ children }: { children: ReactNode }) {
  const [covered, setCovered] = useState(0);
  useEffect(() => onKeyboardCover(setCovered), []);
  return (
    <View className="page__footer" style={{ bottom: `${covered}px` }}>
      {children}
    </View>
  );
}

import MenuOutlined from '@ant-design/icons/MenuOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { Button, Drawer, Grid, Layout } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readRights } from '../api/call';
import { useStaffEvents } from '../api/events';
import { useMay } from '../api/hooks';
import { useSession } from '../api/session';
import { loadTexts, useLanguage, useTexts } from '../i18n/language';
import { useListKeys } from '../ui/keys';
import { parkTime } from '../ui/values';
import { AccountMenu } from './AccountMenu';
import { AreaMenu } from './AreaMenu';
import { AREAS } from './areas';
import { addressOf, FIRST_CHAPTER } from './chapter';
import { LanguageButton } from './LanguageButton';
import { Palette } from './Palette';
import { useParkHead, useTab } from './park';

const HelpBell = lazy(() => Promise.all([import('../features/help/HelpBell'), loadTexts('help')]).then(([bell]) => bell));

/** The frame around every page: the areas that one may open, the account, the language. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  const screens = Grid.useBreakpoint();
  const [folded, setFolded] = useState<boolean | null>(null);
  const [drawn, setDrawn] = useState(false);
  const { pathname } = useLocation();
  const { name } = useParkHead();
  useTab();
  useListKeys('#contents');
  useRights();
  const answersCalls = useMay('help.answer');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was chosen takes the drawer away.
  useEffect(() => setDrawn(false), [pathname]);
  const narrow = !(folded === false || (folded === null && screens.xl));
  const phone = screens.md === false;
  return (
    <Layout className="shell" hasSider={!phone}>
      <a className="skip" href="#contents">
        {t.toContents}
      </a>
      {!phone && (
        <Layout.Sider className="shell-side" theme="light" width={220} collapsedWidth={72} collapsed={narrow}>
          <Mark small={narrow} />
          <AreaMenu small={narrow} />
        </Layout.Sider>
      )}
      <Layout>
        <OfflineStrip />
        <SecondFactorStrip />
        <Layout.Header className="shell-top">
          <Button
            type="text"
            icon={<MenuOutlined />}
            aria-label={t.foldMenu}
            onClick={() => (phone ? setDrawn(true) : setFolded(!narrow))}
          />
          <strong className="wide">{name}</strong>
          <span style={{ flex: 1 }} />
          {answersCalls && (
            <Suspense fallback={null}>
              <HelpBell />
            </Suspense>
          )}
          <Palette />
          <ManualLink />
          <LanguageButton />
          <AccountMenu />
        </Layout.Header>
        <Layout.Content className="shell-main" id="contents" role="main" tabIndex={-1}>
          {children}
        </Layout.Content>
      </Layout>
      {phone && (
        <Drawer open={drawn} placement="left" title={t.menu} size={280} onClose={() => setDrawn(false)}>
          <AreaMenu />
        </Drawer>
      )}
    </Layout>
  );
}

/** What one may do is asked when the console opens and whenever somebody changed it. */
function useRights(): void {
  useEffect(() => void readRights(), []);
  useStaffEvents(['rightsChanged'], readRights);
}

function Mark({ small }: { small: boolean }) {
  const t = useTexts('shell');
  const { icon } = useParkHead();
  return (
    <div className="shell-mark">
      <img src={icon} alt="" />
      {!small && t.console}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function OfflineStrip() {
  const t = useTexts('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" aria-live="polite">
      {!online && <div className="strip">{t.offline}</div>}
    </div>
  );
}

/** Put away until the tab is closed. After the due day nothing else is left to see. */
const LATER_KEY = 'park-console-second-factor-later';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog'));

/** Tells an owner until when a second factor is to be set up. */
function SecondFactorStrip() {
  const t = useTexts('secondFactor');
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  const [isLater, setLater] = useState(() => sessionStorage.getItem(LATER_KEY) === '1');
  if (!session?.secondFactorDue || isLater) return null;
  const later = () => {
    sessionStorage.setItem(LATER_KEY, '1');
    setLater(true);
  };
  return (
    <>
      <div className="strip">
        {t.due({ day: parkTime(session.secondFactorDue, { dateStyle: 'long', timeStyle: 'short' }) })}{' '}
        <Button size="small" onClick={() => setOpen(true)}>
          {t.dueNow}
        </Button>{' '}
        <Button size="small" type="text" onClick={later}>
          {t.dueLater}
        </Button>
      </div>
      <Suspense fallback={null}>{open && <SecondFactorDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Leads to what is written for staff about the area that is open. */
function ManualLink() {
  const t = useTexts('shell');
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const open = useLocation().pathname.split('/')[1];
  const { chapter = FIRST_CHAPTER } = AREAS.find(({ path }) => path === open) ?? {};
  return (
    <Button
      type="text"
      icon={<QuestionCircleOutlined />}
      href={addressOf(chapter, language)}
      target="_blank"
      rel="noopener"
      aria-label={t.manual}
      title={t.manual}
    />
  );
}

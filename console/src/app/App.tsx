import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App as AntApp, Button, ConfigProvider, Modal, Result, Skeleton } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { startRenewal } from '../api/renewal';
import { may, rolesOf } from '../api/rights';
import { dropSession, useSession } from '../api/session';
import { useLanguage, useTexts } from '../i18n/language';
import { EmptyArt, LostArt } from '../ui/LineArt';
import type { Area } from './area';
import { AREAS } from './areas';
import { Boundary } from './Boundary';
import { LanguageButton } from './LanguageButton';
import { pageNonce } from './noncedStyles';
import { useParkHead } from './park';
import { Shell } from './Shell';
import { SignInForm } from './SignInForm';
import { SIGN_IN } from './signIn';
import { themeFor, useTouch } from './theme';

const IssuedPasswordPage = lazy(() => import('./IssuedPasswordPage'));
const SecondFactorPage = lazy(() => import('./SecondFactorPage'));
/** In no build for production. */
const Gallery = import.meta.env.DEV ? lazy(() => import('./Gallery')) : null;

const queries = new QueryClient({
  // A refusal stays one however often it is asked; the network's own pauses are waited for by the query itself.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } },
});

const nonce = pageNonce();

/** A quiet drawing: most lists are empty on most days. */
const EMPTY = { image: <EmptyArt /> };

export function App() {
  const language = useLanguage();
  const touch = useTouch();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(startRenewal, []);
  return (
    <ConfigProvider
      locale={useTexts('antd')}
      theme={themeFor(touch)}
      csp={{ nonce }}
      empty={EMPTY}
      button={{ autoInsertSpace: false }}
    >
      <AntApp>
        <BrowserRouter basename="/admin">
          <QueryClientProvider client={queries}>
            <Routes>
              <Route path={SIGN_IN} element={<SignInPage />} />
              {Gallery && <Route path="gallery" element={<Gallery />} />}
              <Route element={<Inside />}>
                <Route index element={<FirstArea />} />
                {AREAS.map((area) => (
                  <Route key={area.path} path={`${area.path}/*`} element={<AreaRoute area={area} />} />
                ))}
                <Route path="*" element={<NoSuchPage />} />
              </Route>
            </Routes>
            <SignInAgain />
          </QueryClientProvider>
        </BrowserRouter>
      </AntApp>
    </ConfigProvider>
  );
}

/** Who is not signed in goes to the sign-in, and from there back to where they were. */
function Inside() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  if (!session) return <Navigate to={`${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`} replace />;
  if (session.passwordIssued)
    return (
      <Suspense fallback={null}>
        <IssuedPasswordPage />
      </Suspense>
    );
  if (session.secondFactorDue && Date.parse(session.secondFactorDue) <= Date.now())
    return (
      <Suspense fallback={null}>
        <SecondFactorPage />
      </Suspense>
    );
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Asks for the password over the page whose session ended; the calls that wait go on after it. */
function SignInAgain() {
  const { signIn: t } = useTexts('shell');
  const { session, over } = useSession();
  if (!session || !over) return null;
  return (
    <Modal open title={t.again} closable={false} mask={{ closable: false }} keyboard={false} footer={null} destroyOnHidden>
      <p>{t.againAbout}</p>
      <SignInForm userName={session.userName} onDone={() => undefined} />
      <Button type="text" block onClick={dropSession} style={{ marginTop: 8 }}>
        {t.leave}
      </Button>
    </Modal>
  );
}

/** An area's pages for those who may see them; the others are told why not. */
function AreaRoute({ area }: { area: Area }) {
  const { session } = useSession();
  const { forbidden: t, roles } = useTexts('shell');
  if (!session) return null;
  // Signed in before there were permissions: they are on their way.
  if (!session.permissions) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (!may(session, area.needs))
    return <Result icon={<LostArt />} title={<h1>{t.title}</h1>} subTitle={t.about({ mine: rolesOf(session, roles) })} />;
  return (
    <Boundary page={area.path}>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <area.Page />
      </Suspense>
    </Boundary>
  );
}

/** Where somebody's day begins. */
function FirstArea() {
  const { session } = useSession();
  const first = AREAS.find(({ needs }) => may(session, needs));
  return first ? <Navigate to={`/${first.path}`} replace /> : <NoSuchPage />;
}

function NoSuchPage() {
  const { missing: t } = useTexts('shell');
  const go = useNavigate();
  return (
    <Result
      icon={<LostArt />}
      title={<h1>{t.title}</h1>}
      subTitle={t.about}
      extra={
        <Button type="primary" onClick={() => go('/')}>
          {t.home}
        </Button>
      }
    />
  );
}

/** Only a way inside the console is followed, whatever the address says. */
const wayBack = (to: string | null) => (to?.startsWith('/') && !to.startsWith('//') ? to : '/');

function SignInPage() {
  const t = useTexts('shell');
  const go = useNavigate();
  const [params] = useSearchParams();
  const { name, icon } = useParkHead();
  const { session } = useSession();
  const to = wayBack(params.get('to'));
  if (session) return <Navigate to={to} replace />;
  return (
    <div className="sign-in">
      <div className="sign-in-top">
        <LanguageButton />
      </div>
      <main className="sign-in-card">
        <img src={icon} alt="" width={48} height={48} />
        <h1>{t.signIn.title}</h1>
        <p className="muted">
          {name} · {t.signIn.about}
        </p>
        <SignInForm onDone={() => go(to, { replace: true })} />
      </main>
    </div>
  );
}

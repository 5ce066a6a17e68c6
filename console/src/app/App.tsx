import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App as AntApp, Button, ConfigProvider, Modal } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { startRenewal } from '../api/renewal';
import { dropSession, useSession } from '../api/session';
import { useLanguage, useTexts } from '../i18n/language';
import { EmptyArt } from '../ui/LineArt';
import { AreaRoute, FirstArea, NoSuchPage } from './AreaRoute';
import { AREAS } from './areas';
import { pageNonce } from './noncedStyles';
import { Shell } from './Shell';
import { SignInForm } from './SignInForm';
import { SignInPage } from './SignInPage';
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

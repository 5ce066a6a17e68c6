import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { LanguageButton } from './LanguageButton';
import { useParkHead } from './park';
import { SignInForm } from './SignInForm';

/** Only a way inside the console is followed, whatever the address says. */
const wayBack = (to: string | null) => (to?.startsWith('/') && !to.startsWith('//') ? to : '/');

export function SignInPage() {
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

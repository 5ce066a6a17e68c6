import { Button } from 'antd';
import { useTexts } from '../i18n/language';
import { LanguageButton } from './LanguageButton';
import SecondFactorSteps from './SecondFactorSteps';
import { useSignOut } from './signIn';

/** All that an owner sees whose time to set up a second factor is over. */
export default function SecondFactorPage() {
  const t = useTexts('secondFactor');
  const { signOut } = useTexts('shell');
  const leave = useSignOut();
  return (
    <div className="sign-in">
      <div className="sign-in-top">
        <LanguageButton />
      </div>
      <main className="sign-in-card" id="contents">
        <h1>{t.mustTitle}</h1>
        <p className="muted">{t.mustAbout}</p>
        <SecondFactorSteps onDone={() => undefined} />
        <Button type="text" block onClick={leave} style={{ marginTop: 16 }}>
          {signOut}
        </Button>
      </main>
    </div>
  );
}

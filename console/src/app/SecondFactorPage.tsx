import { Button } from 'antd';
import { shell as en } from '../i18n/en/shell';
import { useTexts } from '../i18n/language';
import { shell as zh } from '../i18n/zh/shell';
import { LanguageButton } from './LanguageButton';
import SecondFactorSteps from './SecondFactorSteps';
import { useSecondFactorTexts } from './secondFactorTexts';
import { useSignOut } from './signIn';

/** All that an owner sees whose time to set up a second factor is over. */
export default function SecondFactorPage() {
  const t = useSecondFactorTexts();
  const { signOut } = useTexts({ zh, en });
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

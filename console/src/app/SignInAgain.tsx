import { Button, Modal } from 'antd';
import { dropSession, useSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { SignInForm } from './SignInForm';

/** Asks for the password over the page whose session ended; the calls that wait go on after it. */
export function SignInAgain() {
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

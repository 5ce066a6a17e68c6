import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/language';
import { LanguageButton } from './LanguageButton';
import { useSignOut } from './signIn';

/** All that somebody sees who has one thing to do before anything else. */
export function RequiredStep({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const { signOut } = useTexts('shell');
  const leave = useSignOut();
  return (
    <div className="sign-in">
      <div className="sign-in-top">
        <LanguageButton />
      </div>
      <main className="sign-in-card" id="contents">
        <h1>{title}</h1>
        <p className="muted">{about}</p>
        {children}
        <Button type="text" block onClick={leave} style={{ marginTop: 16 }}>
          {signOut}
        </Button>
      </main>
    </div>
  );
}

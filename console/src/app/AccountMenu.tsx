import DownOutlined from '@ant-design/icons/DownOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { rolesOf } from '../api/rights';
import { useSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { useSignOut } from './signIn';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog'));
const PasswordDialog = lazy(() => import('./PasswordDialog'));

export function AccountMenu() {
  const t = useTexts('shell');
  const { session } = useSession();
  const signOut = useSignOut();
  const { menu: twoStep } = useTexts('secondFactor');
  const [open, setOpen] = useState<'password' | 'secondFactor' | null>(null);
  const close = () => setOpen(null);
  if (!session) return null;
  const roles = rolesOf(session, t.roles);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'who', type: 'group', label: `${session.userName} · ${roles}` },
            { key: 'password', label: t.password, onClick: () => setOpen('password') },
            { key: 'secondFactor', label: twoStep, onClick: () => setOpen('secondFactor') },
            { type: 'divider' },
            { key: 'signOut', label: t.signOut, onClick: signOut },
          ],
        }}
      >
        <Button type="text" icon={<UserOutlined />} aria-haspopup="menu">
          {session.displayName}
          <DownOutlined />
        </Button>
      </Dropdown>
      <Suspense fallback={null}>
        {open === 'password' && <PasswordDialog onClose={close} />}
        {open === 'secondFactor' && <SecondFactorDialog onClose={close} />}
      </Suspense>
    </>
  );
}

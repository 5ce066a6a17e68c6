import DownOutlined from '@ant-design/icons/DownOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { useLogout } from '@refinedev/core';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { shell as en } from '../i18n/en/shell';
import { useTexts } from '../i18n/language';
import { shell as zh } from '../i18n/zh/shell';
import { useSession } from './useSession';

const PasswordDialog = lazy(() => import('./PasswordDialog'));

export function AccountMenu() {
  const t = useTexts({ zh, en });
  const { session } = useSession();
  const logout = useLogout();
  const [changing, setChanging] = useState(false);
  if (!session) return null;
  const roles = session.roles.map((role) => t.roles[role]).join(' · ');
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'who', type: 'group', label: `${session.userName} · ${roles}` },
            { key: 'password', label: t.password, onClick: () => setChanging(true) },
            { type: 'divider' },
            { key: 'signOut', label: t.signOut, onClick: () => logout.mutate() },
          ],
        }}
      >
        <Button type="text" icon={<UserOutlined />} aria-haspopup="menu">
          {session.displayName}
          <DownOutlined />
        </Button>
      </Dropdown>
      <Suspense fallback={null}>{changing && <PasswordDialog onClose={() => setChanging(false)} />}</Suspense>
    </>
  );
}

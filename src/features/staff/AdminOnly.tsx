import { adminLogout } from '@park/contract/staff/calls';
import { View } from '@tarojs/components';
import { type ReactNode, useEffect } from 'react';
import './AdminOnly.scss';
import { openAdminLogin } from '@/api/sessionHost';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { useAdminToken } from './adminToken';

/**
 * What only an administrator sees, and under it the way to sign out. Whoever is not signed in goes to the login and comes back
 * (R-signin-2). Signing out forgets the token on this phone even when the server cannot be reached.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const t = useT().admin;
  const { isSignedIn, forget } = useAdminToken();
  const logout = useSend(adminLogout);
  useEffect(() => {
    if (!isSignedIn) openAdminLogin();
  }, [isSignedIn]);
  if (!isSignedIn) return null;

  const signOut = async () => {
    await logout.mutateAsync({}).catch(() => {});
    forget();
    toast(t.signedOut);
  };
  return (
    <>
      {children}
      <View className="admin-only spread">
        <View className="text-quiet">{t.signedInAs}</View>
        <Button kind="secondary" loading={logout.isPending} onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      </View>
    </>
  );
}

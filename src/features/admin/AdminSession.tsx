import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { useAdminToken } from './adminToken';
import { useAdminLogout } from './api';

/**
 * Says that an administrator is signed in, and signs out. Whoever is not goes to the login (specification, section 4).
 * Signing out forgets the token on this phone even when the server cannot be reached.
 */
export function AdminSession() {
  const words = useT().center.admin;
  const { isSignedIn, forget } = useAdminToken();
  const logout = useAdminLogout();
  useEffect(() => {
    if (!isSignedIn) void goReplace('adminLogin');
  }, [isSignedIn]);
  if (!isSignedIn) return null;

  const signOut = async () => {
    await logout.mutateAsync().catch(() => {});
    forget();
    toast(words.signedOut);
  };
  return (
    <>
      <View>{words.signedInAs}</View>
      <Button loading={logout.isPending} onClick={() => void signOut()}>
        {words.signOut}
      </Button>
    </>
  );
}

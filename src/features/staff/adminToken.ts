import { useCallback, useState } from 'react';
import { getItem, removeItem, STORAGE_KEYS, setItem } from '@/platform/storage';

/** Keeps the administrator's token on this phone, under its own key (R-signin-9): calls flagged as admin carry it. */
export function keepAdminToken(token: string): void {
  setItem(STORAGE_KEYS.adminToken, token);
}

/** Whether somebody is signed in as administrator on this phone, and the way to forget it. */
export function useAdminToken() {
  const [isSignedIn, setSignedIn] = useState(() => getItem(STORAGE_KEYS.adminToken) !== '');
  const forget = useCallback(() => {
    removeItem(STORAGE_KEYS.adminToken);
    setSignedIn(false);
  }, []);
  return { isSignedIn, forget };
}

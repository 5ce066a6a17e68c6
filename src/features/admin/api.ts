import { adminLogin, adminLogout } from '@park/contract/admin/endpoints';
import type { AdminLoginIn } from '@park/contract/admin/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/api/client';
import { keepAdminToken } from './adminToken';
import { keepDevice, knownDevice } from './knownDevice';

/** Signs an administrator in and keeps the token. */
export function useAdminLogin() {
  return useMutation({
    mutationFn: (input: AdminLoginIn) => call(adminLogin, { ...input, device: knownDevice(input.userName) }),
    onSuccess: ({ accessToken, userName, device }) => {
      keepDevice(userName, device);
      keepAdminToken(accessToken);
    },
  });
}

/** Ends the administrator's session on the server. */
export function useAdminLogout() {
  return useMutation({ mutationFn: () => call(adminLogout, {}) });
}

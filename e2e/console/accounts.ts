import { randomUUID } from 'node:crypto';
import { adminLogin, changePassword, resetPassword, saveAccount } from '@park/contract/staff/calls';
import type { DeliveredRole } from '@park/contract/staff/roles';
import type { Page } from '@playwright/test';
import { resultOf, staffToken } from '../staff';
import { ADMIN_PASSWORD } from '../world';
import { openSignedIn } from './fixtures';

export interface Staff {
  id: string;
  userName: string;
  password: string;
}

/** An account of its own with these roles, made as an owner makes it. */
export async function makeStaff(...roles: [DeliveredRole, ...DeliveredRole[]]): Promise<Staff> {
  const owner = await staffToken();
  const id = randomUUID();
  const userName = `${roles[0]}-${id.slice(0, 8)}`.toLowerCase();
  await resultOf(saveAccount, { id, version: 0, userName, displayName: userName, roles, active: true }, owner);
  const { password: issued } = await resultOf(resetPassword, { id, password: ADMIN_PASSWORD }, owner);
  const password = randomUUID();
  await resultOf(
    changePassword,
    { password: issued, newPassword: password },
    await tokenOf({ id, userName, password: issued }),
  );
  return { id, userName, password };
}

/** The token of an account, for calls made by hand. */
export async function tokenOf({ userName, password }: Staff): Promise<string> {
  return (await resultOf(adminLogin, { userName, password })).accessToken;
}

/** Opens a page of the console as somebody with these roles alone. */
export async function openAs(page: Page, path: string, ...roles: [DeliveredRole, ...DeliveredRole[]]): Promise<Staff> {
  const staff = await makeStaff(...roles);
  await openSignedIn(page, path, staff.userName, staff.password);
  return staff;
}

import { api, shell, secondFactor as t } from '../../console/src/i18n/messages/en/core';
import { makeStaff } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, signIn, test } from './fixtures';

const OF_THE_DEVICE = {
  ...({ protocol: 'ctap2', transport: 'internal' } as const),
  ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
};

test('a member of the staff adds a passkey, signs in with it, and removes it', async ({ page, watch }) => {
  watch.expectFailedRequests();
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: OF_THE_DEVICE,
  });
  const owner = await makeStaff('owner');
  await page.goto(consoleUrl('locks'));
  await signIn(page, owner.userName, owner.password);
  await page.getByRole('button', { name: t.dueNow }).click();
  const dialog = page.getByRole('dialog', { name: t.menu });
  await dialog.getByLabel(t.password).fill(owner.password);
  await dialog.getByRole('button', { name: t.addPasskey }).click();
  await dialog.getByLabel(t.passkeyName).fill('Ticket office');
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: t.makePasskey }).click();
  await expect(dialog.getByRole('list', { name: t.codes }).getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: t.kept }).click();
  await expect(page.getByText(/^Owners must set up two-step sign-in by /)).toHaveCount(0);

  const leave = async () => {
    await page.getByRole('button', { name: owner.userName }).click();
    await page.getByRole('menuitem', { name: shell.signOut }).click();
  };
  await leave();
  await signIn(page, owner.userName, owner.password);
  await expect(page.getByLabel(t.code, { exact: true })).toBeVisible();
  await noSeriousViolations(page);
  // Who has it elsewhere is told so, and may try again.
  const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
  await browser.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByRole('button', { name: t.usePasskey }).click();
  await expect(page.getByRole('alert').filter({ hasText: api.passkeyNot })).toBeVisible();
  for (const credential of credentials) await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.getByRole('button', { name: t.usePasskey }).click();
  await expect(firstHeading(page)).toBeVisible();

  await page.getByRole('button', { name: owner.userName }).click();
  await page.getByRole('menuitem', { name: t.menu }).click();
  const list = dialog.getByRole('list', { name: t.passkeys }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(/Ticket office.*Last used/s);
  // An owner's last second thing stays; a second passkey, on a key, makes it one that may go.
  await expect(dialog.getByRole('button', { name: t.removeOne({ name: 'Ticket office' }) })).toHaveCount(0);
  await noSeriousViolations(page);
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...OF_THE_DEVICE, transport: 'usb' } });
  await dialog.getByLabel(t.password).fill(owner.password);
  await dialog.getByRole('button', { name: t.addPasskey }).click();
  await dialog.getByLabel(t.passkeyName).fill('Key');
  await dialog.getByRole('button', { name: t.makePasskey }).click();
  await expect(list).toHaveCount(2);
  await dialog.getByLabel(t.password).fill(owner.password);
  await dialog.getByRole('button', { name: t.removeOne({ name: 'Ticket office' }) }).click();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Key');
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, expectAccessible, holdBack, submitLogin, test } from './fixtures';

const demoPassword = 'Demo-pass-1234';
const newPassword = 'A-longer-pass-2';
type Staff = { id: string; email: string; fullName: string };

/** An account of the test’s own, made by the demo’s administrator. */
async function newStaff(request: APIRequestContext, role: 'administrator' | 'content_manager'): Promise<Staff> {
  const login = await request.post('/api/admin-users/login', {
    data: { email: 'admin@demo.test', password: demoPassword },
  });
  const { token } = (await login.json()) as { token: string };
  const name = randomUUID().slice(0, 8);
  const person = { email: `${name}@staff.test`, fullName: `Sam ${name}` };
  const created = await request.post('/api/admin-users', {
    headers: { Authorization: `JWT ${token}`, 'X-Current-Password': demoPassword },
    data: { ...person, password: demoPassword, role, isActive: true },
  });
  expect(created.status()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: string } };
  return { id: doc.id, ...person };
}

async function signInAs(page: Page, email: string, password = demoPassword) {
  await submitLogin(page, email, password);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('profile, notifications and appearance are saved', async ({ page, request }) => {
  const person = await newStaff(request, 'administrator');
  await signInAs(page, person.email);
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
  await expect(page.getByPlaceholder('Administrator')).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Bio')).toHaveAttribute('rows', '4');

  await test.step('what is wrong stands beside its field, and nothing typed is lost', async () => {
    await page.getByLabel('Full Name').fill(' ');
    await page.getByLabel('Bio').fill('Packs the boxes.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Enter the full name.')).toBeVisible();
    await page.getByLabel('Full Name').fill('Samira Okonkwo');
    await page.route('**/admin/settings*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, '❌ Error');
    await toast(page, 'Failed to save settings. Please try again.');
    await expect(page.getByLabel('Full Name')).toHaveValue('Samira Okonkwo');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('saving says so', async () => {
    const letGo = await holdBack(page, '**/admin/settings*', 'POST');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await toast(page, '✅ Settings Saved');
    await toast(page, 'Your settings have been updated successfully.');
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('button', { name: 'Profile menu, Samira Okonkwo' })).toBeVisible();
  });

  await test.step('another address asks for the password', async () => {
    await page.getByLabel('Email').fill(`new-${person.email}`);
    await page.getByLabel('Your password').fill('Not-the-password');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('That is not your password.')).toBeVisible();
    await page.getByLabel('Email').fill('admin@demo.test');
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Another account uses this email address.')).toBeVisible();
    await page.getByLabel('Email').fill(`new-${person.email}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByLabel('Your password')).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(`new-${person.email}`);
    await expect(page.getByLabel('Bio')).toHaveValue('Packs the boxes.');
    await expectAccessible(page);
  });

  await test.step('notifications', async () => {
    await tab(page, 'Notifications');
    for (const group of ['Email Notifications', 'Order Alerts', 'System Updates']) {
      await expect(page.getByText(group, { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Configure Email Notifications' }).click();
    await page.getByLabel('Quote requests').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, '✅ Settings Saved');
    await page.getByRole('button', { name: 'Configure System Updates' }).click();
    await page.getByLabel('Low stock').uncheck();
    await page.getByLabel('System notices').uncheck();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'System Updates' })).toContainText('Off');
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Email Notifications' })).toContainText('Quote requests');
    await page.getByRole('button', { name: 'Configure System Updates' }).click();
    await expect(page.getByLabel('Low stock')).not.toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('appearance: at once, on every page, and without a flash', async () => {
    await tab(page, 'Appearance');
    const root = page.locator('html');
    const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await surface();
    await page.getByRole('radio', { name: 'Dark Mode' }).check();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(surface).not.toBe(light);
    await toast(page, '✅ Settings Saved');
    await page.getByRole('radio', { name: 'Green' }).check();
    await expect(root).toHaveAttribute('data-color-scheme', 'green');
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
    for (const path of ['/admin/orders', '/admin/staff']) {
      const html = await (await page.request.get(path)).text();
      expect(html).toMatch(/<html[^>]*data-theme="dark"[^>]*data-color-scheme="green"/);
    }
    await page.goto('/admin/staff');
    expect(await surface()).not.toBe(light);
    await expectAccessible(page);
    await page.goto('/admin/settings?tab=appearance');
    await page.getByRole('radio', { name: 'Light Mode' }).check();
    await expect.poll(surface).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await surface()).toBe(light);
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(surface).not.toBe(light);
    await toast(page, '✅ Settings Saved');
  });

  await test.step('they belong to the account: gone with it, and back with it', async () => {
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-color-scheme');
    await signInAs(page, `new-${person.email}`);
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'green');
  });
});

test('the shop’s rules are set without the panel', async ({ page, request }) => {
  const person = await newStaff(request, 'administrator');
  await signInAs(page, person.email);
  await page.goto('/admin/settings');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    ...['Profile', 'Security', 'Notifications', 'Appearance', 'System'],
    ...['Shop', 'Delivery', 'Tax'],
  ]);
  await tab(page, 'Shop');
  await expect(page).toHaveTitle(/Shop settings/);
  await expect(page.getByLabel('From pieces, tier 1')).toHaveValue('10');
  await expectAccessible(page);

  await page.getByLabel('Low stock at').fill('few');
  await page.getByLabel('Per cent off, tier 2').fill('3');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter a whole number of 0 or more.')).toBeVisible();
  await expect(page.getByText('Each tier begins later and takes more off than the one before.')).toBeVisible();

  const bank = `Kitroom Ltd\nAccount ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Low stock at').fill('5');
  await page.getByLabel('Per cent off, tier 2').fill('10');
  await page.getByLabel('Bank details').fill(bank);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, '✅ Settings Saved');
  await page.reload();
  await expect(page.getByLabel('Bank details')).toHaveValue(bank);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('password, second factor and sessions', async ({ page, request, browser, baseURL }) => {
  test.setTimeout(180_000);
  const person = await newStaff(request, 'administrator');
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signInAs(elsewhere, person.email);
  await signInAs(page, person.email);
  await page.goto('/admin/settings?tab=security');

  await test.step('a new password ends every other session', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the new password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('The two passwords do not match.')).toBeVisible();
    await page.getByLabel('Repeat the new password').fill(newPassword);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save password' }).click();
    await toast(page, '✅ Password Changed');
    await elsewhere.goto('/admin/orders');
    await expect(elsewhere).toHaveURL(/\/admin\/login/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  });

  let secret = '';
  let codes: string[] = [];
  const codeOf = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

  await test.step('two-factor authentication is enabled with a telephone', async () => {
    await page.getByRole('button', { name: 'Enable Two-Factor Authentication' }).click();
    await page.getByLabel('Your password').fill(newPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = (await page.getByTestId('key').innerText()).replace(/\s/g, '');
    await expectAccessible(page);
    await page.getByLabel('Enter the 6-digit code').fill('12345');
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect(page.getByText('That code is wrong.', { exact: false })).toBeVisible();
    await page.getByLabel('Enter the 6-digit code').fill(codeOf(0));
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Have you saved them?' })).toBeVisible();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Enabled. 10 recovery codes are left.')).toBeVisible();
  });

  await test.step('the login asks for the code after the password, and takes each once', async () => {
    const code = codeOf(1);
    await submitLogin(elsewhere, person.email, 'Wrong-password');
    await expect(elsewhere.getByText('Invalid credentials').first()).toBeVisible();
    await submitLogin(elsewhere, person.email, newPassword);
    await expect(elsewhere.getByLabel('Enter the 6-digit code')).toBeFocused();
    await expectAccessible(elsewhere);
    await elsewhere.getByLabel('Enter the 6-digit code').fill('12345');
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByText('Login Failed').first()).toBeVisible();
    await elsewhere.getByLabel('Enter the 6-digit code').fill(code);
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere).toHaveURL(/\/admin\/dashboard/);

    await elsewhere.context().clearCookies();
    await submitLogin(elsewhere, person.email, newPassword);
    await elsewhere.getByLabel('Enter the 6-digit code').fill(code);
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByText('This code is wrong or has already been used.').first()).toBeVisible();
    await elsewhere.getByLabel('Enter the 6-digit code').fill(codes[0] ?? '');
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere).toHaveURL(/\/admin\/dashboard/);
  });

  await test.step('the login history names them, and ends a session at once', async () => {
    await page.reload();
    await expect(page.getByText('Enabled. 9 recovery codes are left.')).toBeVisible();
    await page.getByRole('link', { name: 'View Login History' }).click();
    await expect(page.getByText('Wrong code')).toHaveCount(2);
    await expect(page.getByText('Wrong password')).toHaveCount(1);
    await expect(page.getByText('This session')).toHaveCount(1);
    await expect(page.getByText(/^Chrome on /).first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await toast(page, '✅ Session Ended');
    await elsewhere.goto('/admin/orders');
    await expect(elsewhere).toHaveURL(/\/admin\/login/);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  });

  await test.step('and it is disabled with the password', async () => {
    await page.goto('/admin/settings?tab=security');
    await page.getByRole('button', { name: 'Disable Two-Factor Authentication' }).click();
    await page.getByLabel('Your password').fill(newPassword);
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Enable Two-Factor Authentication' })).toBeVisible();
  });
  await elsewhere.context().close();
});

test('staff are invited, promoted and put out', async ({ page, request, browser, baseURL }) => {
  test.setTimeout(120_000);
  const [admin, colleague] = [await newStaff(request, 'administrator'), await newStaff(request, 'administrator')];
  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await signInAs(theirs, colleague.email);
  await signInAs(page, admin.email);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await expect(page).toHaveURL('/admin/staff');
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('an invitation', async () => {
    const fullName = `Ines ${randomUUID().slice(0, 8)}`;
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('Full Name').fill(fullName);
    await page.getByLabel('Email').fill(colleague.email);
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('There is already an account with this address.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(`${randomUUID()}@staff.test`);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await toast(page, '✅ Invitation Sent');
    await expect(row(fullName)).toContainText('Invited');
    await expect(row(fullName)).toContainText('Content manager');
    await act(fullName, 'Resend invitation');
    await toast(page, '✅ Email Sent');
  });

  await test.step('a demoted administrator is out with the next click, and back when promoted', async () => {
    await act(colleague.fullName, 'Make content manager');
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Change the role' }).click();
    await toast(page, '✅ Role Changed');
    await theirs.goto('/admin/orders');
    await expect(theirs).toHaveURL(/\/admin\/no-access/);
    await act(colleague.fullName, 'Make administrator');
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Change the role' }).click();
    await expect(row(colleague.fullName)).toContainText('Administrator');
    await theirs.goto('/admin/settings');
    await expect(theirs.getByLabel('Full Name')).toHaveValue(colleague.fullName);
  });

  await test.step('a deactivated one too, in the middle of something', async () => {
    await act(colleague.fullName, 'Deactivate');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(row(colleague.fullName)).toContainText('Inactive');
    await theirs.getByLabel('Bio').fill('Too late.');
    await theirs.getByRole('button', { name: 'Save Changes' }).click();
    await expect(theirs).toHaveURL(/\/admin\/login/);
    await act(colleague.fullName, 'Activate');
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(row(colleague.fullName)).not.toContainText('Inactive');
  });

  await test.step('a deleted one is gone', async () => {
    await act(colleague.fullName, 'Delete');
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await toast(page, '✅ Account Deleted');
    await expect(row(colleague.fullName)).toHaveCount(0);
  });

  await test.step('nobody does it to themselves', async () => {
    await expect(row(admin.fullName)).toContainText('(you)');
    await expect(row(admin.fullName).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });
  await theirs.context().close();
});

test('a forgotten password is asked for from the login', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(`${randomUUID()}@staff.test`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If there is an account with this address, we’ve emailed it a link.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/set-password?token=wrong');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
});

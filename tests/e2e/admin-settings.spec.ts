import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, expectAccessible, holdBack, signIn, submitLogin, test } from './fixtures';
import { toastOf } from './shopper';

const demoPassword = 'Demo-pass-1234';
const newPassword = 'A-longer-pass-2';
type Staff = { email: string; fullName: string };

async function newStaff(request: APIRequestContext, role = 'owner'): Promise<Staff> {
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
  return person;
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('profile, notifications, appearance and the shop’s rules are saved', async ({ page, request }) => {
  test.slow();
  const person = await newStaff(request);
  await signIn(page, '/admin/settings', person.email);

  await test.step('what cannot be saved stays as it was typed', async () => {
    await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
    await expect(page.getByPlaceholder('Administrator')).toHaveAttribute('readonly', '');
    await expect(page.getByLabel('Bio')).toHaveAttribute('rows', '4');
    await page.getByLabel('Full Name').fill(' ');
    await page.getByLabel('Bio').fill('Packs the boxes.');
    await save(page);
    await expect(page.getByText('Enter the full name.')).toBeVisible();
    await page.getByLabel('Full Name').fill('Samira Okonkwo');
    await page.route('**/admin/settings*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await save(page);
    await toast(page, '❌ Error');
    await toast(page, 'Failed to save settings. Please try again.');
    await expect(page.getByLabel('Full Name')).toHaveValue('Samira Okonkwo');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('saving says so, and another address asks for the password', async () => {
    await page.getByLabel('Email').fill(`new-${person.email}`);
    await page.getByLabel('Your password').fill('Not-the-password');
    await save(page);
    await expect(page.getByText('That is not your password.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your password').fill(demoPassword);
    const letGo = await holdBack(page, '**/admin/settings*', 'POST');
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await toast(page, '✅ Settings Saved');
    await toast(page, 'Your settings have been updated successfully.');
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByLabel('Your password')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Profile menu, Samira Okonkwo' })).toBeVisible();
    const html = await (await page.request.get('/admin/settings')).text();
    for (const text of [`new-${person.email}`, 'Packs the boxes.']) expect(html).toContain(text);
  });

  await test.step('notifications', async () => {
    await tab(page, 'Notifications');
    for (const group of ['Email Notifications', 'Order Alerts', 'System Updates'])
      await expect(page.getByText(group, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Configure System Updates' }).click();
    await page.getByLabel('Low stock').uncheck();
    await page.getByLabel('System notices').uncheck();
    await expectAccessible(page, '[role=dialog]');
    await save(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'System Updates' })).toContainText('Off');
    await page.getByRole('button', { name: 'Configure System Updates' }).click();
    await expect(page.getByLabel('Low stock')).not.toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('appearance: at once, on every page, and without a flash', async () => {
    await tab(page, 'Appearance');
    const root = page.locator('html');
    const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const stored = (name: string) =>
      expect.poll(async () => (await page.request.get('/admin/staff')).text()).toMatch(new RegExp(`<html[^>]*${name}`));
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await surface();
    await page.getByRole('radio', { name: 'Light Mode' }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(surface).toBe(light);
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(surface).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('radio', { name: 'Dark Mode' }).check();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(surface).not.toBe(light);
    await page.getByRole('radio', { name: 'Green' }).check();
    await expect(root).toHaveAttribute('data-color-scheme', 'green');
    await expectAccessible(page);
    await stored('data-theme="dark"[^>]*data-color-scheme="green"');
  });

  await test.step('the shop’s rules', async () => {
    await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
      ...['Profile', 'Security', 'Notifications', 'Appearance', 'System'],
      ...['Shop', 'Delivery', 'Tax', 'Emails', 'Developers'],
    ]);
    await tab(page, 'Shop');
    await expect(page).toHaveTitle(/Shop settings/);
    await expect(page.getByLabel('Minimum pieces, tier 1')).toHaveValue('10');
    await page.getByLabel('Low stock level').fill('few');
    await page.getByLabel('Discount in %, tier 2').fill('3');
    await save(page);
    await expect(page.getByText('Enter a whole number of 0 or more.')).toBeVisible();
    await expect(page.getByText('Each tier must start higher and take more off than the one before.')).toBeVisible();
    await expectAccessible(page);
    const bank = `Kitroom Ltd\nAccount ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Low stock level').fill('5');
    await page.getByLabel('Discount in %, tier 2').fill('10');
    await page.getByLabel('Bank details').fill(bank);
    await save(page);
    await toast(page, '✅ Settings Saved');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.reload();
    await expect(page.getByLabel('Bank details')).toHaveValue(bank);
  });

  await test.step('its look leaves with the account', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await (await page.request.get('/admin/login')).text()).not.toMatch(/<html[^>]*data-color-scheme/);
  });
});

test('password, second factor and sessions', async ({ page, request, browser, baseURL }) => {
  test.slow();
  const person = await newStaff(request);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.request.post('/api/admin-users/login', { data: { email: person.email, password: demoPassword } });
  const sentTo = async () => {
    const answer = await elsewhere.request.get('/admin/orders', { maxRedirects: 0 });
    return answer.headers().location;
  };
  expect(await sentTo()).toBeUndefined();
  await signIn(page, '/admin/settings?tab=security', person.email);

  await test.step('a new password ends every other session', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Repeat the new password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('The two passwords do not match.')).toBeVisible();
    await page.getByLabel('Repeat the new password').fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await toast(page, '✅ Password Changed');
    expect(await sentTo()).toContain('/admin/login');
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
    await page.getByLabel('Enter the 6-digit code').fill('12345');
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect(page.getByText('That code is wrong.', { exact: false })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.getByLabel('Enter the 6-digit code').fill(codeOf(0));
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    // The other list is the toast of the password.
    codes = await page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: /^\w{5}-\w{5}$/ })
      .allInnerTexts();
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

  await test.step('the login of the back office asks for the code after the password', async () => {
    await submitLogin(elsewhere, person.email, newPassword);
    await expect(elsewhere.getByLabel('Enter the 6-digit code')).toBeFocused();
    await elsewhere.getByLabel('Enter the 6-digit code').fill('12345');
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByText('Login Failed').first()).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.getByLabel('Enter the 6-digit code').fill(codeOf(1));
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere).toHaveURL(/\/admin\/dashboard/);
  });

  await test.step('that of the CMS does too, and takes a recovery code', async () => {
    await elsewhere.context().clearCookies();
    await elsewhere.goto('/cms/profile/logins');
    await elsewhere.getByLabel('Email').fill(person.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(newPassword);
    const enter = elsewhere.getByRole('button', { name: 'Access CMS' });
    await enter.click();
    await elsewhere.getByLabel('Enter the 6-digit code').fill('12345');
    await enter.click();
    await expect(toastOf(elsewhere)).toContainText('Invalid credentials. Please try again.');
    await elsewhere.getByLabel('Enter the 6-digit code').fill(codes[0] ?? '');
    await enter.click();
    await expect(elsewhere).toHaveURL('/cms/profile/logins');
    await expect(elsewhere.getByRole('main').getByText('Wrong code')).toHaveCount(2);
  });

  await test.step('the login history names them, and ends a session at once', async () => {
    await page.reload();
    await expect(page.getByText('Enabled. 9 recovery codes are left.')).toBeVisible();
    await page.getByRole('link', { name: 'View Login History' }).click();
    await expect(page.getByText('Wrong code')).toHaveCount(2);
    await expect(page.getByText('This session')).toHaveCount(1);
    await expect(page.getByText(/^Chrome on /).first()).toBeVisible();
    await expectAccessible(page);
    expect(await sentTo()).toBeUndefined();
    await page
      .getByRole('button', { name: /^End the session of / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
    await toast(page, '✅ Session Ended');
    expect(await sentTo()).toContain('/admin/login');
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

test('staff are invited, promoted and put out', async ({ page, request, playwright, baseURL }) => {
  const [admin, colleague] = [await newStaff(request), await newStaff(request, 'administrator')];
  const theirs = await playwright.request.newContext({ baseURL });
  await theirs.post('/api/admin-users/login', { data: { email: colleague.email, password: demoPassword } });
  const sentTo = async () => (await theirs.get('/admin/orders', { maxRedirects: 0 })).headers().location;
  expect(await sentTo()).toBeUndefined();
  await signIn(page, '/admin/settings', admin.email);
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await expect(page).toHaveURL('/admin/staff');
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const confirm = async (action: string) => {
    await page.getByLabel('Your password').fill(demoPassword);
    await page.getByRole('button', { name: action }).click();
  };

  await test.step('an invitation', async () => {
    const fullName = `Ines ${randomUUID().slice(0, 8)}`;
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('Full Name').fill(fullName);
    await page.getByLabel('Email').fill(colleague.email);
    await confirm('Send invitation');
    await expect(page.getByText('There is already an account with this address.')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.getByLabel('Email').fill(`${randomUUID()}@staff.test`);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await toast(page, '✅ Invitation Sent');
    await expect(row(fullName)).toContainText('Invited');
    await expect(row(fullName)).toContainText('Content manager');
    await act(fullName, 'Resend invitation');
    await toast(page, '✅ Email Sent');
  });

  await test.step('who is demoted, deactivated or deleted is out at once', async () => {
    await act(colleague.fullName, 'Change role');
    await page.getByLabel('Role', { exact: true }).selectOption('Content manager');
    await confirm('Change role');
    await toast(page, '✅ Role Changed');
    expect(await sentTo()).toContain('/admin/no-access');
    await act(colleague.fullName, 'Deactivate');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(row(colleague.fullName)).toContainText('Inactive');
    expect(await sentTo()).toContain('/admin/login');
    await act(colleague.fullName, 'Activate');
    await confirm('Activate');
    await expect(row(colleague.fullName)).not.toContainText('Inactive');
    await act(colleague.fullName, 'Delete');
    await confirm('Delete account');
    await toast(page, '✅ Account Deleted');
    await expect(row(colleague.fullName)).toHaveCount(0);
  });

  await test.step('nobody does it to themselves', async () => {
    await expect(row(admin.fullName)).toContainText('(you)');
    await expect(row(admin.fullName).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });
  await theirs.dispose();
});

test('sends a link for a forgotten password from the login', async ({ page }) => {
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

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, button, EDITOR, newPage, openProfile, PASSWORD, stored, test } from './cms';
import { expect, expectAccessible, holdBack } from './fixtures';
import { toastOf } from './shopper';

test.use({ account: '' });

async function submit(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button(page, 'Access CMS').click();
}

async function newEditor(request: APIRequestContext) {
  const name = randomUUID().slice(0, 8);
  const person = { email: `${name}@editor.test`, fullName: `Eddy ${name}`, role: 'content_manager', isActive: true };
  const login = await request.post('/api/admin-users/login', { data: { email: ADMIN, password: PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const created = await request.post('/api/admin-users', {
    headers: { Authorization: `JWT ${token}`, 'X-Current-Password': PASSWORD },
    data: { ...person, password: PASSWORD },
  });
  expect(created.status()).toBe(201);
  return person;
}

async function newComponent(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/admin-users/login', { data: { email: ADMIN, password: PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const created = await request.post('/api/components', {
    headers: { Authorization: `JWT ${token}` },
    data: {
      name: 'Contact',
      category: 'forms',
      icon: 'Mail',
      template: { type: 'button', component: 'ButtonBlock' },
      defaultProps: { text: 'Contact us', link: '/contact' },
      isActive: false,
    },
  });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { doc: { id: string } }).doc.id;
}

test('the guard leads strangers to the login, for every screen and for Payload’s panel', async ({ request }) => {
  const own = ['dashboard', 'pages', 'media', 'analytics', 'settings', 'profile', 'profile/logins', 'nowhere'];
  const screens = [...own, 'pages/new', 'collections', 'collections/pages'];
  for (const screen of ['', ...screens.map((each) => `/${each}`)]) {
    const answer = await request.get(`/cms${screen}`, { maxRedirects: 0 });
    expect(answer.status(), screen).toBe(307);
    expect(answer.headers().location, screen).toMatch(/^\/cms\/login(\?|$)/);
  }
  const panel = await request.get('/cms/globals/site-settings', { maxRedirects: 0 });
  expect(panel.headers().location).toBe('/cms/login?next=%2Fcms%2Fglobals%2Fsite-settings');
});

test('shows the texts of the specification, greets, and leads to the requested page', async ({ page }) => {
  const requested = '/cms/pages?q=nothing-has-this-name';
  await page.goto(requested);
  await expect(page).toHaveURL(/\/cms\/login\?next=/);
  const field = page.getByLabel('Password', { exact: true });

  await test.step('both fields are required, and the email address has to be one', async () => {
    const invalid = () =>
      page.locator('input:invalid').evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    expect(await invalid()).toEqual(['email', 'password']);
    await page.getByLabel('Email').fill('no-address');
    await field.fill('secret');
    expect(await invalid()).toEqual(['email']);
    await button(page, 'Access CMS').click();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('the password can be shown', async () => {
    await expect(field).toHaveAttribute('type', 'password');
    await button(page, 'Show password').click();
    await expect(field).toHaveAttribute('type', 'text');
    await button(page, 'Hide password').click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  await test.step('demo credentials and the way to the admin portal', async () => {
    const card = page.getByRole('region', { name: 'Demo credentials' });
    await expect(card).toContainText(EDITOR);
    await expect(card).toContainText(PASSWORD);
    await expect(page.getByRole('link', { name: 'Go to Admin Portal' })).toHaveAttribute('href', '/admin/login');
  });

  await test.step('whatever is wrong, the text is the same', async () => {
    await submit(page, 'nobody@demo.test', 'wrong-password');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('❌ Login Error');
    await expect(toastOf(page)).toContainText('❌ Login Error');
    await expect(toastOf(page)).toContainText('Invalid credentials. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.test');
    await expectAccessible(page);
  });

  await test.step('the button says what it does', async () => {
    const letGo = await holdBack(page, '**/cms/login*', 'POST');
    await submit(page, EDITOR);
    await expect(button(page, 'Signing In...')).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(requested);
    await expect(toastOf(page)).toContainText('🎨 Welcome to CMS!');
    await expect(toastOf(page)).toContainText('Successfully logged into the Content Management System');
    const again = await page.request.get('/cms/login', { maxRedirects: 0 });
    expect(again.headers().location).toMatch(/\/cms\/dashboard$/);
  });

  await test.step('Sign Out', async () => {
    await openProfile(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/cms/login');
    await expect(toastOf(page)).toContainText('👋 Logged Out');
    await expect(toastOf(page)).toContainText('You have been successfully logged out of CMS.');
    const dashboard = await page.request.get('/cms/dashboard', { maxRedirects: 0 });
    expect(dashboard.headers().location).toMatch(/\/cms\/login$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one signs in, searches and signs out', async ({ page }) => {
    await page.goto('/cms/profile');
    await submit(page, EDITOR, 'wrong-password');
    await expect(page.getByRole('alert')).toContainText('❌ Login Error');
    await expect(page.getByRole('alert')).toContainText('Invalid credentials. Please try again.');
    await submit(page, EDITOR);
    await expect(page).toHaveURL('/cms/profile');
    await page.getByRole('searchbox', { name: 'Search content' }).fill('size');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cms/pages?q=size');
    await page.goto('/cms/logout');
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL('/cms/login');
  });
});

test('editors keep their own account', async ({ page, request }) => {
  const person = await newEditor(request);
  await page.goto('/cms/profile');
  await submit(page, person.email);
  await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
  await page.getByLabel('Bio').fill('Writes the pages.');
  await button(page, 'Save Changes').click();
  await expect(toastOf(page)).toContainText('✅ Settings Saved');
  await page.getByRole('radio', { name: 'Dark Mode' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await expect(button(page, 'Enable Two-Factor Authentication')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Login History' })).toHaveAttribute('href', '/cms/profile/logins');
  expect(await (await page.request.get('/cms/profile')).text()).toContain('Writes the pages.');
});

test('Payload’s panel comes after our login, saves with our rules, and leads out by ours', async ({
  page,
  request,
}) => {
  test.slow();
  const login = await request.post('/api/admin-users/login', { data: { email: ADMIN, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const unknown = { id: 'u1', blockType: 'hologram', depth: 3 };
  const { id, slug, revision, savedBy } = await newPage(request, [unknown]);
  const path = `/cms/collections/pages/${id}`;
  const at = (address: string) => expect(page).toHaveURL(new RegExp(`${address}(?:\\?|$)`));
  const tab = (name: RegExp) => page.locator('.doc-tabs').getByRole('link', { name });
  await page.goto(path);
  await expect(page).toHaveURL(`/cms/login?next=${encodeURIComponent(path)}`);
  await submit(page, EDITOR);
  await test.step('a page is opened by its tabs; saved, it counts, keeps unknown blocks, and overwrites nothing newer', async () => {
    const title = page.locator('#field-title');
    await expect(title).toHaveValue(`Page ${slug}`, { timeout: 30_000 });
    await at(path);
    await tab(/^Versions/).click();
    await at(`${path}/versions`);
    await tab(/^Edit/).click();
    await at(path);
    await title.fill(`First ${slug}`);
    await expect.poll(async () => (await stored(page.request, id)).document.title).toBe(`First ${slug}`);
    const now = await stored(page.request, id);
    expect(now.revision).toBeGreaterThan(revision);
    expect(now.savedBy).not.toBe(savedBy);
    expect(now.document.blocks).toMatchObject([unknown]);

    const newer = { document: { ...now.document, title: `Newer ${slug}` }, revision: now.revision, mode: 'save' };
    expect((await request.put(`/cms/pages/${id}/document`, { data: newer })).status()).toBe(200);
    const refused = page.waitForResponse(
      (response) => response.url().includes(`/api/pages/${id}`) && response.request().method() === 'PATCH',
    );
    await title.fill(`Stale ${slug}`);
    expect((await refused).status()).toBe(409);
    expect(await stored(page.request, id)).toMatchObject({ savedBy, document: { title: `Newer ${slug}` } });
  });

  await test.step('a global is there, with its views', async () => {
    await page.goto('/cms/globals/site-content');
    await expect(page.getByLabel('Footer Note')).toBeVisible();
    await tab(/^API/).click();
    await expect(page).toHaveURL('/cms/globals/site-content/api');
    await expect(page.getByText('footerNote').first()).toBeVisible();
  });

  await test.step('JSON is edited as text, and what is none is neither saved nor lost', async () => {
    await page.goto(`/cms/collections/components/${await newComponent(request)}`);
    const json = page.getByLabel('Default Props');
    await expect(json).toHaveValue(/"text": "Contact us"/);
    const old = await json.inputValue();
    const broken = old.replace('"Contact us"', '"Contact us');
    await json.fill(broken);
    // The server checks each change.
    const checked = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByLabel('Name').fill('Contact us');
    await checked;
    const refusal = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await refusal).status()).toBe(422);
    await expect(page.getByRole('alert').filter({ hasText: 'This is not valid JSON.' })).toBeVisible();
    await expect(json).toHaveValue(broken);
    await json.fill(old.replace('Contact us', 'Get in touch'));
    await expect(page.getByText('This is not valid JSON.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/Updated successfully/i).first()).toBeVisible();
    await page.reload();
    await expect(json).toHaveValue(/"text": "Get in touch"/);
  });

  await test.step('its collections are the editor’s; the ways out have names, on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, '.panel-bar, .json-text');
    await expect(page.getByRole('link', { name: 'Back to CMS' })).toHaveAttribute('href', '/cms/dashboard');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/cms/collections');
    await expect(page.getByRole('link', { name: /Media Folders/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Orders/ })).toHaveCount(0);
    const account = await page.request.get('/cms/account', { maxRedirects: 0 });
    expect(account.headers().location).toMatch(/\/cms\/profile$/);
    expect(await (await page.request.get('/cms/logout')).text()).toContain('Sign Out');
    await page.locator('.nav-toggler, .app-header__mobile-nav-toggler').filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/cms/login');
    await expect(toastOf(page)).toContainText('👋 Logged Out');
  });
});

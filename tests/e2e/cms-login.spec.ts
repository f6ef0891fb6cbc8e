import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { ADMIN, button, EDITOR, newPage, openProfile, PASSWORD, stored, test } from './cms';
import { expect, expectAccessible, holdBack } from './fixtures';
import { main, toastOf } from './shopper';

test.use({ account: '' });

async function submit(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button(page, 'Access CMS').click();
}

/** A content manager of this test’s own. */
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

/** A component of this test’s own, which no palette shows. */
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

test('the login says what the specification says, greets, and leads to the page that was asked for', async ({
  page,
}) => {
  const asked = '/cms/pages?q=nothing-has-this-name';
  await page.goto(asked);
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
    for (const email of ['nobody@demo.test', EDITOR]) {
      await submit(page, email, 'wrong-password');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('❌ Login Error');
      await expect(toastOf(page)).toContainText('❌ Login Error');
      await expect(toastOf(page)).toContainText('Invalid credentials. Please try again.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
    }
    await expectAccessible(page);
  });

  await test.step('the button says what it does', async () => {
    const letGo = await holdBack(page, '**/cms/login*', 'POST');
    await submit(page, EDITOR);
    await expect(button(page, 'Signing In...')).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(asked);
    await expect(toastOf(page)).toContainText('🎨 Welcome to CMS!');
    await expect(toastOf(page)).toContainText('Successfully logged into the Content Management System');
    await page.goto('/cms/login');
    await expect(page).toHaveURL('/cms/dashboard');
    await expect(toastOf(page)).toBeHidden();
  });

  await test.step('Sign Out', async () => {
    await openProfile(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/cms/login');
    await expect(toastOf(page)).toContainText('👋 Logged Out');
    await expect(toastOf(page)).toContainText('You have been successfully logged out of CMS.');
    await page.goto('/cms/dashboard');
    await expect(page).toHaveURL('/cms/login');
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

test('editors keep their own account, second factor included', async ({ page, browser, request }) => {
  const person = await newEditor(request);
  await page.goto('/cms/profile');
  await submit(page, person.email);
  await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
  await page.getByLabel('Bio').fill('Writes the pages.');
  await button(page, 'Save Changes').click();
  await expect(toastOf(page)).toContainText('✅ Settings Saved');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Writes the pages.');
  await page.getByRole('radio', { name: 'Dark Mode' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);

  await button(page, 'Enable Two-Factor Authentication').click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
  const secret = (await page.getByTestId('key').innerText()).replace(/\s/g, '');
  const code = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  await page.getByLabel('Enter the 6-digit code').fill(code(0));
  await button(page, 'Enable').click();
  await button(page, 'Done').click();
  await button(page, 'I have saved them').click();
  await expect(page.getByText('Enabled. 10 recovery codes are left.')).toBeVisible();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/cms/profile/logins');
  await submit(elsewhere, person.email);
  await elsewhere.getByLabel('Enter the 6-digit code').fill('12345');
  await button(elsewhere, 'Access CMS').click();
  await expect(toastOf(elsewhere)).toContainText('Invalid credentials. Please try again.');
  await elsewhere.getByLabel('Enter the 6-digit code').fill(code(1));
  await button(elsewhere, 'Access CMS').click();
  await expect(elsewhere).toHaveURL('/cms/profile/logins');
  await expect(main(elsewhere).getByText('Wrong code')).toBeVisible();
  await context.close();
});

test('Payload’s panel comes after our login, saves with our rules, and leads out by ours', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/cms/collections/pages');
  await expect(page).toHaveURL('/cms/login?next=%2Fcms%2Fcollections%2Fpages');
  await submit(page, EDITOR);
  // The panel writes its list's own parameters behind it as soon as it is there.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/cms/collections/pages');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.goto('/cms/collections');
  await expect(page.getByRole('link', { name: /Media Folders/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Orders/ })).toHaveCount(0);
  await test.step('a page saved there counts, keeps unknown blocks, and overwrites nothing newer', async () => {
    const unknown = { id: 'u1', blockType: 'hologram', depth: 3 };
    const data = { email: ADMIN, password: PASSWORD };
    expect((await request.post('/api/admin-users/login', { data })).status()).toBe(200);
    const { id, slug, revision, savedBy } = await newPage(request, [unknown]);
    await page.goto(`/cms/collections/pages/${id}`);
    const title = page.locator('#field-title');
    await expect(title).toHaveValue(`Page ${slug}`);
    for (const text of ['First', 'Second']) {
      await title.fill(`${text} ${slug}`);
      await expect.poll(async () => (await stored(page.request, id)).document.title).toBe(`${text} ${slug}`);
    }
    const now = await stored(page.request, id);
    expect(now.revision).toBeGreaterThanOrEqual(revision + 2);
    expect(now.savedBy).not.toBe(savedBy);
    expect(now.document.blocks).toMatchObject([unknown]);

    const document = { ...now.document, title: `Newer ${slug}` };
    const newer = { data: { document, revision: now.revision, mode: 'save' } };
    expect((await request.put(`/cms/pages/${id}/document`, newer)).status()).toBe(200);
    const refused = page.waitForResponse(
      (response) => response.url().includes(`/api/pages/${id}`) && response.request().method() === 'PATCH',
    );
    await title.fill(`Stale ${slug}`);
    expect((await refused).status()).toBe(409);
    expect(await stored(page.request, id)).toMatchObject({ savedBy, document: { title: `Newer ${slug}` } });
  });

  await test.step('every tab opens its view', async () => {
    const tab = (name: RegExp) => page.locator('.doc-tabs').getByRole('link', { name });
    await page.goto('/cms/globals/site-content');
    await tab(/^API/).click();
    await expect(page).toHaveURL('/cms/globals/site-content/api');
    await expect(page.getByText('footerNote').first()).toBeVisible();
    await tab(/^Edit/).click();
    await expect(page).toHaveURL('/cms/globals/site-content');
    await expect(page.getByLabel('Footer Note')).toBeVisible();

    await page.goto('/cms/collections/pages');
    await page.locator('tbody').getByRole('link').first().click();
    const document = /\/cms\/collections\/pages\/[\da-f-]{36}/;
    await tab(/^Versions/).click();
    await expect(page).toHaveURL(({ pathname }) => new RegExp(`^${document.source}/versions$`).test(pathname));
    await tab(/^API/).click();
    await expect(page).toHaveURL(({ pathname }) => new RegExp(`^${document.source}/api$`).test(pathname));
  });

  await test.step('JSON is edited as text, and what is none is neither saved nor lost', async () => {
    await page.goto(`/cms/collections/components/${await newComponent(request)}`);
    const json = page.getByLabel('Default Props');
    await expect(json).toHaveValue(/"text": "Contact us"/);
    const old = await json.inputValue();
    const broken = old.replace('"Contact us"', '"Contact us');
    await json.fill(broken);
    // The server checks the form behind every change.
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

  await test.step('the way back has a name, on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, '.panel-bar, .json-text');
    await page.getByRole('link', { name: 'Back to CMS' }).click();
    await expect(page).toHaveURL('/cms/dashboard');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await page.goto('/cms/account');
  await expect(page).toHaveURL('/cms/profile');
  await page.goto('/cms/logout');
  await expect(button(page, 'Sign Out')).toBeVisible();
  await page.goto('/cms/collections/pages');
  await page.locator('.nav-toggler, .app-header__mobile-nav-toggler').filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/cms/login');
  await expect(toastOf(page)).toContainText('👋 Logged Out');
});

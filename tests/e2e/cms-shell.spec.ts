import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, expectAccessible, test } from './fixtures';
import { toastOf } from './shopper';

const EDITOR = 'editor@demo.test';
const ADMIN = 'admin@demo.test';
const password = 'Demo-pass-1234';
const unique = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const main = (page: Page) => page.getByRole('main');

async function signedIn(page: Page, path: string, email = EDITOR): Promise<void> {
  const login = await page.request.post('/api/admin-users/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  await page.goto(path);
}

async function submit(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button(page, 'Access CMS').click();
}

async function asAdministrator(request: APIRequestContext) {
  const login = await request.post('/api/admin-users/login', { data: { email: ADMIN, password } });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

/** A page of this test’s own. */
async function newPage(request: APIRequestContext, title: string, isPublished = false) {
  const slug = unique('shell');
  const data = { title, slug, isPublished, _status: isPublished ? 'published' : 'draft', content: [] };
  const created = await request.post('/api/pages', { headers: await asAdministrator(request), data });
  expect(created.status()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: string; revision: number } };
  return { ...doc, title, slug };
}

/** A content manager of this test’s own. */
async function newEditor(request: APIRequestContext) {
  const name = randomUUID().slice(0, 8);
  const person = { email: `${name}@editor.test`, fullName: `Eddy ${name}`, role: 'content_manager', isActive: true };
  const created = await request.post('/api/admin-users', {
    headers: await asAdministrator(request),
    data: { ...person, password },
  });
  expect(created.status()).toBe(201);
  return person;
}

/** Tries again: a page that has just come may not have come alive yet. */
const openProfile = (page: Page) =>
  expect(async () => {
    const menu = page.getByRole('menu');
    if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();

const openMenu = async (page: Page, title: string, item: string) => {
  await button(page, `More for ${title}`).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

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

test('the login says what the specification says', async ({ page }) => {
  await page.goto('/cms/login');
  await expectAccessible(page);

  await test.step('both fields are required, and the e-mail address has to be one', async () => {
    const invalid = () =>
      page.locator('input:invalid').evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    expect(await invalid()).toEqual(['email', 'password']);
    await page.getByLabel('Email').fill('no-address');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    expect(await invalid()).toEqual(['email']);
    await button(page, 'Access CMS').click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL('/cms/login');
  });

  await test.step('the password can be shown', async () => {
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await button(page, 'Show password').click();
    await expect(field).toHaveAttribute('type', 'text');
    await button(page, 'Hide password').click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  await test.step('demo credentials and the way to the admin portal', async () => {
    await expect(page.getByRole('region', { name: 'Demo credentials' })).toContainText(EDITOR);
    await expect(page.getByRole('link', { name: 'Go to Admin Portal' })).toHaveAttribute('href', '/admin/login');
  });

  await test.step('whatever is wrong, the text is the same', async () => {
    for (const email of [EDITOR, 'nobody@demo.test']) {
      await page.goto('/cms/login');
      await submit(page, email, 'wrong-password');
      await expect(toastOf(page)).toContainText('❌ Login Error');
      await expect(toastOf(page)).toContainText('Invalid credentials. Please try again.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
    }
    await expectAccessible(page);
  });
});

test('signing in and out is greeted, and leads back to the page that was asked for', async ({ page }) => {
  const asked = '/cms/pages?q=nothing-has-this-name';
  await page.goto(asked);
  await expect(page).toHaveURL(/\/cms\/login\?next=/);
  await page.route('**/cms/login*', async (route) => {
    if (route.request().method() === 'POST') await expect(button(page, 'Signing In...')).toBeDisabled();
    await route.continue();
  });
  await submit(page, EDITOR);
  await expect(page).toHaveURL(asked);
  await expect(toastOf(page)).toContainText('🎨 Welcome to CMS!');
  await expect(toastOf(page)).toContainText('Successfully logged into the Content Management System');
  await page.goto('/cms/login');
  await expect(page).toHaveURL('/cms/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(toastOf(page)).toBeHidden();

  await openProfile(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/cms/login');
  await expect(toastOf(page)).toContainText('👋 Logged Out');
  await expect(toastOf(page)).toContainText('You have been successfully logged out of CMS.');
  await page.goto('/cms/dashboard');
  await expect(page).toHaveURL('/cms/login');
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

test('the header offers what the specification lists', async ({ page }) => {
  await signedIn(page, '/cms/dashboard');
  const nav = page.getByRole('navigation', { name: 'CMS' });
  await expect(nav.getByRole('link')).toHaveText(['Dashboard', 'Pages', 'Media', 'Analytics', 'Settings']);
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveAttribute('href', '/cms/pages/new');
  const site = page.getByRole('link', { name: 'View Site' });
  await expect(site).toHaveAttribute('href', '/');
  await expect(site).toHaveAttribute('target', '_blank');

  await test.step('the search says what it looks for; a blank does nothing', async () => {
    const search = page.getByRole('searchbox', { name: 'Search content' });
    await search.fill('   ');
    await search.press('Enter');
    await expect(page).toHaveURL('/cms/dashboard');
    await expect(toastOf(page)).toBeHidden();
    await search.fill(' returns ');
    await search.press('Enter');
    await expect(toastOf(page)).toHaveText(/^Searching for: returns/);
    await expect(page).toHaveURL('/cms/pages?q=returns');
    await expect(page.getByRole('searchbox', { name: 'Search pages' })).toHaveValue('returns');
  });

  await test.step('the user menu, by keyboard', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(EDITOR);
    await expect(menu).toContainText('Content manager');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Profile Settings',
      'CMS Settings',
      'All Records',
      'Admin Portal',
      'Sign Out',
    ]);
    await expect(menu.getByRole('menuitem', { name: 'CMS Settings' })).toHaveAttribute('href', '/cms/settings');
    await expect(menu.getByRole('menuitem', { name: 'Admin Portal' })).toHaveAttribute('href', '/admin/login');
    await expectAccessible(page, '[role=menu]');
    await menu.getByRole('menuitem', { name: 'Profile Settings' }).press('Enter');
    await expect(page).toHaveURL('/cms/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  });
});

test('administrators enter both; content managers are shown the way to the CMS', async ({ page, browser }) => {
  await signedIn(page, '/cms/dashboard', ADMIN);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await openProfile(page);
  await expect(page.getByRole('menu')).toContainText('Administrator');
  await page.getByRole('menuitem', { name: 'Admin Portal' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await openProfile(page);
  await page.getByRole('menuitem', { name: 'Content (CMS)' }).click();
  await expect(page).toHaveURL('/cms/dashboard');

  const context = await browser.newContext();
  const editor = await context.newPage();
  await signedIn(editor, '/admin');
  await expect(editor).toHaveURL('/admin/no-access');
  await editor.getByRole('link', { name: 'Go to the CMS' }).click();
  await expect(editor).toHaveURL('/cms/dashboard');
  await context.close();
});

test('on a phone everything is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, '/cms/dashboard');
  await expect(page.getByRole('navigation', { name: 'CMS' })).toBeHidden();
  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Pages',
    'Media',
    'Analytics',
    'Settings',
  ]);
  for (const name of ['Create', 'Profile Settings', 'CMS Settings', 'Admin Portal', 'View Site']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();

  await button(page, 'Open menu').click();
  await menu.getByRole('searchbox', { name: 'Search content' }).fill('privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cms/pages?q=privacy');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
});

test('the dashboard counts, finds and tells', async ({ page, request }) => {
  const { title, slug, id } = await newPage(request, unique('Dashboard page'));
  await signedIn(page, '/cms/dashboard');
  const card = (label: string) => page.locator('dl > div').filter({ hasText: label });
  await expect(card('Total Pages')).toHaveText(/^Total Pages[\d,]+\+\d+ this week$/);
  await expect(card('Published')).toHaveText(/^Published([\d,]+)(\d+) live$/);
  await expect(card('Drafts')).toHaveText(/^Drafts[\d,]+In progress$/);
  await expect(card('Page Views')).toHaveText(/^Page Views[\d,]+([+-]\d+% this month|This month)$/);

  await test.step('recent pages, by title or slug', async () => {
    const recent = page.getByRole('region', { name: 'Recent Pages' });
    await expect(recent.getByRole('listitem')).toHaveCount(5);
    for (const wanted of [title, slug]) {
      await recent.getByRole('searchbox').fill(wanted);
      await expect(recent.getByRole('listitem')).toHaveCount(1);
      await expect(recent.getByRole('listitem')).toContainText(`/${slug}`);
      await expect(recent.getByRole('listitem')).toContainText('Draft');
    }
    await expect(recent.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute('href', `/cms/pages/${id}`);
    await recent.getByRole('searchbox').fill('nothing-has-this-name');
    await expect(recent.getByText('No pages found')).toBeVisible();
    await recent.getByRole('searchbox').fill('home');
    await expect(recent.getByRole('listitem').filter({ has: page.getByText('Homepage') })).toContainText('Published');
  });

  await test.step('quick actions lead somewhere', async () => {
    const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
    await expect(actions).toHaveText([/^Create New Page/, /^Media Library/, /^Site Settings/, /^View Analytics/]);
    const hrefs = await actions.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs).toEqual(['/cms/pages/new', '/cms/media', '/cms/settings', '/cms/analytics']);
  });

  await test.step('activity is that of the log', async () => {
    const line = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').filter({ hasText: title });
    await expect(line.first()).toContainText('New page created');
    await expect(line.first()).toContainText(/just now|\d+ minutes? ago/);
  });
  await page.goto('/cms/dashboard');
  await expectAccessible(page);
});

test('pages are found, filtered, sorted and changed one by one', async ({ page, request }) => {
  const name = unique('List');
  const draft = await newPage(request, `${name} Alpha`);
  const live = await newPage(request, `${name} Beta`, true);
  await signedIn(page, '/cms/pages');
  const titles = () =>
    main(page)
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(name);
  await expect(page.getByText(/^Showing 2 of \d+ pages$/)).toBeVisible();
  expect(await titles()).toEqual([live.title, draft.title]);
  await page.getByLabel('Sort pages').selectOption('title');
  await expect.poll(titles).toEqual([draft.title, live.title]);
  await expectAccessible(page);
  await page.getByLabel('Filter by status').selectOption('published');
  await expect.poll(titles).toEqual([live.title]);
  await expect(page).toHaveURL(new RegExp(`\\?q=${name}&status=published&sort=title$`));
  await page.getByLabel('Filter by status').selectOption('all');
  await expect.poll(titles).toEqual([draft.title, live.title]);

  await test.step('unpublish, publish, duplicate', async () => {
    await openMenu(page, live.title, 'Unpublish');
    await expect(row(page, live.title)).toContainText('Draft');
    expect((await request.get(`/${live.slug}`)).status()).toBe(404);
    await openMenu(page, live.title, 'Publish');
    await expect(row(page, live.title)).toContainText('Published');
    expect((await request.get(`/${live.slug}`)).status()).toBe(200);
    await openMenu(page, draft.title, 'Duplicate');
    await expect(row(page, `${draft.title} (copy)`)).toContainText(`/${draft.slug}-copy`);
  });

  await test.step('preview and public address', async () => {
    await button(page, `More for ${live.title}`).click();
    const item = (label: string) => page.getByRole('menuitem', { name: label, exact: true });
    await expect(item('Preview')).toHaveAttribute('href', `/cms-preview/${live.id}`);
    await expect(item('View on site')).toHaveAttribute('href', `/${live.slug}`);
    await expect(item('Make homepage')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('delete, take it back, delete and restore from the trash', async () => {
    await openMenu(page, draft.title, 'Delete');
    await expect(toastOf(page)).toContainText('✅ Page Deleted');
    await expect(row(page, draft.title)).toBeHidden();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, draft.title)).toBeVisible();
    await openMenu(page, draft.title, 'Delete');
    await expect(row(page, draft.title)).toBeHidden();
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
    await expect(row(page, draft.title)).toContainText('In the trash');
    await openMenu(page, draft.title, 'Restore');
    await expect(row(page, draft.title)).toBeHidden();
    await page.goto(`/cms/pages?q=${draft.slug}&status=draft`);
    await expect(row(page, draft.title)).toBeVisible();
  });
});

test('several pages are changed at once, by keyboard', async ({ page, request }) => {
  const name = unique('Bulk');
  const pages = [await newPage(request, `${name} One`), await newPage(request, `${name} Two`)];
  await signedIn(page, `/cms/pages?q=${name}`);
  const bar = page.getByRole('region', { name: 'Selected pages' });
  await page.getByRole('checkbox', { name: `Select ${pages[0]!.title}` }).press('Space');
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Select all' }).press('Enter');
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);

  const confirm = async (action: string) => {
    await bar.getByRole('button', { name: action, exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).press('Enter');
  };
  await confirm('Publish');
  await expect(toastOf(page)).toContainText('✅ 2 Pages Published');
  await expect(bar).toBeHidden();
  for (const { title, slug } of pages) {
    await expect(row(page, title)).toContainText('Published');
    expect((await request.get(`/${slug}`)).status()).toBe(200);
    await page.getByRole('checkbox', { name: `Select ${title}` }).press('Space');
  }
  await confirm('Delete');
  await expect(toastOf(page)).toContainText('✅ 2 Pages Deleted');
  await expect(page.getByText('No pages found')).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, pages[1]!.title)).toContainText('Published');
});

test('editors keep their own account, second factor included', async ({ page, browser, request }) => {
  const person = await newEditor(request);
  await signedIn(page, '/cms/profile', person.email);
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
  await page.getByLabel('Your password').fill(password);
  await button(page, 'Continue').click();
  const secret = (await page.getByTestId('key').innerText()).replace(/\s/g, '');
  const code = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  await page.getByLabel('Enter the 6-digit code').fill(code(-1));
  await button(page, 'Enable').click();
  await button(page, 'Done').click();
  await button(page, 'I have kept them').click();
  await expect(page.getByText('Enabled. 10 recovery codes are left.')).toBeVisible();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/cms/profile/logins');
  await submit(elsewhere, person.email);
  await elsewhere.getByLabel('Enter the 6-digit code').fill('12345');
  await button(elsewhere, 'Access CMS').click();
  await expect(toastOf(elsewhere)).toContainText('Invalid credentials. Please try again.');
  await elsewhere.getByLabel('Enter the 6-digit code').fill(code(0));
  await button(elsewhere, 'Access CMS').click();
  await expect(elsewhere).toHaveURL('/cms/profile/logins');
  await expect(main(elsewhere).getByText('Wrong code')).toBeVisible();
  await context.close();
});

test('Payload’s panel comes after our login, and leads out by ours', async ({ page }) => {
  await page.goto('/cms/collections/pages');
  await expect(page).toHaveURL('/cms/login?next=%2Fcms%2Fcollections%2Fpages');
  await submit(page, EDITOR);
  await expect(page).toHaveURL('/cms/collections/pages');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.goto('/cms/collections');
  await expect(page.getByRole('link', { name: /Media Folders/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Orders/ })).toHaveCount(0);
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

for (const email of [EDITOR, ADMIN]) {
  test(`a page saved in the panel by ${email} counts, and overwrites nothing newer`, async ({ page, request }) => {
    const { id, slug, revision } = await newPage(request, unique('Panel'));
    const headers = await asAdministrator(request);
    const stored = async () =>
      (await (await request.get(`/api/pages/${id}?draft=true`, { headers })).json()) as {
        title: string;
        revision: number;
        savedBy: { email: string };
      };
    await signedIn(page, `/cms/collections/pages/${id}`, email);
    const title = page.getByLabel('Title', { exact: false }).first();
    for (const text of ['First', 'Second']) {
      await title.fill(`${text} ${slug}`);
      await expect.poll(async () => (await stored()).title, { timeout: 20_000 }).toBe(`${text} ${slug}`);
    }
    const saved = await stored();
    expect(saved.revision).toBeGreaterThanOrEqual(revision + 2);
    expect(saved.savedBy.email).toBe(email);

    const newer = await request.patch(`/api/pages/${id}?draft=true`, { headers, data: { title: `Newer ${slug}` } });
    expect(newer.status()).toBe(200);
    const refused = page.waitForResponse(
      (response) => response.url().includes(`/api/pages/${id}`) && response.request().method() === 'PATCH',
    );
    await title.fill(`Stale ${slug}`);
    expect((await refused).status()).toBe(409);
    expect((await stored()).title).toBe(`Newer ${slug}`);
  });
}

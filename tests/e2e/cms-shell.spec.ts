import type { Page } from '@playwright/test';
import { ADMIN, button, EDITOR, newPage, openProfile, test, unique } from './cms';
import { expect, expectAccessible } from './fixtures';
import { main, toastOf } from './shopper';

const row = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

const openMenu = async (page: Page, title: string, item: string) => {
  await button(page, `More for ${title}`).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('the dashboard counts, finds and tells; the header offers what the specification lists', async ({
  page,
  context,
  staff,
}) => {
  test.slow();
  const { title, slug, id } = await newPage(page.request, [], { title: unique('Dashboard page') });
  await page.goto('/cms/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expectAccessible(page);
  const card = (label: string) => page.locator('dl > div').filter({ hasText: label });
  await expect(card('Total Pages')).toHaveText(/^Total Pages[\d,]+\+\d+ this week$/);
  await expect(card('Published')).toHaveText(/^Published([\d,]+)(\d+) live$/);
  await expect(card('Drafts')).toHaveText(/^Drafts[\d,]+In progress$/);
  await expect(card('Page Views')).toHaveText(/^Page Views[\d,]+([+-]\d+% this month|This month)$/);

  await test.step('recent pages, by title or slug', async () => {
    const recent = page.getByRole('region', { name: 'Recent Pages' });
    await expect(recent.getByRole('listitem')).toHaveCount(5);
    await recent.getByRole('searchbox').fill(slug);
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expect(recent.getByRole('listitem')).toContainText(`/${slug}`);
    await expect(recent.getByRole('listitem')).toContainText('Draft');
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
    const lines = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
    // Other tests’ changes may push a line out.
    await expect(async () => {
      const latest = await newPage(page.request, [], { title: unique('Latest page') });
      await page.reload();
      const line = lines.filter({ hasText: latest.title }).first();
      await expect(line).toContainText('New page created', { timeout: 2_000 });
      await expect(line).toContainText(/just now|\d+ minutes? ago/, { timeout: 2_000 });
    }).toPass();
  });

  await test.step('navigation, Create and View Site', async () => {
    const nav = page.getByRole('navigation', { name: 'CMS' });
    await expect(nav.getByRole('link')).toHaveText(['Dashboard', 'Pages', 'Media', 'Analytics', 'Settings']);
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveAttribute('href', '/cms/pages/new');
    const site = page.getByRole('link', { name: 'View Site' });
    await expect(site).toHaveAttribute('href', '/');
    await expect(site).toHaveAttribute('target', '_blank');
  });

  await test.step('the search says what it looks for; a blank does nothing', async () => {
    const search = page.getByRole('searchbox', { name: 'Search content' });
    await search.fill('   ');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/cms\/dashboard/);
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
    await expect(menu).toContainText('Robin Fielding');
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
    await menu.getByRole('menuitem', { name: 'Profile Settings' }).press('Enter');
    await expect(page).toHaveURL('/cms/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  });

  await test.step('on a phone everything is in the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
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
    await expectAccessible(page, '[role=dialog]');
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

  await test.step('administrators go from there to the back office, and back', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await staff.signIn(context, ADMIN);
    await page.goto('/cms/dashboard');
    await openProfile(page);
    await expect(page.getByRole('menu')).toContainText('Owner');
    await page.getByRole('menuitem', { name: 'Admin Portal' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await openProfile(page);
    await expect(page.getByRole('menuitem', { name: 'Content (CMS)' })).toHaveAttribute('href', '/cms/dashboard');
  });
});

test('pages are found, filtered, sorted and changed, one by one and several at once', async ({ page, request }) => {
  test.slow();
  const name = unique('List');
  const draft = await newPage(page.request, [], { title: `${name} Alpha` });
  const live = await newPage(page.request, [], { title: `${name} Beta`, isPublished: true });
  const statusAt = async ({ slug }: { slug: string }) => (await request.get(`/${slug}`)).status();
  await page.goto('/cms/pages');
  const titles = () =>
    main(page)
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(name);
  await expect(page.getByText(/^Showing 2 of [\d,]+ pages$/)).toBeVisible();
  expect(await titles()).toEqual([live.title, draft.title]);
  await page.getByLabel('Sort pages').selectOption('title');
  await expect.poll(titles).toEqual([draft.title, live.title]);
  await page.getByLabel('Filter by status').selectOption('published');
  await expect.poll(titles).toEqual([live.title]);
  await expect(page).toHaveURL(new RegExp(`\\?q=${name}&status=published&sort=title$`));
  await page.getByLabel('Filter by status').selectOption('all');
  await expect.poll(titles).toEqual([draft.title, live.title]);

  await test.step('unpublish, preview and public address', async () => {
    await button(page, `More for ${live.title}`).click();
    const item = (label: string) => page.getByRole('menuitem', { name: label, exact: true });
    await expect(item('Preview')).toHaveAttribute('href', `/cms-preview/${live.id}`);
    await expect(item('View on site')).toHaveAttribute('href', `/${live.slug}`);
    await expect(item('Make homepage')).toBeVisible();
    await item('Unpublish').click();
    const leave = page.getByRole('dialog', { name: 'Unpublish this page?' });
    await expect(leave.getByText('No page of this site links to it.')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await leave.getByRole('button', { name: 'Unpublish' }).click();
    await expect(row(page, live.title)).toContainText('Draft');
    expect(await statusAt(live)).toBe(404);
  });

  await test.step('delete, take it back, delete and restore from the trash', async () => {
    await openMenu(page, draft.title, 'Delete');
    await expect(toastOf(page)).toContainText('✅ Page Deleted');
    await expect(row(page, draft.title)).toBeHidden();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, draft.title)).toBeVisible();
    await expect(toastOf(page)).toContainText('✅ Page Restored');
    await openMenu(page, draft.title, 'Delete');
    await expect(toastOf(page)).toContainText('✅ Page Deleted');
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
    await expect(row(page, draft.title)).toContainText('In the trash');
    await openMenu(page, draft.title, 'Restore');
    // The list is hidden while the menu closes.
    await expect(toastOf(page)).toContainText('✅ Page Restored');
    await expect(row(page, draft.title)).toBeHidden();
  });

  await test.step('several at once, by keyboard', async () => {
    await page.goto(`/cms/pages?q=${name}`);
    const bar = page.getByRole('region', { name: 'Selected pages' });
    await page.getByRole('checkbox', { name: `Select ${draft.title}`, exact: true }).press('Space');
    await expect(bar).toContainText('1 selected');
    await bar.getByRole('button', { name: 'Select all' }).press('Enter');
    await expect(bar).toContainText('2 selected');
    await expectAccessible(page);
    const press = (action: string) => bar.getByRole('button', { name: action, exact: true }).press('Enter');
    await press('Publish');
    await expect(toastOf(page)).toContainText('✅ 2 Pages Published');
    await expect(bar).toBeHidden();
    for (const each of [draft, live]) {
      await expect(row(page, each.title)).toContainText('Published');
      expect(await statusAt(each)).toBe(200);
      await page.getByRole('checkbox', { name: `Select ${each.title}`, exact: true }).press('Space');
    }
    await press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(toastOf(page)).toContainText('✅ 2 Pages Deleted');
    await expect(page.getByText('No pages found')).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, live.title)).toContainText('Published');
  });
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { ADMIN, canvas, newPage, open, panel, PASSWORD, saved, test } from './cms';
import { expect, expectAccessible } from './fixtures';
import { main, toastOf } from './shopper';

// The settings are one for the whole site: what is changed here is put back, and nothing that other tests look at.
test.describe.configure({ mode: 'default' });

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAVED = /Settings Saved.*Your settings have been updated successfully\./s;

async function openSettings(page: Page, tab: string): Promise<void> {
  await page.goto(`/cms/settings?tab=${tab}`);
  await alive(main(page).getByRole('button').first());
}

/** Waits until React has taken over what the server drew: before that a click does nothing. */
async function alive(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

const save = (page: Page) => main(page).getByRole('button', { name: 'Save Changes' }).click();

/** A page as a visitor has it: not signed in, in a browser that is no test’s. */
async function asVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent: BROWSER });
  return context.newPage();
}

test.describe('settings', () => {
  test('on a phone the open tab is in sight, however far right it stands', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSettings(page, 'components');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await expect(tabs.getByRole('link', { name: 'Components' })).toBeInViewport({ ratio: 1 });
    await openSettings(page, 'navigation');
    await expect(tabs.getByRole('link', { name: 'Navigation' })).toBeInViewport({ ratio: 1 });
  });

  test('a link that is added and moved by keyboard stands in the footer, until it is removed', async ({
    page,
    browser,
    baseURL,
  }) => {
    const label = `Jobs ${randomUUID().slice(0, 8)}`;
    await openSettings(page, 'navigation');
    const list = page.getByRole('region', { name: 'Legal links' });
    const rows = list.getByRole('list', { name: 'Legal links' }).getByRole('listitem');
    const before = await rows.count();
    await list.getByRole('button', { name: 'Add link' }).click();
    await list.getByLabel(`Label of link ${before + 1}`).fill(label);
    await save(page);
    await expect(list.getByText('Enter an address.')).toBeVisible();
    await list.getByRole('button', { name: `Choose a page, product or file for link ${before + 1}` }).click();
    await page.getByPlaceholder('Search pages, products and files').fill('about');
    await page.getByRole('option', { name: /About/ }).first().click();
    await expect(list.getByLabel(`Address of link ${before + 1}`)).toHaveValue('/about');
    await expect(list.getByText('Enter an address.')).toBeHidden();

    await list.getByRole('button', { name: `Move link ${before + 1}`, exact: true }).focus();
    await page.keyboard.press('Space');
    for (let position = before + 1; position > 1; position--) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(page.getByText(`Link ${before + 1} dropped at position 1 of ${before + 1}.`)).toBeAttached();
    await expect(list.getByLabel('Label of link 1', { exact: true })).toHaveValue(label);
    await page.keyboard.press('Control+s');
    await expect(toastOf(page)).toHaveText(SAVED);

    const visitor = await asVisitor(browser, baseURL);
    await visitor.goto('/contact');
    const legal = visitor.getByRole('navigation', { name: 'Legal' }).getByRole('link');
    await expect(legal.first()).toHaveText(label);

    await list.getByRole('button', { name: 'Remove link 1', exact: true }).click();
    await save(page);
    // The toast may still be that of the first time.
    await expect(main(page).getByText('All changes saved')).toBeVisible();
    await visitor.reload();
    await expect(legal).toHaveCount(before);
    await expect(visitor.getByText(label)).toHaveCount(0);
    await visitor.context().close();
  });

  test('the footer says the note of the editor; leaving unsaved work asks first', async ({
    page,
    browser,
    baseURL,
  }) => {
    const note = `Closed on Mondays ${randomUUID()}`;
    await openSettings(page, 'footer');
    const field = page.getByLabel('Footer note');
    const old = await field.inputValue();
    await field.fill(note);
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Brand' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(field).toHaveValue(note);
    await page.getByLabel('Facebook').fill('facebook');
    await save(page);
    await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible();
    await page.getByLabel('Facebook').fill('https://facebook.example/kitroom');
    await save(page);
    await expect(toastOf(page)).toHaveText(SAVED);

    const visitor = await asVisitor(browser, baseURL);
    await visitor.goto('/shop');
    await expect(visitor.getByRole('contentinfo').getByText(note)).toBeVisible();
    await field.fill(old);
    await save(page);
    // The toast may still be that of the first time.
    await expect(main(page).getByText('All changes saved')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(note)).toHaveCount(0);
    await visitor.context().close();
  });

  test('redirects are added, refused where they lead in circles, and brought back after deletion', async ({ page }) => {
    const from = `/moved-${randomUUID().slice(0, 8)}`;
    await openSettings(page, 'redirects');
    const add = async (old: string, next: string) => {
      await main(page).getByRole('button', { name: 'Add redirect' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add redirect' });
      await dialog.getByLabel('Old address').fill(old);
      await dialog.getByLabel('New address').fill(next);
      await dialog.getByRole('button', { name: 'Add redirect' }).click();
      return dialog;
    };
    await expect(await add(from, `${from}-on`)).toBeHidden();
    const circle = await add(`${from}-on`, from);
    await expect(circle.getByText('This would create a loop of redirects.')).toBeVisible();
    await circle.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('searchbox', { name: 'Search redirects' }).fill(from);
    await expect(page).toHaveURL(/search=/);
    const row = page.getByRole('article').filter({ hasText: from });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: `Edit redirect from ${from}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit redirect' });
    await dialog.getByLabel('New address').fill('/about');
    await dialog.getByRole('button', { name: 'Save redirect' }).click();
    await expect(row).toContainText('/about');
    await row.getByRole('button', { name: `Delete redirect from ${from}` }).click();
    await expect(page.getByText('No redirects found')).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('/about');
  });

  test('a component’s default properties are edited in a form, and its next block starts with them', async ({
    page,
  }) => {
    const edit = async (text: string) => {
      await openSettings(page, 'components');
      await page.getByRole('button', { name: 'Edit default properties of Contact Button' }).click();
      const dialog = page.getByRole('dialog', { name: 'Contact Button' });
      await dialog.getByLabel('Text', { exact: true }).fill(text);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save defaults' }).click();
      await expect(toastOf(page)).toHaveText(SAVED);
      await expect(dialog).toBeHidden();
    };
    await edit('Request a quote');
    await open(page, `${(await newPage(page.request)).href}?editor=a`);
    await panel(page, 'Add Component').getByRole('button', { name: 'Contact Button' }).click();
    await expect(canvas(page).getByText('Request a quote')).toBeVisible();
    await saved(page);
    await edit('Contact us');
  });

  test('every tab is accessible, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSettings(page, 'navigation');
    for (const tab of ['Navigation', 'Footer', 'Brand', 'SEO defaults', 'Redirects', 'Components']) {
      const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: tab });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test.describe('analytics', () => {
  const csv = async (request: APIRequestContext, table: string) =>
    (await request.get(`/cms/analytics/export?range=7d&table=${table}`)).text();

  test('visits and steps towards an order are counted, without cookies; those of bots and staff are not', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const host = `${randomUUID()}.example`;
    const name = `Counted Kit ${randomUUID().slice(0, 8)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const login = await request.post('/api/admin-users/login', { data: { email: ADMIN, password: PASSWORD } });
    const { token } = (await login.json()) as { token: string };
    const created = await request.post('/api/products', {
      headers: { Authorization: `JWT ${token}` },
      data: { name, slug, sku: slug, price: 20, stockQuantity: 5, isActive: true },
    });
    expect(created.status()).toBe(201);

    await page.goto('/about', { referer: `https://staff.${host}/` });
    const bot = await browser.newContext({ baseURL, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await (await bot.newPage()).goto('/about', { referer: `https://bot.${host}/` });
    await bot.close();
    const visitor = await asVisitor(browser, baseURL);
    for (let visit = 0; visit < 3; visit += 1) {
      await visitor.goto('/about', { referer: `https://www.${host}/find?q=secret` });
    }
    expect(await visitor.context().cookies()).toEqual([]);
    await visitor.goto(`/shop?search=${encodeURIComponent(name)}`);
    await main(visitor).getByRole('link', { name }).first().click();
    await expect(visitor).toHaveURL(`/product/${slug}`);
    const add = main(visitor).getByRole('button', { name: 'Add to cart', exact: true }).first();
    await alive(add);
    await add.click();
    await expect(toastOf(visitor)).toContainText('Added to Cart');
    await visitor.goto('/checkout');
    await expect(visitor.getByRole('form', { name: 'Checkout' })).toBeVisible();
    await visitor.context().close();

    await expect.poll(() => csv(page.request, 'products'), { timeout: 20_000 }).toContain(`${name},${slug},1,1,1,0`);
    await expect.poll(() => csv(page.request, 'referrers'), { timeout: 20_000 }).toContain(`${host},3,0`);
    expect((await csv(page.request, 'referrers')).split(host)).toHaveLength(2);
    expect(await csv(page.request, 'pages')).toContain('/about,');
    await page.goto('/cms/analytics?range=7d');
    await expect(page.getByRole('region', { name: 'Top pages' }).getByText('/about', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Views per day over time' })).toBeVisible();
  });

  test('is accessible, fits a phone and keeps the period in the address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cms/analytics');
    await alive(page.getByRole('button', { name: 'This month' }));
    await page.getByRole('button', { name: 'This month' }).click();
    await expect(page).toHaveURL('/cms/analytics?range=month');
    await page.getByRole('button', { name: 'Custom' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a period' });
    await dialog.getByLabel('First day').fill('2026-01-01');
    await dialog.getByLabel('Last day').fill('2026-01-31');
    await dialog.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/cms/analytics?from=2026-01-01&to=2026-01-31');
    await page.goto('/cms/analytics?range=90d');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

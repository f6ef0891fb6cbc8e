import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { test } from './cms';
import { expect, expectAccessible, staffRequest } from './fixtures';
import { main, toastOf } from './shopper';

// Site-wide settings: each change is reverted, and invisible to other tests.
test.describe.configure({ mode: 'default' });

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAVED = /Settings Saved.*Your settings have been updated successfully\./s;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

async function openTab(page: Page, name: string): Promise<void> {
  const link = tabs(page).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

const save = (page: Page) => main(page).getByRole('button', { name: 'Save Changes' }).click();

async function saved(page: Page): Promise<void> {
  await expect(toastOf(page)).toHaveText(SAVED);
  await expect(main(page).getByText('All changes saved')).toBeVisible();
}

test('navigation, footer and components are set, and stand where they are shown', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const staff = await staffRequest(playwright, baseURL);
  const visit = async () => (await request.get('/contact')).text();
  await page.goto('/cms/settings?tab=navigation');

  await test.step('a link that is added and moved by keyboard stands in the footer, until it is removed', async () => {
    const label = `Jobs ${randomUUID().slice(0, 8)}`;
    const list = page.getByRole('region', { name: 'Legal links' });
    const before = await list.getByRole('list', { name: 'Legal links' }).getByRole('listitem').count();
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
    await saved(page);
    expect(await visit()).toContain(label);
    await list.getByRole('button', { name: 'Remove link 1', exact: true }).click();
    await save(page);
    await saved(page);
    expect(await visit()).not.toContain(label);
  });

  await test.step('the footer says the note of the editor; leaving unsaved work asks first', async () => {
    const note = `Closed on Mondays ${randomUUID()}`;
    await openTab(page, 'Footer');
    const field = page.getByLabel('Footer note');
    const old = await field.inputValue();
    await field.fill(note);
    await tabs(page).getByRole('link', { name: 'Brand' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(field).toHaveValue(note);
    await page.getByLabel('Facebook').fill('facebook');
    await save(page);
    await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible();
    await page.getByLabel('Facebook').fill('https://facebook.example/kitroom');
    await save(page);
    await saved(page);
    expect(await visit()).toContain(note);
    await field.fill(old);
    await save(page);
    await saved(page);
    expect(await visit()).not.toContain(note);
  });

  await test.step('redirects are added, refused where they lead in circles, and brought back after deletion', async () => {
    const from = `/moved-${randomUUID().slice(0, 8)}`;
    await openTab(page, 'Redirects');
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

  await test.step('a component’s default properties are edited in a form', async () => {
    await openTab(page, 'Components');
    const component = async () => {
      const found = await staff.get('/api/components?where[name][equals]=Contact%20Button&depth=0');
      return ((await found.json()) as { docs: { id: string; defaultProps: { text: string } }[] }).docs[0]!;
    };
    const { id, defaultProps } = await component();
    await page.getByRole('button', { name: 'Edit default properties of Contact Button' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Button' });
    await dialog.getByLabel('Text', { exact: true }).fill('Request a quote');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Save defaults' }).click();
    await expect(toastOf(page)).toHaveText(SAVED);
    await expect(dialog).toBeHidden();
    expect((await component()).defaultProps).toEqual({ ...defaultProps, text: 'Request a quote' });
    expect((await staff.patch(`/api/components/${id}`, { data: { defaultProps } })).status()).toBe(200);
  });

  await test.step('every tab is accessible, fits a phone, and is in sight, however far right it stands', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(tabs(page).getByRole('link', { name: 'Components' })).toBeInViewport({ ratio: 1 });
    for (const tab of ['Navigation', 'Footer', 'Brand', 'SEO defaults', 'Redirects', 'Components']) {
      await openTab(page, tab);
      await expect(tabs(page).getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, 'main');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
  await staff.dispose();
});

const csv = async (request: APIRequestContext, table: string) =>
  (await request.get(`/cms/analytics/export?range=7d&table=${table}`)).text();

test('visits and steps towards an order are counted, without cookies, and shown for the period one chooses', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const host = `${randomUUID()}.example`;
  const name = `Counted Kit ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const staff = await staffRequest(playwright, baseURL);
  const data = { name, slug, sku: slug, price: 20, stockQuantity: 5, isActive: true };
  expect((await staff.post('/api/products', { data })).status()).toBe(201);
  await staff.dispose();

  const context = await browser.newContext({ baseURL, userAgent: BROWSER });
  const visitor = await context.newPage();
  await visitor.goto('/about', { referer: `https://www.${host}/find?q=secret` });
  expect(await context.cookies()).toEqual([]);
  await visitor.goto(`/product/${slug}`);
  await main(visitor).getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(toastOf(visitor)).toContainText('Added to Cart');
  await visitor.goto('/checkout');
  await expect(visitor.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await expect.poll(() => csv(page.request, 'products'), { timeout: 20_000 }).toContain(`${name},${slug},1,1,1,0`);
  await expect.poll(() => csv(page.request, 'referrers'), { timeout: 20_000 }).toContain(`${host},1,0`);
  // Closing at once would lose a request sent while leaving.
  await context.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cms/analytics?range=7d');
  await expect(page.getByRole('region', { name: 'Top pages' }).getByText('/about', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Views per day over time' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page).toHaveURL('/cms/analytics?range=month');
  await page.getByRole('button', { name: 'Custom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a period' });
  await dialog.getByLabel('First day').fill('2026-01-01');
  await dialog.getByLabel('Last day').fill('2026-01-31');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/cms/analytics?from=2026-01-01&to=2026-01-31');
});

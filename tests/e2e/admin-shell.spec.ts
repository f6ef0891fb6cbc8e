import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { placeOrder, toastOf, toastsLoaded } from './shopper';

/** Places in the bar and under More are all there are; nothing is cut off. */
async function expectWholeBar(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const bar = page.getByRole('navigation', { name: 'Back office' });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const more = bar.getByRole('button', { name: /^More/ });
  const search = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
  await expect(async () => {
    const box = await more.boundingBox();
    expect(box!.x + box!.width, `${width} px: beside the search`).toBeLessThanOrEqual(search!.x);
  }).toPass();
  const shown = await bar.getByRole('link').allInnerTexts();
  const tops = await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, `${width} px: one line`).toBe(1);
  const brand = page.getByRole('banner').getByRole('link').first().locator('span').first();
  expect(await brand.evaluate((name) => name.scrollWidth - name.clientWidth), `${width} px: brand`).toBe(0);
  await more.click();
  const hidden = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  const places = [...shown, ...hidden].map((text) => text.split('\n')[0]!.toLowerCase());
  for (const place of ['Orders', 'Team Orders', 'Production', 'Despatch', 'Invoices', 'Reviews', 'Settings'])
    expect(places, `${width} px`).toContain(place.toLowerCase());
  expect(new Set(places).size).toBe(places.length);
  expect(shown.length, `${width} px`).toBeGreaterThanOrEqual(7);
}

async function orderBy(request: APIRequestContext, lastName: string): Promise<string> {
  const holdall = { product: 'touchline-team-holdall', color: 'Navy', quantity: 1 };
  return (await placeOrder(request, holdall, { firstName: 'Nora', lastName })).orderNumber;
}

test('notifications arrive without reload in groups, are read, cleared and brought back', async ({ page, request }) => {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const streaming = page.waitForResponse((response) => response.url().endsWith('/admin/news/stream'));
  await signIn(page);
  await streaming;
  const orderNumber = await orderBy(request, 'Bell');
  const nextNumber = await orderBy(request, 'Chime');
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const entryOf = (number: string) => list.getByRole('link', { name: new RegExp(`^(Unread: )?New order #${number}`) });
  const entry = entryOf(orderNumber);
  const unfold = () => list.getByRole('button', { name: /^Show each, (\d+ new orders|New order #)/ }).click();
  await expect(list.getByRole('link', { name: /^Unread: \d+ new orders Latest: New order #/ })).toBeVisible();
  await unfold();
  await expect(entry).toContainText('Nora Bell, $');
  await expect(entry).toContainText('Unread:');
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  await expectAccessible(page, '[role=dialog]');

  await entry.click();
  await expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible();
  await bell.click();
  await unfold();
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText('Unread:');

  const clear = list.getByRole('button', { name: `Clear New order #${orderNumber}` });
  await clear.click();
  await expect(entry).toBeHidden();
  await expect(toastOf(page)).toContainText('Notification cleared');
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  if (!(await list.isVisible())) {
    await bell.click();
    await unfold();
  }
  await expect(entry).toBeVisible();
  await clear.click();
  await expect(entry).toBeHidden();
  // Other tests’ orders may come at any moment.
  await expect(entryOf(nextNumber)).toContainText('Unread:');
  await list.getByRole('button', { name: 'Mark all read' }).click();
  await expect(entryOf(nextNumber)).not.toContainText('Unread:');
});

test('the dashboard shows figures, sales and what runs out; the command palette finds records and does things', async ({
  page,
  request,
}) => {
  const orderNumber = await orderBy(request, 'Palette');
  await signIn(page);
  for (const figure of ['Total Revenue', 'Total Orders', 'Total Products', 'Total Customers', 'Total Clubs']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'What is this? Total Revenue' }).click();
  await expect(page.getByRole('dialog', { name: 'Total Revenue' })).toContainText('paid or not');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Recent Orders' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Recent Products' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Low Stock' })).toContainText(/Sold out|left/);
  await expect(page.getByRole('img', { name: 'Revenue over time' })).toBeVisible();

  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/range=90d$/);
  await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Custom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a period' });
  await dialog.getByLabel('First day').fill('2026-11-02');
  await dialog.getByLabel('Last day').fill('2026-11-01');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(dialog.getByText('Choose a first day that is before the last.')).toBeVisible();
  await dialog.getByLabel('First day').fill('2026-10-01');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-11-01/);

  await page.getByRole('button', { name: '12 months' }).click();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Shop revenue' })).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 768, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
  }
  for (const width of [1024, 1200, 1280, 1440]) await expectWholeBar(page, width);

  await test.step('the palette, by keyboard alone', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect(palette.getByRole('option', { name: 'Create Order' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await palette.getByRole('combobox').fill(orderNumber);
    await expect(palette.getByRole('option', { name: `#${orderNumber}` })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible();

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await palette.getByRole('combobox').fill('nothing-has-this-name');
    await expect(palette.getByText('Nothing found for “nothing-has-this-name”.')).toBeVisible();
    await palette.getByRole('combobox').fill('categ go');
    await expect(palette.getByRole('option').first()).toContainText('Categories');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/categories$/);
  });
});

test('without a connection a status that cannot be saved says so and stays, and search still opens', async ({
  page,
  request,
}) => {
  const orderNumber = await orderBy(request, 'Tunnel');
  const loaded = toastsLoaded(page);
  await signIn(page, `/admin/orders?search=${orderNumber}`);
  const status = page.getByLabel(`Status of order #${orderNumber}`);
  await expect(status).toHaveValue('pending');
  await loaded;
  await page.context().setOffline(true);
  await status.selectOption('processing');
  await expect(toastOf(page)).toContainText('❌ Error');
  await expect(toastOf(page)).toContainText('Failed to update order status');
  await expect(status).toHaveValue('pending');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.context().setOffline(false);
});

test('scrolls a long list to its last row, and retries rows that failed to load', async ({ page }) => {
  await signIn(page, '/admin/reviews');
  const footer = await page.getByText(/^Showing [\d,]+ of [\d,]+ reviews$/).textContent();
  const count = /[\d,]+/.exec(footer ?? '')?.[0].replaceAll(',', '') ?? '';
  expect(Number(count)).toBeGreaterThan(1000);
  const list = page.getByRole('list', { name: 'Reviews' });
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);

  await page.route('**/admin/reviews/list*', (route) => route.abort());
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(toastOf(page)).toContainText('❌ Error');
  await expect(toastOf(page)).toContainText('Failed to load reviews');
  await page.unroute('**/admin/reviews/list*');
  await toastOf(page).getByRole('button', { name: 'Try again' }).click();
  const last = list.locator(`li[aria-posinset="${count}"]`);
  // Loaded rows move the end of the list.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(last.getByRole('article')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(last).toHaveAttribute('aria-setsize', count);
});

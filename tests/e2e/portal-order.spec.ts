import type { Page } from '@playwright/test';
import { expect, expectAccessible, openBuilder, test } from './fixtures';

const saved = 'Saved';
const offline = 'Not saved: no connection, kept on this device';

type Orders = { totalDocs: number; docs: { orderNumber: string; totalAmount: number; notes: string }[] };

const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const choose = (page: Page, product: string) => page.getByRole('button', { name: product, exact: true }).click();
const color = (page: Page, name: string) => page.getByTitle(name, { exact: true }).click();

/** Gives every player without a size that can be had one. */
async function solveSizes(page: Page): Promise<void> {
  const open = page.locator('select[aria-invalid="true"]');
  while ((await open.count()) > 0) await open.first().selectOption('M');
}

async function teamOrders(page: Page): Promise<Orders> {
  const { token } = (await (
    await page.request.post('/api/teams/login', {
      data: { username: 'northside-netball', password: 'Demo-pass-1234' },
    })
  ).json()) as { token: string };
  const answer = await page.request.get('/api/team-orders?sort=-createdAt&limit=1&depth=0', {
    headers: { Authorization: `JWT ${token}` },
  });
  return (await answer.json()) as Orders;
}

test('a manager orders for the whole roster, loses the connection and nothing else, and submits once', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  const before = (await teamOrders(page)).totalDocs;

  await page.getByLabel('Search products').fill('velocity');
  await choose(page, 'Velocity Netball Dress');
  await page.getByRole('button', { name: 'Add to order' }).click();
  await expect(page.getByText('Incomplete Selection', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Please select a product, color, and quantities.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pink, unavailable' })).toBeDisabled();
  await color(page, 'Purple');
  await page.getByRole('button', { name: 'Fill from roster' }).click();
  await solveSizes(page);
  await expect(page.getByLabel('Name on the back of Abi Carter')).toHaveValue('CARTER');
  await page.getByLabel('Small', { exact: true }).fill('4');
  await page.getByLabel('Include Isla Munro').uncheck();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary.getByText(/^5% off 1\d × Velocity Netball Dress, Purple$/)).toBeVisible();
  await expect(summary.getByText(/^\d+ more to reach 10% off$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to order' }).click();

  await page.getByRole('button', { name: 'Add another product' }).click();
  await choose(page, 'Touchline Team Holdall');
  await color(page, 'Navy');
  await page.getByLabel('One size', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Add to order' }).click();
  await expect(state(page, saved)).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel('Notes').fill('Typed in a tunnel');
  await expect(state(page, offline)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Touchline Team Holdall' }).click();
  await page.getByLabel('One size', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByText('Order Submission Failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Failed to submit order. Please try again.').first()).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/teamwear-portal/order');
  await expect(later.getByLabel('Notes')).toHaveValue('Typed in a tunnel');
  await expect(state(later, saved)).toBeVisible();
  await later.reload();
  await expect(later.getByLabel('Notes')).toHaveValue('Typed in a tunnel');
  await expect(later.getByRole('article', { name: 'Touchline Team Holdall' })).toContainText('5 pieces');
  await expectAccessible(later);

  const total = await later
    .getByRole('region', { name: 'Your order' })
    .getByText(/^\$[\d,.]+$/)
    .last()
    .innerText();
  await later.getByRole('button', { name: 'Submit order' }).dblclick();
  await expect(later).toHaveURL(/\/teamwear-portal\/orders\/[\w-]{36}\?placed=1$/);
  const after = await teamOrders(later);
  expect(after.totalDocs).toBe(before + 1);
  expect(after.docs[0]?.notes).toBe('Typed in a tunnel');
  expect(after.docs[0]?.totalAmount).toBe(Number(total.replace(/[$,]/g, '')));
  await expect(later.getByRole('main')).toContainText(after.docs[0]?.orderNumber ?? 'an order number');
  await expect(later.getByRole('main')).toContainText('Pending Approval');

  await later.goto('/teamwear-portal/order');
  await expect(later.getByRole('heading', { name: 'Choose a product' })).toBeVisible();
  await later.getByRole('button', { name: 'Submit order' }).click();
  await expect(later.getByText('Empty Order', { exact: true }).first()).toBeVisible();
  await expect(later.getByText('Please add items to your order before submitting.').first()).toBeVisible();
});

test('an answer that gets lost on its way makes no second order', async ({ page }) => {
  await openBuilder(page);
  await choose(page, 'Pro Grip Crew Socks');
  await color(page, 'White');
  await page.getByLabel('Medium', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Add to order' }).click();
  await expect(state(page, saved)).toBeVisible();
  const before = (await teamOrders(page)).totalDocs;

  await page.route('**/api/team/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByText('Order Submission Failed', { exact: true }).first()).toBeVisible();
  await page.unroute('**/api/team/orders');
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page).toHaveURL(/\/teamwear-portal\/orders\/[\w-]{36}\?placed=1$/);
  expect((await teamOrders(page)).totalDocs).toBe(before + 1);
});

test('two windows: a change in the other is a choice, and a removed line comes back', async ({ page, context }) => {
  await openBuilder(page);
  const other = await context.newPage();
  await other.goto('/teamwear-portal/order');
  await expect(state(other, saved)).toBeVisible();
  await choose(page, 'Touchline Team Holdall');
  await color(page, 'Black');
  await page.getByLabel('One size', { exact: true }).fill('2');
  await expect(state(page, saved)).toBeVisible();

  await other.getByLabel('Notes').fill('From the other window');
  await expect(other.getByRole('alert').getByText('Changed in another window')).toBeVisible();
  await other.getByRole('button', { name: 'Use the other' }).click();
  await expect(other.getByRole('article', { name: 'Touchline Team Holdall' })).toContainText('2 pieces');
  await other.getByRole('button', { name: 'Remove Touchline Team Holdall' }).click();
  await expect(other.getByRole('article', { name: 'Touchline Team Holdall' })).toBeHidden();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('article', { name: 'Touchline Team Holdall' })).toContainText('2 pieces');
  await expect(state(other, saved)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the print unfolds under a player, and the total leads to the summary', async ({ page }) => {
    await openBuilder(page);
    await choose(page, 'Velocity Netball Dress');
    await color(page, 'Teal');
    await page.getByRole('button', { name: 'Fill from roster' }).tap();
    await expect(page.getByLabel('Number of Abi Carter')).toBeHidden();
    await page.getByRole('button', { name: 'Print for Abi Carter: Carter · 1' }).tap();
    await page.getByLabel('Number of Abi Carter').fill('77');
    await expect(page.getByRole('button', { name: 'Print for Abi Carter: Carter · 77' })).toBeVisible();
    await solveSizes(page);
    await page.getByRole('link', { name: 'Review order' }).tap();
    await expect(page.getByRole('button', { name: 'Submit order' })).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, fillDelivery, newTeam, signInTeam, test } from './fixtures';

const saved = 'Saved';
const offline = 'Not saved: no connection, kept on this device';

type Orders = { totalDocs: number; docs: { orderNumber: string; totalAmount: number; notes: string }[] };

const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const choose = (page: Page, product: string) => page.getByRole('button', { name: product, exact: true }).click();
const color = (page: Page, name: string) => page.getByTitle(name, { exact: true }).click();
const line = (page: Page, product: string) => page.getByRole('article', { name: product });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit order' });

/** Thirty-one players: three without a size, one inactive. */
async function importRoster(page: Page): Promise<void> {
  const others = Array.from({ length: 28 }, (_, index) => `Rover ${index + 4};${index + 4};M`);
  const few = ['Abi Carter;1;', 'Bo Lane;2;', 'Cy Hart;3;', 'Isla Munro;99;M'];
  const text = ['Name;Number;Size', ...few, ...others.slice(1)].join('\n');
  const plan = await page.request.post('/api/team/members/import', { data: { text } });
  const { seal } = ((await plan.json()) as { preview: { seal: string } }).preview;
  const written = await page.request.post('/api/team/members/import', { data: { text, seal } });
  expect(written.status(), await written.text()).toBe(200);
}

async function solveSizes(page: Page): Promise<void> {
  const open = page.locator('select[aria-invalid="true"]');
  while ((await open.count()) > 0) await open.first().selectOption('M');
}

test('a manager orders for the whole roster, loses the connection and nothing else, and submits once', async ({
  page,
  context,
  request,
}) => {
  const headers = await signInTeam(page, await newTeam(request, 'Season Rovers'));
  await importRoster(page);
  await page.goto('/teamwear-portal/order');
  const summary = page.getByRole('region', { name: 'Your order' });

  await test.step('what is missing is said', async () => {
    await submit(page).click();
    await expect(page.getByText('Empty Order', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Please add items to your order before submitting.').first()).toBeVisible();
    await page.getByLabel('Search products').fill('velocity');
    await choose(page, 'Velocity Netball Dress');
    await page.getByRole('button', { name: 'Add to order' }).click();
    await expect(page.getByText('Incomplete Selection', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Please select a product, color, and quantities.').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Pink, unavailable' })).toBeDisabled();
  });

  await test.step('a line of the roster, without one player and with pieces for nobody', async () => {
    await color(page, 'Purple');
    await page.getByRole('button', { name: 'Fill from roster' }).click();
    await expect(page.locator('select[aria-invalid="true"]')).toHaveCount(3);
    await solveSizes(page);
    await expect(page.getByLabel('Name on the back of Abi Carter')).toHaveValue('CARTER');
    await page.getByLabel('Include Isla Munro').uncheck();
    await page.getByLabel('Small', { exact: true }).fill('4');
    await expect(summary.getByText('10% off 34 × Velocity Netball Dress, Purple')).toBeVisible();
    await expect(summary.getByText('16 more to reach 15% off')).toBeVisible();
    await page.getByRole('button', { name: 'Add to order' }).click();
  });

  await test.step('a line of goods without sizes', async () => {
    await page.getByRole('button', { name: 'Add another product' }).click();
    await choose(page, 'Touchline Team Holdall');
    await color(page, 'Navy');
    await page.getByLabel('One size', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Add to order' }).click();
    await submit(page).click();
    await expect(page.getByText('Please enter the address.')).toBeVisible();
    await fillDelivery(page);
    await expect(state(page, saved)).toBeVisible();
  });

  await test.step('without a connection it is kept on the device', async () => {
    await context.setOffline(true);
    await page.getByLabel('Notes').fill('Typed in a tunnel');
    await expect(state(page, offline)).toBeVisible();
    await page.getByRole('button', { name: 'Edit Touchline Team Holdall' }).click();
    await page.getByLabel('One size', { exact: true }).fill('5');
    await submit(page).click();
    await expect(page.getByText('Order Submission Failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Failed to submit order. Please try again.').first()).toBeVisible();
    await page.close();
    await context.setOffline(false);
  });

  const later = await context.newPage();
  await test.step('it is there when the page is opened again, and goes to the shop', async () => {
    await later.goto('/teamwear-portal/order');
    await expect(later.getByLabel('Notes')).toHaveValue('Typed in a tunnel');
    await expect(state(later, saved)).toBeVisible();
    await expect(line(later, 'Touchline Team Holdall')).toContainText('5 pieces');
  });

  await test.step('a change in another window is a choice, and a removed line comes back', async () => {
    const other = await context.newPage();
    await other.goto('/teamwear-portal/order');
    await expect(other.getByLabel('Notes')).toHaveValue('Typed in a tunnel');
    await expect(state(other, saved)).toBeVisible();
    await other.getByRole('button', { name: 'Edit Touchline Team Holdall' }).click();
    await other.getByLabel('One size', { exact: true }).fill('2');
    await expect(state(other, saved)).toBeVisible();
    await later.getByLabel('Notes').fill('From the first window');
    await expect(later.getByRole('alert').getByText('Changed in another window')).toBeVisible();
    await later.getByRole('button', { name: 'Use the other version' }).click();
    await expect(line(later, 'Touchline Team Holdall')).toContainText('2 pieces');
    await other.close();
    await later.getByRole('button', { name: 'Remove Touchline Team Holdall' }).click();
    await expect(line(later, 'Touchline Team Holdall')).toBeHidden();
    await later.getByRole('button', { name: 'Undo' }).click();
    await expect(line(later, 'Touchline Team Holdall')).toContainText('2 pieces');
    await expect(state(later, saved)).toBeVisible();
  });

  await expectAccessibleInBoth(later);
  await test.step('on a phone the print unfolds under a player, and the total leads to the summary', async () => {
    await later.setViewportSize({ width: 390, height: 844 });
    await later.getByRole('button', { name: 'Edit Velocity Netball Dress' }).click();
    await expect(later.getByLabel('Number of Abi Carter')).toBeHidden();
    await later.getByRole('button', { name: 'Print for Abi Carter: Carter · 1' }).click();
    await later.getByLabel('Number of Abi Carter').fill('77');
    await expect(later.getByRole('button', { name: 'Print for Abi Carter: Carter · 77' })).toBeVisible();
    await later.getByRole('link', { name: 'Review order' }).click();
    await expect(submit(later)).toBeInViewport();
    expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessibleInBoth(later);
    await expect(state(later, saved)).toBeVisible();
    await later.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('an answer that gets lost on its way makes no second order, nor does a double click', async () => {
    const total = await later
      .getByRole('region', { name: 'Your order' })
      .getByText(/^\$[\d,.]+$/)
      .last()
      .innerText();
    await later.route('**/api/team/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(later).click();
    await expect(later.getByText('Order Submission Failed', { exact: true }).first()).toBeVisible();
    await later.unroute('**/api/team/orders');
    await submit(later).dblclick();
    await expect(later).toHaveURL(/\/teamwear-portal\/orders\/[\w-]{36}\?placed=1$/);
    const answer = await later.request.get('/api/team-orders?depth=0', { headers });
    const { totalDocs, docs } = (await answer.json()) as Orders;
    expect(totalDocs).toBe(1);
    expect(docs[0]).toMatchObject({ notes: 'Typed in a tunnel', totalAmount: Number(total.replace(/[$,]/g, '')) });
    for (const text of [docs[0]!.orderNumber, 'Pending Approval', '10% off 34 × Velocity Netball Dress, Purple'])
      await expect(later.getByRole('main')).toContainText(text);
  });

  await test.step('the dashboard has the order and the count of the other players', async () => {
    await later.goto('/teamwear-portal');
    const latest = later.getByRole('region', { name: 'Latest orders' });
    await expect(latest.getByRole('link', { name: /^ORD-/ })).toHaveText([/Pending Approval/]);
    await expect(later.getByText('and 26 more players')).toBeVisible();
  });
});

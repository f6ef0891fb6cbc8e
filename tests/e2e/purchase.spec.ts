import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';

const email = 'ada.byron@example.test';

type Variation = { colorName: string; sizeCode: string; stockQuantity: number };

/** Units of a size in stock, as the public API has them. */
async function stockOf(request: APIRequestContext, slug: string, color: string, sizeCode: string): Promise<number> {
  const answer = await request.get(`/api/products?where[slug][equals]=${slug}&depth=1`);
  const { docs } = (await answer.json()) as { docs: { variations: { docs: Variation[] } }[] };
  const found = docs[0]?.variations.docs.find((each) => each.colorName === color && each.sizeCode === sizeCode);
  return found?.stockQuantity ?? Number.NaN;
}

async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.locator('[name="customer.email"]').fill(email);
  await page.locator('[name="shippingAddress.line1"]').fill('1 Mill Lane');
  await page.getByLabel('Town or city').fill('Manchester');
  await page.locator('[name="shippingAddress.postcode"]').fill('m12ab');
}

test('a shopper buys, the supplier sees the order and moves it on', async ({ page, request, browser, baseURL }) => {
  const before = await stockOf(request, 'crease-cricket-shirt', 'Navy', 'M');
  expect(before).toBeGreaterThan(3);

  await page.goto('/product/crease-cricket-shirt');
  await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
  await page.getByLabel('Medium', { exact: true }).fill('2');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('2 items added: 2 x Medium in Navy', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Cart, 2 items' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Crease Cricket Shirt');
  await expect(drawer).toContainText('$79.98');
  await drawer.getByText('Proceed to Checkout').click();

  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('button', { name: /place order/i }).click();
  await expect(page.getByText('Please enter your first name.').first()).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: /place order/i }).click();

  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  const tracking = page.url();
  const orderNumber = /ORD-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  expect(orderNumber).not.toBe('');
  await expect(page.getByRole('main')).toContainText('M1 2AB');
  expect(await stockOf(request, 'crease-cricket-shirt', 'Navy', 'M')).toBe(before - 2);

  const office = await browser.newPage({ baseURL });
  await signIn(office, '/admin/orders');
  await office.getByPlaceholder('Search orders by number, customer name, or email...').fill(orderNumber);
  const card = office.getByRole('article', { name: `#${orderNumber}` });
  await expect(card).toContainText('Ada Byron');
  await expect(card).toContainText('$79.98');
  await office.getByLabel(`Status of order #${orderNumber}`).selectOption('shipped');
  await expect(office.getByText('Order status changed to shipped', { exact: true }).first()).toBeVisible();
  await office.close();

  await page.goto(tracking);
  await expect(page.getByRole('main')).toContainText(/shipped/i);
  await expect.poll(() => emails(orderNumber), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
});

/** Emails in the outbox that name the order: one to the shopper, one to the supplier. */
async function emails(orderNumber: string): Promise<number> {
  const outbox = path.join(process.env.DATA_DIR ?? '.data/e2e', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return texts.filter((text) => text.includes(orderNumber)).length;
}

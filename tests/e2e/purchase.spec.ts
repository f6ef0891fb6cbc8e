import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, staffRequest, test } from './fixtures';
import { fillCheckout, main, openCart, placeOrderButton, stockOf, toastOf } from './shopper';

/** 'Fri, 27 Nov 2026' */
const DAY = String.raw`\w{3}, \d{1,2} \w{3,4} \d{4}`;

async function expectToFit(page: Page): Promise<void> {
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('a shopper buys on a phone, with the delivery of their choice, and sees the order move on', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const before = await stockOf(request, 'crease-cricket-shirt', 'Navy', 'M');
  expect(before).toBeGreaterThan(3);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('from home over the shop to the product, and when it would be there', async () => {
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Shop Now' }).first().click();
    await main(page).getByRole('link', { name: 'Crease Cricket Shirt' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crease Cricket Shirt');
    await expect(main(page)).toContainText(new RegExp(`Delivery to the UK by ${DAY}`));
    await main(page).getByRole('radio', { name: 'Navy' }).check({ force: true });
    await page.getByLabel('Medium', { exact: true }).fill('2');
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(toastOf(page)).toContainText('2 items added: 2 x Medium in Navy');
    await expectToFit(page);
  });

  await test.step('the cart', async () => {
    const drawer = await openCart(page);
    await expect(drawer).toContainText('Crease Cricket Shirt');
    await expect(drawer).toContainText('$79.98');
    await expect(drawer).toContainText(new RegExp(`Standard delivery to the UK: free\\. Delivery by ${DAY}\\.`));
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('the checkout, express', async () => {
    await expect(main(page).getByRole('radio', { name: /Standard delivery/ })).toBeChecked();
    await fillCheckout(page);
    await expect(placeOrderButton(page)).toContainText('$79.98');
    await main(page)
      .getByRole('radio', { name: /Express delivery/ })
      .check();
    await expect(main(page).locator('#order-summary')).toContainText('Delivery, Express delivery');
    await expect(main(page).locator('#order-summary')).toContainText('$12.50');
    await expect(placeOrderButton(page)).toContainText('$92.48');
    await expectToFit(page);
    await placeOrderButton(page).click();
  });

  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!');
  for (const text of ['M1 2AB', 'Delivery, Express delivery', '$92.48', new RegExp(`Delivery by ${DAY}\\.`)])
    await expect(main(page)).toContainText(text);
  await expectToFit(page);
  const orderNumber = /ORD-\d{4}-\d{6}/.exec(await main(page).innerText())?.[0] ?? '';
  expect(await stockOf(request, 'crease-cricket-shirt', 'Navy', 'M')).toBe(before - 2);

  const staff = await staffRequest(playwright, baseURL);
  const found = await staff.get(`/api/orders?where[orderNumber][equals]=${orderNumber}&depth=0`);
  const [order] = ((await found.json()) as { docs: { id: string }[] }).docs;
  const moved = await staff.patch(`/api/orders/${order?.id}`, { data: { status: 'shipped' } });
  expect(moved.status(), await moved.text()).toBe(200);
  await staff.dispose();
  await page.reload();
  await expect(main(page)).toContainText(/shipped/i);
  await expect.poll(() => emailsWith(orderNumber), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
});

async function emailsWith(orderNumber: string): Promise<number> {
  const outbox = path.join(process.env.DATA_DIR ?? '.data/e2e', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return texts.filter((text) => text.includes(orderNumber)).length;
}

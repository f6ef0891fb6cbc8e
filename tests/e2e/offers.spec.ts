import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { fillCheckout, keepCart, main, placeOrderButton, toastOf } from './shopper';

const code = `ONCE-${randomUUID().slice(0, 8).toUpperCase()}`;

test('staff make a code, a shopper buys with it, and it is spent', async ({ page, browser, baseURL }) => {
  test.slow();
  await signIn(page, '/admin/products');
  await page.getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('button', { name: 'Add Offer' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Spring');
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByLabel('Uses in all').fill('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add offer' }).click();
  await expect(dialog.getByLabel('Per cent off')).toHaveAccessibleDescription(/whole number from 1 to 100/);
  await dialog.getByLabel('Per cent off').fill('50');
  await dialog.getByRole('button', { name: 'Add offer' }).click();
  await expect(toastOf(page)).toContainText('✅ Offer Added');
  const offer = page.getByRole('article').filter({ hasText: code });
  await expect(offer).toContainText('Used 0 of 1 times');

  const visitor = await browser.newContext({ baseURL });
  const shop = await visitor.newPage();
  await keepCart(shop, [{ slug: 'crease-cricket-shirt', color: 'Teal', sizes: { Medium: 1 } }]);
  await shop.goto('/checkout');
  const total = shop.getByTestId('checkout-total');
  const before = Number((await total.textContent())?.replace(/[^\d.]/g, ''));
  await shop.getByRole('button', { name: 'Have a code?' }).click();
  const field = shop.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('NOBODYS');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('This code is unknown or has ended.');
  await expectAccessible(shop);
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(shop.getByText(`Code ${code} applied.`)).toBeVisible();
  await expect(shop.getByText(`Spring (${code})`)).toBeVisible();
  const after = Number((await total.textContent())?.replace(/[^\d.]/g, ''));
  expect(after).toBeLessThan(before);
  await fillCheckout(shop);
  await placeOrderButton(shop).click();
  await shop.waitForURL(/\/order\//);
  await expect(main(shop).getByText(`Spring (${code})`)).toBeVisible();

  await shop.evaluate(() => localStorage.removeItem('kitroom.cart'));
  await shop.goto('/checkout');
  await shop.getByRole('button', { name: 'Have a code?' }).click();
  await field.fill(code);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('This code has been used up.');
  await visitor.close();

  await page.reload();
  await expect(offer).toContainText('Used 1 of 1 times');
  await expect(offer.getByRole('button', { name: 'Delete Spring' })).toHaveCount(0);
  await offer.getByRole('button', { name: 'End Spring' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End offer' }).click();
  await expect(offer.getByText('Ended', { exact: true })).toBeVisible();
});

import { expect, expectAccessible, signIn, test } from './fixtures';
import { fillCheckout, keepCart, main, placeOrderButton, toastOf } from './shopper';

test('staff issue a gift voucher, a shopper pays with it, and its ledger says so', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, '/admin/vouchers');
  await page.getByRole('button', { name: 'Issue Voucher' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByLabel('Recipient', { exact: true }).fill('Grace');
  await dialog.getByLabel('Email it to the recipient').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Issue voucher' }).click();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/Enter the address/);
  await dialog.getByLabel('Email it to the recipient').uncheck();
  await dialog.getByRole('button', { name: 'Issue voucher' }).click();
  await expect(toastOf(page)).toContainText('✅ Voucher Issued');
  await page.waitForURL(/\/admin\/vouchers\/[\w-]{36}$/);
  const code =
    (await main(page)
      .getByText(/^GV(-[A-Z2-9]{4}){4}$/)
      .textContent()) ?? '';
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL });
  const shop = await visitor.newPage();
  await keepCart(shop, [{ slug: 'crease-cricket-shirt', color: 'Teal', sizes: { Medium: 1 } }]);
  await shop.goto('/checkout');
  const amountOf = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''));
  const total = amountOf(await shop.getByTestId('checkout-total').textContent());
  await shop.getByRole('button', { name: 'Have a code?' }).click();
  const field = shop.getByLabel('Code', { exact: true });
  await field.fill('GV-AAAA-AAAA-AAAA-AAAA');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('This gift voucher is unknown.');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(shop.getByText(/^Gift voucher …[A-Z2-9]{4} pays .*10\.00\.$/)).toBeVisible();
  await expect(shop.getByText('Left to pay', { exact: true })).toBeVisible();
  await expectAccessible(shop);
  const left = (total - 10).toFixed(2);
  await expect(placeOrderButton(shop)).toContainText(left);
  await shop.setViewportSize({ width: 390, height: 844 });
  await expect(shop.getByRole('button', { name: 'Order summary' })).toContainText(left);
  await fillCheckout(shop);
  await placeOrderButton(shop).click();
  await shop.waitForURL(/\/order\//);
  await expect(main(shop).getByText(/Your gift voucher paid .*10\.00\./)).toBeVisible();
  await visitor.close();

  await page.reload();
  await expect(main(page).getByText('Spent', { exact: true }).first()).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'Spent, order' });
  await expect(entry).toContainText('10.00');
  await entry.getByRole('link').click();
  await expect(main(page).getByText(/, gift voucher/)).toBeVisible();
  await page.goto('/admin/vouchers?state=spent');
  await expect(page.getByRole('article').filter({ hasText: `…${code.slice(-4)}` })).toContainText('0.00 of');
});

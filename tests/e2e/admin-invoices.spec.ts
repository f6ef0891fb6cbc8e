import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { fillToday, main, placeOrder, productOf, toastOf } from './shopper';

const VOUCHER_CODE = /^GV(-[A-Z2-9]{4}){4}$/;

test('an invoice is read by the shopper, listed as due, paid in parts and settled', async ({ page, request }) => {
  test.slow();
  const bag = await productOf(request, 'touchline-team-holdall');
  const { orderNumber, trackingUrl } = await placeOrder(request, { product: bag.id, color: 'Black', quantity: 2 });
  const total = `$${(2 * (bag.salePrice ?? bag.price)).toFixed(2)}`;
  const list = page.getByRole('article').filter({ hasText: orderNumber });

  await test.step('the order’s page has it, with the day it is due', async () => {
    await page.goto(trackingUrl);
    const link = main(page).getByRole('link', { name: /^Invoice INV-\d{6}/ });
    await expect(main(page)).toContainText(`To pay: ${total} by`);
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toMatch(/^inline; filename="invoice-INV-\d{6}\.pdf"$/);
    await expectAccessible(page);
  });

  await test.step('staff find it as due', async () => {
    await signIn(page, `/admin/invoices?search=${orderNumber}`);
    await expect(list).toHaveCount(1);
    await expect(list).toContainText(total);
    await expect(list.getByText('Due', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a part of it comes in', async () => {
    await list.getByRole('link', { name: orderNumber }).click();
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('30');
    await fillToday(dialog.getByLabel('Received on'));
    await dialog.getByLabel('Reference').fill('OKAFOR A');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(toastOf(page)).toContainText('Payment recorded');
    await expect(main(page)).toContainText('OKAFOR A');
    expect(await (await request.get(trackingUrl)).text()).toContain('$30.00 has arrived.');
  });

  await test.step('one of another order is confirmed as too much, and voided with a reason', async () => {
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('9999');
    await fillToday(dialog.getByLabel('Received on'));
    await dialog.getByRole('button', { name: 'Record' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('more than is open');
    await expectAccessible(page, '[role=alertdialog]');
    await question.getByRole('button', { name: 'Record it anyway' }).click();
    await expect(main(page)).toContainText('$9,999.00');
    await page.getByRole('button', { name: 'Move the payment of $9,999.00' }).click();
    await expect(page.getByRole('dialog')).toContainText('Choose the order');
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Void the payment of $9,999.00' }).click();
    await dialog.getByLabel('Reason').fill('Of another order');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Void payment' }).click();
    await expect(toastOf(page).filter({ hasText: 'Payment voided' })).toBeVisible();
    await expect(main(page)).toContainText('Void: Of another order');
  });

  await test.step('a gift voucher pays a part, after its balance is shown', async () => {
    const orderPage = page.url();
    await page.goto('/admin/vouchers');
    await page.getByRole('button', { name: 'Issue Voucher' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('5');
    await dialog.getByRole('button', { name: 'Issue voucher' }).click();
    await page.waitForURL(/\/admin\/vouchers\/[\w-]{36}$/);
    const code = (await main(page).getByText(VOUCHER_CODE).textContent()) ?? '';
    await page.goto(orderPage);
    await page.getByRole('button', { name: 'Record a payment' }).click();
    await dialog.getByLabel('Amount').fill('12.34');
    await dialog.getByLabel('Method').selectOption('Gift voucher');
    await expect(dialog.getByLabel('Amount')).toBeHidden();
    const field = dialog.getByLabel('Voucher code');
    await field.fill('GV-AAAA-AAAA-AAAA-AAAA');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/This gift voucher is unknown\./);
    await expect(field).toHaveValue('GV-AAAA-AAAA-AAAA-AAAA');
    await field.fill(code.toLowerCase());
    await dialog.getByRole('button', { name: 'Check balance' }).click();
    await expect(dialog.getByRole('status')).toContainText('$5.00');
    await expectAccessible(page, '[role=dialog]');
    await field.press('End');
    await field.press('Backspace');
    await expect(dialog.getByRole('status')).toHaveCount(0);
    await dialog.getByLabel('Method').selectOption('Cash');
    await expect(dialog.getByLabel('Amount')).toHaveValue('12.34');
    await dialog.getByLabel('Method').selectOption('Gift voucher');
    await field.fill(code);
    await field.press('Enter');
    await dialog.getByRole('button', { name: 'Take $5.00' }).click();
    await expect(toastOf(page)).toContainText('Payment recorded');
    await expect(main(page)).toContainText(/, gift voucher…[A-Z2-9]{4}/);
    await page.getByRole('button', { name: 'Void the payment of $5.00' }).click();
    await dialog.getByLabel('Reason').fill('They keep it for the next order');
    await dialog.getByRole('button', { name: 'Void payment' }).click();
    await expect(toastOf(page).filter({ hasText: 'Payment voided' })).toBeVisible();
  });

  await test.step('the rest settles it', async () => {
    await page.getByRole('button', { name: /^Mark \$.* as paid$/ }).click();
    await expect(toastOf(page)).toContainText('Marked as paid');
    await page.goto(`/admin/invoices?search=${orderNumber}&state=paid`);
    await expect(list.getByText('Settled', { exact: true })).toBeVisible();
  });
});

test('one transfer pays two orders of a customer', async ({ page, request }) => {
  const bag = await productOf(request, 'touchline-team-holdall');
  const customer = { email: `split-${randomUUID()}@shoppers.test` };
  const orders = [
    await placeOrder(request, { product: bag.id, color: 'Black', quantity: 1 }, customer),
    await placeOrder(request, { product: bag.id, color: 'Black', quantity: 2 }, customer),
  ];
  await signIn(page, `/admin/orders?search=${orders[0]?.orderNumber}`);
  await main(page)
    .getByRole('link', { name: `#${orders[0]?.orderNumber}` })
    .click();
  await page.getByRole('button', { name: 'Split a transfer' }).click();
  const dialog = page.getByRole('dialog');
  for (const { orderNumber } of orders) await expect(dialog.getByLabel(`#${orderNumber}`)).toBeVisible();
  const total = 3 * (bag.salePrice ?? bag.price);
  await dialog.getByLabel('Amount received').fill((total + 1).toFixed(2));
  await expect(dialog).toContainText('Still to assign$1.00');
  await dialog.getByLabel('Amount received').fill(total.toFixed(2));
  await expect(dialog).toContainText('Still to assign$0.00');
  await fillToday(dialog.getByLabel('Received on'));
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(toastOf(page)).toContainText('Transfer recorded on 2 orders');
});

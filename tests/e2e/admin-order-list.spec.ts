import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { placeOrder } from './shopper';

type Own = { productName: string; orders: string[] };

/** Ordered `times` times, one more piece each time; $20 each. */
async function ordersOfOwn(request: APIRequestContext, times: number): Promise<Own> {
  const login = await request.post('/api/admin-users/login', {
    data: { email: 'admin@demo.test', password: 'Demo-pass-1234' },
  });
  const { token } = (await login.json()) as { token: string };
  const productName = `Bobble hat ${randomUUID().slice(0, 8)}`;
  const slug = productName.toLowerCase().replaceAll(' ', '-');
  const created = await request.post('/api/products', {
    headers: { Authorization: `JWT ${token}` },
    data: { name: productName, slug, sku: slug, price: 20, stockQuantity: 100, isActive: true },
  });
  expect(created.status()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: string } };
  const orders: string[] = [];
  for (let quantity = 1; quantity <= times; quantity++) {
    const { orderNumber } = await placeOrder(
      request,
      { product: doc.id, quantity },
      { email: `ada-${slug}@shopper.test` },
    );
    orders.push(orderNumber);
  }
  return { productName, orders };
}

const showing = (page: Page, count: number) => page.getByText(new RegExp(`^Showing ${count} of [\\d,]+ orders$`));

test('orders are filtered, moved on one by one and at once, listed in a table, paid, packed and exported', async ({
  page,
  request,
}) => {
  test.slow();
  const { productName, orders } = await ordersOfOwn(request, 3);
  await signIn(page, '/admin/orders');
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ orders$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Order' })).toHaveAttribute('href', '/admin/orders/new');
  const card = (order = '') => page.getByRole('article').filter({ hasText: `#${order}` });
  const status = (order = '') => card(order).getByLabel(/^Status of order/);
  const toast = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

  await test.step('the panel filters, and each filter is taken away again', async () => {
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByLabel('Total from ($)').fill('40');
    await panel.getByLabel('Total up to ($)').fill('30');
    await panel.getByRole('button', { name: 'Show orders' }).click();
    await expect(panel.getByText('This is less than the lower limit.')).toBeVisible();
    await expect(panel.getByLabel('Total up to ($)')).toBeFocused();
    await expect(panel.getByLabel('Total from ($)')).toHaveValue('40');
    await panel.getByLabel('Total up to ($)').fill('');
    await panel.getByLabel('Payment method').selectOption('Invoice');
    const product = panel.getByRole('combobox', { name: 'Contains the product' });
    await product.fill(productName);
    await expect(panel.getByRole('option', { name: productName })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await product.press('Enter');
    await expect(product).toHaveValue(productName);
    await product.press('Enter');

    await expect(showing(page, 2)).toBeVisible();
    await expect(page).toHaveURL(/min=40&method=invoice&product=/);
    await expect(page.getByRole('button', { name: 'Filters 3 active' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText(`#${orders[2]}`);
    await page.getByRole('button', { name: 'Remove filter: Total from $40.00' }).click();
    await expect(showing(page, 3)).toBeVisible();
  });

  await test.step('one is moved on, where it stands', async () => {
    await expect(card(orders[2])).toContainText('1 item · 3 pieces');
    await status(orders[0]).selectOption('processing');
    await toast('✅ Order Updated');
    await toast('Order status changed to processing');
    await expect(status(orders[0])).toHaveValue('processing');
  });

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected orders' });

  await test.step('many are moved on at once', async () => {
    await expect(bar.getByRole('button', { name: 'Change status' })).toBeDisabled();
    await page.getByRole('checkbox', { name: `Select order ${orders[0]}` }).check();
    await expect(bar.getByText('1 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Select all 3' }).click();
    await page.getByRole('checkbox', { name: `Select order ${orders[0]}` }).uncheck();
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await bar.getByLabel('New status').selectOption('Shipped');
    await bar.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change status to Shipped' });
    await expect(dialog.getByText('Selected: 2 pending.')).toBeVisible();
    await expectAccessible(page, '[role=alertdialog]');
    await dialog.getByRole('button', { name: 'Change 2 orders' }).click();
    await expect(dialog.getByText('2 of 2 orders are now shipped.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(status(orders[2])).toHaveValue('shipped');
    await expect(status(orders[0])).toHaveValue('processing');
    await expect(card(orders[2]).getByTitle('Shipped orders cannot be edited.')).toBeVisible();
    await expect(card(orders[0]).getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      /\/admin\/orders\/.+\/edit$/,
    );
  });

  const table = page.getByRole('table', { name: 'Orders' });
  const row = (order = '') => table.getByRole('row').filter({ hasText: `#${order}` });

  await test.step('a table has the columns one chose, also the next time', async () => {
    await page.getByRole('radio', { name: 'Table' }).check();
    await expect(table.getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Customer' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: `Remove filter: ${productName}` })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Email' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Customer' })).toBeHidden();
    await expect(row(orders[2])).toContainText('1 item · 3 pieces');
    await expect(row(orders[2])).toContainText('UnpaidInvoice');
    await expectAccessible(page);
  });

  await test.step('chosen ones are packed, exported and marked as paid', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: `Select order ${orders[0]}` }).check();
    await page.getByRole('checkbox', { name: `Select order ${orders[2]}` }).check();
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await act(name);
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
    };
    const slips = await saved('Packing slips (PDF)');
    expect(slips.name).toMatch(/^packing-slips-\d{4}-\d\d-\d\d\.pdf$/);
    expect(slips.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    const csv = await saved('Export, one row per order');
    expect(csv.text.trim().split('\r\n').slice(1)).toEqual([
      expect.stringContaining(`${orders[2]},`),
      expect.stringContaining(`${orders[0]},`),
    ]);
    await act('Mark as paid');
    const dialog = page.getByRole('alertdialog', { name: 'Mark as paid' });
    await expect(dialog.getByText('2 orders, $80.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Mark 2 orders as paid' }).click();
    await expect(dialog.getByText('2 of 2 orders are marked as paid.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(orders[2])).toContainText('PaidInvoice');
    await page.getByLabel('Filter by payment').selectOption('Unpaid');
    await expect(showing(page, 1)).toBeVisible();
    await expect(row(orders[1])).toBeVisible();
  });

  await test.step('each has its documents; what is listed is exported', async () => {
    await page.getByRole('radio', { name: 'Cards' }).check();
    await page.getByRole('button', { name: `More for order ${orders[1]}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Email customer' })).toHaveAttribute('href', /^mailto:ada-/);
    // An open menu hides the rest from assistive technology, and keeps the focus by script.
    await expectAccessible(page, '[role=menu]');
    for (const [label, name] of [
      ['Pro forma invoice', 'pro-forma'],
      ['Packing slip', 'packing-slip'],
      ['Production sheet', 'production-sheet'],
    ] as const)
      await expect(page.getByRole('menuitem', { name: label })).toHaveAttribute(
        'href',
        new RegExp(`^/admin/orders/[0-9a-f-]{36}/${name}\\.pdf$`),
      );
    const invoice = page.getByRole('menuitem', { name: 'Pro forma invoice' });
    const answer = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="pro-forma-${orders[1]}.pdf"`,
    });
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'One row per line' }).click();
    expect((await download).suggestedFilename()).toMatch(/^order-lines-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('nothing found says so, and the panel’s filters are cleared', async () => {
    await page.getByPlaceholder('Search orders by number, customer name, or email...').fill('nobody-at-all');
    await expect(page.getByText('No orders found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await expect(showing(page, 0)).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/method=|product=/);
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { main, placeOrder, toastOf } from './shopper';

const password = 'Demo-pass-1234';

async function staffApi(request: APIRequestContext, email = 'admin@demo.test') {
  const login = await request.post('/api/admin-users/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `JWT ${token}`, 'X-Current-Password': password };
  return {
    async create<Doc extends { id: string }>(collection: string, data: object): Promise<Doc> {
      const answer = await request.post(`/api/${collection}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { doc: Doc }).doc;
    },
    async update(path: string, data: object): Promise<void> {
      const answer = await request.patch(`/api/${path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async find<Doc>(path: string): Promise<Doc> {
      return (await (await request.get(`/api/${path}`, { headers })).json()) as Doc;
    },
  };
}

async function newProduct(request: APIRequestContext, stock: number) {
  const api = await staffApi(request);
  const name = `Order kit ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { id } = await api.create<{ id: string }>('products', {
    name,
    slug,
    sku: slug,
    price: 20,
    isActive: true,
    sizes: ['M', 'L'],
    colors: [{ name: 'Red', hex: '#ff0000', available: true }],
  });
  for (const sizeCode of ['M', 'L']) {
    await api.create('product-variations', {
      product: id,
      colorName: 'Red',
      colorHex: '#ff0000',
      sizeCode,
      stockQuantity: stock,
      additionalPrice: 0,
      isAvailable: true,
    });
  }
  const stockNow = async () => (await api.find<{ stockQuantity: number }>(`products/${id}`)).stockQuantity;
  return { id, name, stockNow };
}

async function newOrder(request: APIRequestContext, product: string): Promise<{ id: string; orderNumber: string }> {
  const customer = { firstName: 'Nia', lastName: 'Price', email: `nia-${randomUUID().slice(0, 8)}@shopper.test` };
  const { orderNumber } = await placeOrder(request, { product, color: 'Red', sizes: { M: 2 } }, customer);
  const { docs } = await (
    await staffApi(request)
  ).find<{ docs: { id: string }[] }>(`orders?where[orderNumber][equals]=${orderNumber}`);
  return { id: docs[0]?.id ?? '', orderNumber };
}

async function addMedium(page: Page, product: string, count: string) {
  await page.getByRole('button', { name: 'Add products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Search products by name or SKU').fill(product);
  await dialog.getByRole('button', { name: new RegExp(product) }).click();
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect(dialog.getByText('Please select at least one size and quantity.')).toBeVisible();
  await dialog.getByLabel('Medium', { exact: true }).fill(count);
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect(dialog).toBeHidden();
}

test('an order is entered by hand, edited, paid, refunded and moved back', async ({ page, request }) => {
  test.slow();
  const product = await newProduct(request, 30);
  const customer = `ada-${randomUUID().slice(0, 8)}@shopper.test`;
  await signIn(page, '/admin/orders/new');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const quantity = page.getByLabel(/^Quantity of /);

  await test.step('entering it', async () => {
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByText('Please enter the email address.')).toBeVisible();
    await expect(page.getByText('Add at least one product.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await addMedium(page, product.name, '12');
    await expect(page.getByText(`5% off 12 × ${product.name}, Red`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('$228.00');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Email').fill(customer);
    await page.getByLabel('Address', { exact: true }).fill('1 High Street');
    await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
    await page.getByLabel('Postcode', { exact: true }).fill('LS1 4AP');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create order' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: /^#ORD-\d{4}-\d{6}$/ })).toBeVisible({ timeout: 30_000 });
    const orders = await (
      await staffApi(request)
    ).find<{ totalDocs: number }>(`orders?where[contact.email][equals]=${encodeURIComponent(customer)}`);
    expect(orders.totalDocs).toBe(1);
    await expect(page).toHaveTitle(/^#ORD-\d{4}-\d{6} · /);
    await expect(timeline).toContainText('Order entered');
    await expect(main(page)).toContainText(`SKU ${product.name.toLowerCase().replaceAll(' ', '-')}`);
    expect(await product.stockNow()).toBe(48);
  });

  await test.step('payment, an edit of what is paid, and the refund', async () => {
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(timeline).toContainText('Marked as paid');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Edit #ORD-/ })).toBeVisible({ timeout: 30_000 });
    await quantity.fill('31');
    await expect(page.getByText('Only 30 in stock.')).toBeVisible();
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Some lines are not valid.' })).toBeVisible();
    await expectAccessible(page);
    await quantity.fill('7');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Ring twice');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('$140.00');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('To be refunded$88.00');
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(toastOf(page)).toContainText('✅ Order Updated');
    await expect(timeline).toContainText(`${product.name}, Red, Medium: 12 → 7`, { timeout: 30_000 });
    await expect(timeline).toContainText('Total: $228.00 → $140.00');
    await expect(main(page).getByText('To be refunded', { exact: true })).toBeVisible();
    expect(await product.stockNow()).toBe(53);

    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Amount in USD')).toHaveValue('88.00');
    await dialog.getByLabel('Amount in USD').fill('228.01');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Five pieces fewer');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByText('At most $228.00 can be refunded.')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Five pieces fewer');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByLabel('Amount in USD').fill('88');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toBeHidden();
    await expect(timeline).toContainText('Refunded $88.00');
    await expect(timeline).toContainText('Five pieces fewer');
    await expect(main(page).getByText('To be refunded', { exact: true })).toBeHidden();
  });

  await test.step('moving it on, and back with a reason', async () => {
    const status = page.getByLabel(/^Status of order #/);
    await status.selectOption('shipped');
    await expect(toastOf(page)).toContainText('Order status changed to shipped');
    await expect(timeline).toContainText('Pending → Shipped');
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Order status changed to pending');
    await expect(timeline).toContainText('Shipped was undone.');
    await expect(status).toHaveValue('pending');
    await status.selectOption('shipped');
    await expect(toastOf(page)).toContainText('Order status changed to shipped');
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
    await status.selectOption('cancelled');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Lost on the way');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(toastOf(page)).toContainText('Order status changed to cancelled');
    await expect(timeline).toContainText('Lost on the way');
    // Only a return brings sent pieces back.
    expect(await product.stockNow()).toBe(53);
  });
});

test('goods of an unpaid order are credited by a credit note', async ({ page, request }) => {
  const product = await newProduct(request, 30);
  const order = await newOrder(request, product.id);
  await signIn(page, `/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Credit note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A seam came open');
  await dialog.getByRole('button', { name: 'Issue' }).click();
  await expect(dialog.getByText('Enter what is to be credited.')).toBeVisible();
  const pieces = dialog.getByLabel(`Pieces of ${product.name}, Red, Medium`);
  await pieces.fill('3');
  await dialog.getByRole('button', { name: 'Issue' }).click();
  await expect(dialog.getByText('At most 2 can be credited.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await pieces.fill('1');
  await expect(dialog.getByText('Total credited')).toBeVisible();
  await expect(dialog.getByText('$20.00', { exact: true })).toBeVisible();
  await dialog.getByLabel('Note for staff').fill('Photo in the inbox');
  await dialog.getByRole('button', { name: 'Issue' }).click();
  await expect(dialog).toBeHidden();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Credited $20.00');
  await expect(timeline).toContainText('Photo in the inbox');
  await expect(page.getByRole('link', { name: /CN-\d{6}/ })).toBeVisible();
});

test('refuses the second of two administrators at one order, and overwrites nothing', async ({ page, request }) => {
  const product = await newProduct(request, 30);
  const order = await newOrder(request, product.id);
  const api = await staffApi(request);
  const blair = `blair-${randomUUID().slice(0, 8)}@staff.test`;
  await api.create('admin-users', {
    email: blair,
    password,
    fullName: 'Blair Fox',
    role: 'administrator',
    isActive: true,
  });
  const path = `/admin/orders/${order.id}`;
  const other = await staffApi(request, blair);
  await signIn(page, path);

  await test.step('a status', async () => {
    await expect(page.getByLabel(/^Status of order #/)).toHaveValue('pending');
    await other.update(`orders/${order.id}`, { status: 'processing' });
    const status = page.getByLabel(/^Status of order #/);
    await status.selectOption('delivered');
    await expect(toastOf(page)).toContainText('❌ Error');
    await expect(toastOf(page)).toContainText('Failed to update order status');
    await expect(toastOf(page)).toContainText(/Blair Fox changed this order to Processing at /);
    await expect(status).toHaveValue('processing');
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Pending → Processing');
  });

  await test.step('an edit', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Notes' }).fill('From Alex');
    await other.update(`orders/${order.id}`, { notes: 'From Blair' });
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Blair Fox changed this order at ' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('From Alex');
    expect(await api.find(`orders/${order.id}`)).toMatchObject({ notes: 'From Blair' });
  });
});

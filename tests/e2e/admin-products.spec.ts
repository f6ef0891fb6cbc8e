import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { placeOrder } from './shopper';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .png()
    .toBuffer(),
});

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

async function menu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function administrator(request: APIRequestContext) {
  const login = await request.post('/api/admin-users/login', {
    data: { email: 'admin@demo.test', password: 'Demo-pass-1234' },
  });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

async function newProduct(request: APIRequestContext, data: object): Promise<string> {
  const created = await request.post('/api/products', {
    headers: await administrator(request),
    data: { stockQuantity: 0, reviews: 0, rating: 0, ...data },
  });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { doc: { id: string } }).doc.id;
}

test('a product is made with pictures, colours, sizes and stock, and the shop shows it', async ({ page, request }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const name = `Harbour Kit ${mark}`;
  await signIn(page, '/admin/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible();

  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(page.getByLabel('Address')).toHaveValue(`harbour-kit-${mark}`);
  await page.getByLabel('SKU').fill(`HK-${mark}`);
  await page.getByLabel('Short description').fill('A kit for the harbour.');
  await page.getByLabel('Price', { exact: true }).fill('40');
  await page.getByLabel('Sale price').fill('45');
  await page.getByLabel('Category').selectOption({ label: 'Netball' });

  for (const [index, color] of ['Red', 'Navy'].entries()) {
    await page.getByRole('button', { name: 'Add colour' }).click();
    await page.getByLabel(`Name of colour ${index + 1}`).fill(color);
  }
  await page.getByLabel('Code of colour 1').fill('#dc2626');
  for (const size of ['Small', 'Medium']) await page.getByLabel(size, { exact: true }).check();
  await page.getByRole('button', { name: 'Add all missing (4)' }).click();
  await page.getByLabel('Which part to fill').selectOption({ label: 'Red' });
  await page.getByLabel('Value to fill in').fill('12');
  await page.getByRole('button', { name: 'Fill', exact: true }).click();
  await page.getByLabel('Stock of Navy, Medium').fill('3');
  await expect(page.getByText('4 of 4 made, 27 in stock.')).toBeVisible();

  await page
    .getByLabel('Pictures to upload')
    .setInputFiles([await picture('front.png', '#dc2626'), await picture('back.png', '#1e3a8a')]);
  await expect(page.getByLabel('What picture 2 shows')).toHaveValue(name);
  await page.getByLabel('What picture 1 shows').fill('The front in red');
  await page.getByLabel('What picture 2 shows').fill('The back in navy');
  await page.getByLabel('Colour of picture 1').selectOption({ label: 'Red' });

  await page.getByRole('button', { name: 'Move picture 1', exact: true }).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Picture 1 dropped at position 2 of 2.')).toBeAttached();
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('The back in navy');

  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.getByLabel('Feature 1', { exact: true }).fill('Dries on the pontoon');
  await page.getByLabel('Title for search engines').fill('Harbour kit for teams');
  await expect(page.getByText('21 of 70 characters')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('The sale price must be lower than the price.')).toBeVisible();
  await expect(page.getByLabel('Sale price')).toBeFocused();
  await page.getByLabel('Sale price').fill('32.50');
  await page.keyboard.press('Control+s');
  await toast(page, '✅ Product Saved');
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const shown = await (await request.get(`/product/harbour-kit-${mark}`)).text();
  for (const text of [name, '$32.50', 'Dries on the pontoon', 'The front in red']) expect(shown).toContain(text);
});

test('a product is edited by the sections of its form, beside others who save and buy', async ({ page, request }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const name = `Jetty Kit ${mark}`;
  const headers = await administrator(request);
  const id = await newProduct(request, {
    name,
    slug: `jetty-kit-${mark}`,
    sku: `JK-${mark}`,
    price: 30,
    sizes: ['M'],
    colors: [
      { name: 'Red', hex: '#dc2626', available: true },
      { name: 'Navy', hex: '#1e3a8a', available: true },
    ],
  });
  for (const [colorName, stockQuantity] of [['Red', 12] as const, ['Navy', 3] as const]) {
    const data = { product: id, colorName, colorHex: '#dc2626', sizeCode: 'M', stockQuantity };
    expect((await request.post('/api/product-variations', { headers, data })).status()).toBe(201);
  }
  await signIn(page, `/admin/products?search=${mark}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));

  const sections = page.getByRole('navigation', { name: 'Sections of the product' });
  const current = sections.locator('[aria-current]');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(current).toHaveText('Product');
    await sections.getByRole('link', { name: 'Sizes' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Sizes' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Sizes', exact: true })).toBeInViewport();
    await expect(current).toHaveText('Sizes');
    await page.keyboard.press('End');
    await expect(current).toHaveText('Search engines');
    await page.keyboard.press('Home');
    await expect(current).toHaveText('Product');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expectAccessible(page);

  await expect(page.getByLabel('Name of colour 2')).toHaveValue('Navy');
  await page.getByLabel('Name of colour 2').fill('Ocean');
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Name of colour 2')).toHaveValue('Ocean');

  const patched = await request.patch(`/api/products/${id}`, { headers, data: { shortDescription: 'Theirs.' } });
  expect(patched.status()).toBe(200);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Saved by someone else' })).toBeVisible();
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Short description')).toHaveValue('Theirs.');
  await expect(page.getByLabel('Name of colour 2')).toHaveValue('Navy');

  await page.getByLabel('Name of colour 2').fill('Ocean');
  await page.getByLabel('Stock of Red, Medium').fill('20');
  await placeOrder(request, { product: id, color: 'Red', sizes: { M: 2 } });
  await page.getByRole('button', { name: 'Save product' }).click();
  await toast(page, /Red, Medium: 2 sold in the meantime; stock is now 18\./);
  await expect(page.getByLabel('Stock of Red, Medium')).toHaveValue('18');
  await expect(page.getByLabel('Stock of Ocean, Medium')).toHaveValue('3');

  await page.goto(`/admin/products?search=${mark}`);
  await menu(page, name, 'Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 order refers to it. Deactivate it instead.')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(row(page, name).getByText('Inactive')).toBeVisible();
  expect((await request.get(`/product/jetty-kit-${mark}`)).status()).toBe(404);
});

test('the list is filtered by its URL, edited in place, and opens copies', async ({ page, request }) => {
  const mark = randomUUID().slice(0, 8);
  const name = `Quay Bag ${mark}`;
  const headers = await administrator(request);
  const id = await newProduct(request, {
    name,
    slug: `quay-bag-${mark}`,
    sku: `QB-${mark}`,
    price: 20,
    stockQuantity: 4,
  });

  await signIn(page, '/admin/products');
  await page.getByLabel('Search products').fill(`QB-${mark}`);
  await expect(page).toHaveURL(new RegExp(`search=QB-${mark}`));
  await expect(page.getByText(/^Showing 1 of [\d,]+ products$/)).toBeVisible();
  await page.getByLabel('Low stock').check();
  await expect(page).toHaveURL(/stock=low/);
  await page.getByLabel('Filter by status').selectOption('active');
  await page.getByLabel('Sort by').selectOption('price-high');
  await expect(page).toHaveURL(/state=active&stock=low&sort=price-high/);
  await expect(row(page, name)).toBeVisible();
  await expectAccessible(page);

  const price = () => row(page, name).getByRole('button', { name: new RegExp(`^Price of ${name}`) });
  const field = page.getByLabel(`Price of ${name}`, { exact: true });
  await price().focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('99');
  await page.keyboard.press('Escape');
  await expect(price()).toHaveText('$20.00');
  await expect(price()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('cheap');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an amount such as 24.99.')).toBeVisible();
  await page.getByLabel(`Price of ${name}`, { exact: true }).fill('22.5');
  await page.keyboard.press('Enter');
  await toast(page, `Price of ${name} changed to $22.50`);
  await expect(price()).toHaveText('$22.50');

  await request.patch(`/api/products/${id}`, { headers, data: { price: 30 } });
  await price().click();
  await page.getByLabel(`Price of ${name}`, { exact: true }).fill('25');
  await page.keyboard.press('Enter');
  await toast(page, /Someone else changed the price to \$30\.00 in the meantime/);
  await expect(price()).toHaveText('$22.50');

  await row(page, name)
    .getByRole('button', { name: `Stock of ${name}` })
    .click();
  await page.getByLabel(`Stock of ${name}`, { exact: true }).fill('40');
  await page.keyboard.press('Enter');
  await toast(page, `Stock of ${name} changed to 40`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(page.getByText('No products found')).toBeVisible();

  await page.getByLabel('Low stock').uncheck();
  await menu(page, name, 'Duplicate');
  await expect(page.getByRole('heading', { name: `${name} (copy)` })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Active/ })).not.toBeChecked();
  await page.goto(`/admin/products?search=${mark}`);
  await menu(page, `${name} (copy)`, 'Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, '✅ Product Deleted');
  await expect(row(page, `${name} (copy)`)).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, test } from './fixtures';

const unique = (prefix: string) => `${prefix} ${randomUUID().slice(0, 8)}`;
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
const list = (page: Page) => page.getByRole('list', { name: 'Categories' });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const names = (page: Page) => list(page).getByRole('heading').allInnerTexts();
const placeOf = async (page: Page, name: string) => (await names(page)).findIndex((text) => text.startsWith(name));

type Made = { doc: { id: string; slug: string } };

async function api(request: APIRequestContext) {
  const data = { email: 'admin@demo.test', password: 'Demo-pass-1234' };
  const { token } = (await (await request.post('/api/admin-users/login', { data })).json()) as { token: string };
  return { headers: { Authorization: `JWT ${token}` } };
}

/** Inactive: other tests count the shop’s products. */
async function addProduct(request: APIRequestContext, more: object = {}) {
  const name = slugOf(unique('csv'));
  const data = { name, slug: name, sku: name, price: 20, stockQuantity: 5, isActive: false, ...more };
  const answer = await request.post('/api/products', { ...(await api(request)), data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).doc;
}

test('a category is added, shown by the shop, moved, changed and deleted', async ({ page, request }) => {
  test.slow();
  const [name, other] = [unique('Hockey'), unique('Lacrosse')];
  const staff = await api(request);
  const slug = slugOf(name);
  const made = await request.post('/api/categories', {
    ...staff,
    data: { name: other, slug: slugOf(other), showInMenu: false, isActive: true, sortOrder: 900 },
  });
  expect(made.status(), await made.text()).toBe(201);
  const headingAt = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
  await signIn(page, '/admin/categories');

  await test.step('it is added, with a picture, once its address is its own', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('add category');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name').fill(name);
    await expect(page.getByLabel('Address')).toHaveValue(slug);
    await page.getByLabel('Address').fill('netball');
    await page.getByLabel('Description').fill('Sticks and shirts');
    await page.getByLabel('Show in menu').uncheck();
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7c3aed' } })
      .png()
      .toBuffer();
    await page.getByLabel('Icon picture').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
    await expect(page.getByText('Another category has this address.')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Sticks and shirts');
    await expectAccessible(page, '[role=dialog]');
    await page.getByLabel('Address').fill(slug);
    await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
    await expect(toast(page, '✅ Category Added')).toBeVisible();
    await expect(row(page, name)).toContainText('Sticks and shirts');
    expect(await headingAt(`/shop?category=${slug}`)).toContain(name);
  });

  await test.step('it is moved by keyboard and back, and by mouse', async () => {
    const before = await placeOf(page, name);
    await page.getByRole('button', { name: `Move ${name}` }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(page.getByText(`${name} dropped at position ${before} of`)).toBeAttached();
    await expect(toast(page, '✅ Order Saved')).toBeVisible();
    expect(await placeOf(page, name)).toBe(before - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '✅ Order Restored')).toBeVisible();
    await expect.poll(() => placeOf(page, name)).toBe(before);

    const handle = page.getByRole('button', { name: `Move ${name}` });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await page.getByRole('button', { name: `Move ${other}` }).boundingBox();
    if (!from || !to) throw new Error('The handles have no place on the screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 4, { steps: 12 });
    await page.mouse.up();
    await expect(toast(page, '✅ Order Saved')).toBeVisible();
    expect(await placeOf(page, name)).toBe(before - 1);
  });

  await test.step('it is renamed, and put below another', async () => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await page.getByLabel('Parent category').selectOption({ label: other });
    await page.getByLabel('Name').fill(`${name} renamed`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, '✅ Category Saved')).toBeVisible();
    await expect(row(page, `/${slug}`)).toContainText(`In ${other}.`);
    expect(await headingAt(`/shop?category=${slug}`)).toContain(`${name} renamed`);
  });

  await test.step('in use, it is deactivated, or deleted with its products moved', async () => {
    const found = await request.get(`/api/categories?where[slug][equals]=${slug}`);
    const { docs } = (await found.json()) as { docs: { id: string }[] };
    const product = await addProduct(request, { category: docs[0]?.id });
    await page.reload();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByRole('dialog', { name: `${name} renamed is in use` })).toBeVisible();
    await expect(page.getByText('1 product belongs to it.')).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect(toast(page, '✅ Category Deactivated')).toBeVisible();
    await expect(row(page, `/${slug}`)).toContainText('Inactive');
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByLabel('Move its products to').selectOption({ label: other });
    await page.getByRole('button', { name: 'Move and delete' }).click();
    await expect(toast(page, '✅ Category Deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: `Move ${name}` })).toBeHidden();
    await expect(row(page, other)).toContainText('1 product');
    await request.delete(`/api/products/${product.id}`, staff);
    expect((await request.delete(`/api/categories/${((await made.json()) as Made).doc.id}`, staff)).status()).toBe(200);
  });
});

test('products are exported, checked and imported as they were shown', async ({ page, request }) => {
  test.slow();
  const product = await addProduct(request);
  const added = slugOf(unique('csv-new'));
  const choose = async (csv: string) => {
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('Choose a file with products').setInputFiles(file);
  };
  await signIn(page, '/admin/products/import');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export all products' }).click();
  expect((await download).suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
  await choose(await (await page.request.get(`/admin/products/export?search=${product.slug}`)).text());
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose('name,price\nKit,1');
  await expect(page.getByText('“slug” must be one of them')).toBeVisible();

  const csv = [
    'slug;sku;name;price;stock;is_active',
    `${product.slug};${product.slug};Renamed;"24,50";9;`,
    `${added};${added};=New;12;3;no`,
    'Not a slug;x;y;1;;',
  ].join('\n');
  await choose(csv);
  const rows = page.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem');
  await expect(rows.filter({ hasText: product.slug })).toContainText(/price\s*20\.00\s*becomes\s*24\.50/);
  await expect(rows.filter({ hasText: added })).toContainText('Added');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Refused/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Use lower-case letters, digits and single hyphens');

  const sold = await request.patch(`/api/products/${product.id}`, {
    ...(await api(request)),
    data: { stockQuantity: 4 },
  });
  expect(sold.status()).toBe(200);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('The catalogue has changed since the file was checked.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rows.filter({ hasText: product.slug })).toContainText(/stock\s*4\s*becomes\s*9/);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(toast(page, '✅ Products Imported')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 products imported' })).toBeVisible();

  await page.getByRole('link', { name: 'See changes' }).click();
  const entry = page.getByRole('article').filter({ hasText: 'Products: imported' }).first();
  const fileOf = async (name: string) => {
    const href = (await entry.getByRole('link', { name }).getAttribute('href')) ?? '';
    return (await page.request.get(href)).text();
  };
  expect(await fileOf('Imported file')).toBe(csv);
  expect(await fileOf('All changes (CSV)')).toContain(`${product.slug},Renamed,2,changed,,,price,20.00,24.50`);
});

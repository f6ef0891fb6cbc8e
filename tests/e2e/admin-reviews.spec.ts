import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, signIn, staffRequest, test } from './fixtures';
import { main, placeOrder, toastOf } from './shopper';

const text = `It has seen mud, ${randomUUID().slice(0, 8)}.`;

test('a delivered order is reviewed by the link in its email, shown in the shop, and hidden by staff', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const request = await staffRequest(playwright, baseURL);
  const product = await newProduct(request);
  const { id, orderNumber } = await ordered(request, product.slug);
  const moved = await request.patch(`/api/orders/${id}`, { data: { status: 'delivered' } });
  expect(moved.status(), await moved.text()).toBe(200);

  const visitor = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await visitor.newPage();
  let link = '';
  await expect(async () => {
    link = await linkInEmail(orderNumber);
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });

  await plain.goto(link);
  await expect(plain.getByLabel('Name to show')).toHaveValue('Ada B.');
  await plain.getByLabel('Your review').fill(text);
  await plain.getByRole('button', { name: 'Publish review' }).click();
  await expect(plain.getByText('Please choose how many stars.')).toBeVisible();
  await expect(plain.getByLabel('Your review')).toHaveValue(text);
  const fourStars = plain.getByRole('radio', { name: '4 stars: Very good' });
  await fourStars.press('Space');
  await expect(fourStars).toBeChecked();
  await plain.getByRole('button', { name: 'Publish review' }).click();
  await expect(plain.getByText('Thank you! Your review is in the shop.')).toBeVisible();
  await plain.goto(`/product/${product.slug}`);
  await expect(plain.locator('#reviews')).toContainText(text);
  await expect(plain.locator('#reviews')).toContainText('Verified purchase');
  await expect(plain.locator('#reviews')).toContainText('Rated 4.0 out of 5');

  await page.goto(link);
  await page.getByText('Change your review').click();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '4 stars: Very good' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByLabel('Headline').fill('Second thoughts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeVisible();
  await plain.goto(`/product/${product.slug}`);
  await expect(plain.locator('#reviews')).toContainText('Second thoughts');
  await expect(main(plain).getByText('Rated 3.0 out of 5, 1 review', { exact: true }).first()).toBeAttached();

  await signIn(page, '/admin/reviews?stars=3');
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ reviews$/)).toBeVisible();
  await page.getByLabel('Search reviews').fill(text);
  await expect(page.getByText(/^Showing 1 of [\d,]+ reviews$/)).toBeVisible();
  await expectAccessible(page);
  const own = page.getByRole('article').filter({ hasText: text });
  const hide = own.getByRole('button', { name: 'Hide Ada B.’s review' });
  await hide.click();
  await expect(toastOf(page)).toContainText('✅ Review Hidden');
  await expect(own.getByText('Hidden', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page)).toContainText('✅ Review Published');
  await own.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It is deleted for good.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await hide.click();
  await expect(toastOf(page)).toContainText('✅ Review Hidden');
  await plain.reload();
  await expect(plain.locator('#reviews')).toContainText('No reviews of');
  await expect(plain.getByText(text)).toHaveCount(0);
  await plain.goto(link);
  await expect(main(plain)).toContainText('We have removed your review of this product from the shop.');
  await expect(plain.getByRole('button', { name: 'Publish review' })).toHaveCount(0);
  await visitor.close();
  await request.dispose();
});

async function newProduct(request: APIRequestContext): Promise<{ slug: string }> {
  const slug = `reviewed-${randomUUID().slice(0, 8)}`;
  const created = await request.post('/api/products', {
    data: { name: slug, slug, sku: slug, price: 12, stockQuantity: 5, isActive: true, colors: [], sizes: [] },
  });
  expect(created.status(), await created.text()).toBe(201);
  return { slug };
}

async function ordered(request: APIRequestContext, product: string): Promise<{ id: string; orderNumber: string }> {
  const { orderNumber } = await placeOrder(request, { product, quantity: 1 }, { lastName: 'Byron' });
  const found = await request.get(`/api/orders?where[orderNumber][equals]=${orderNumber}&depth=0`);
  const { docs } = (await found.json()) as { docs: { id: string }[] };
  return { id: docs[0]?.id ?? '', orderNumber };
}

async function linkInEmail(orderNumber: string): Promise<string> {
  const outbox = path.join(process.env.DATA_DIR ?? '.data/e2e', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8').catch(() => '')));
  const emails = files.map((email) => email.replace(/=\r?\n/g, ''));
  const email = emails.find((each) => each.includes(orderNumber) && each.includes('has been delivered'));
  return /\/order\/[\w-]+\/review/.exec(email ?? '')?.[0] ?? '';
}

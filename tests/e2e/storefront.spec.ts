import { expect, test, violationsOf } from './fixtures';
import { toastOf, toastsLoaded } from './shopper';

test('the header leads to the ten categories and the pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Shop' }).click();
  const header = page.getByRole('banner');
  const tiles = header.locator('a[href^="/shop?category="]:visible');
  await expect(tiles).toHaveCount(10);
  await tiles.filter({ hasText: 'Netball' }).click();
  await expect(page).toHaveURL(/\/shop\?category=netball/);
  await expect(page.getByText('Velocity Netball Dress').first()).toBeVisible();
});

test('the search icon goes to the shop, focuses its search and says so', async ({ page }) => {
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /search/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.locator('#shop-search')).toBeFocused();
  await expect(page.getByText('Use the search bar to find products!', { exact: true }).first()).toBeVisible();
});

test('the shop searches, filters, sorts and counts by its address', async ({ page }) => {
  await page.goto('/shop?sort=price-low');
  await expect(page.getByText('8 products', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Pro Grip Crew Socks');
  await page.goto('/shop?category=sale');
  await expect(page.getByText('3 products', { exact: true }).first()).toBeVisible();
  await page.goto('/shop?category=accessories');
  await expect(page.getByText('2 products', { exact: true }).first()).toBeVisible();
  await page.locator('#shop-search').fill('no such thing');
  await expect(page).toHaveURL(/search=no/);
  await page.getByText('Clear Filters').click();
  await expect(page.getByText('8 products', { exact: true }).first()).toBeVisible();
});

test('what the shop does not have is said, with a way on', async ({ page, request }) => {
  const hats = await page.goto('/shop?category=hats');
  expect(hats?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  await expect(page.getByRole('main')).toContainText('We have no category “hats”.');
  await page.getByRole('main').getByRole('link', { name: 'Netball' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Netball');

  await page.goto('/shop?category=hats');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Netball' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Netball');

  expect((await page.goto('/shop?category=sale&page=99'))?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('This list has no page 99');
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL(/\/shop\?category=sale$/);
  await expect(page.getByText('3 products', { exact: true }).first()).toBeVisible();

  const malformed = await request.get('/shop%zz', { headers: { Accept: 'text/html' } });
  expect(malformed.status()).toBe(400);
  expect(await malformed.text()).toContain('This address does not work');
});

test('a filter by colour shows each product in it', async ({ page, request }) => {
  const card = page.getByRole('article').filter({ hasText: 'Striker Pro Football Kit' });
  const answer = await request.get('/api/products?where[slug][equals]=striker-pro-football-kit&depth=1');
  const { docs } = (await answer.json()) as { docs: { images: { color?: string; image: { filename: string } }[] }[] };
  const stem = (color: string) =>
    docs[0]?.images.find((image) => image.color === color)?.image.filename.replace(/\..*$/, '') ?? 'none';
  await page.goto('/shop');
  await expect(card.getByRole('presentation').first()).toHaveAttribute('src', new RegExp(stem('Red')));
  await page.getByRole('checkbox', { name: /^Blue, \d+ products?$/ }).check();
  await expect(page).toHaveURL(/color=blue/);
  await expect(card.getByRole('presentation').first()).toHaveAttribute('src', new RegExp(stem('Royal Blue')));
});

test('names that are heard hold the words that are seen', async ({ page }) => {
  for (const path of ['/', '/shop', '/product/striker-pro-football-kit', '/checkout']) {
    await page.goto(path);
    expect(await violationsOf(page, { type: 'rule', values: ['label-content-name-mismatch'] }), path).toEqual([]);
  }
});

test('the product page holds to colours, sizes and stock', async ({ page }) => {
  await page.goto('/product/velocity-netball-dress');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await expect(add).toBeDisabled();
  await expect(page.getByRole('radio', { name: /Pink/ })).toBeDisabled();
  await page.getByRole('radio', { name: 'Purple', exact: true }).check({ force: true });
  const medium = page.getByLabel('Medium', { exact: true });
  await medium.fill('abc');
  await expect(add).toBeDisabled();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await medium.fill('9');
  await expect(page.getByText('Only 3 in stock.')).toBeVisible();
  await expect(medium).toHaveValue('3');
  await expect(add).toBeEnabled();
  await page.getByRole('radio', { name: 'Teal', exact: true }).check({ force: true });
  await expect(page.getByText('Sold out').first()).toBeVisible();
});

test('what is not there answers 404', async ({ request }) => {
  for (const address of ['/nothing-here', '/product/no-such-product', '/order/no-such-token']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('without a connection the page still says what it did, and its search box goes on', async ({ page }) => {
  const loaded = toastsLoaded(page);
  await page.goto('/shop');
  await loaded;
  await page.context().setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: / to wishlist$/ })
    .first()
    .click();
  await expect(toastOf(page)).toBeVisible();
  await page.locator('#shop-search').focus();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
  await page.context().setOffline(false);
});

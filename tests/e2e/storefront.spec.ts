import { expect, test } from './fixtures';

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

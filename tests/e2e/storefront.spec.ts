import { expect, test } from './fixtures';
import { main, productOf, toastOf, toastsLoaded } from './shopper';

test('the header leads to the ten categories, whose cards show the colour that is filtered by', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Shop' }).click();
  const tiles = page.getByRole('banner').locator('a[href^="/shop?category="]:visible');
  await expect(tiles).toHaveCount(10);
  await tiles.filter({ hasText: 'Football' }).click();
  await expect(page).toHaveURL(/\/shop\?category=football/);

  const slug = 'striker-pro-football-kit';
  const { images } = (await productOf(page.request, slug)) as unknown as {
    images: { color?: string; image: { filename: string } }[];
  };
  const stem = (color: string) =>
    images.find((image) => image.color === color)?.image.filename.replace(/\..*$/, '') ?? 'none';
  const card = page.getByRole('article').filter({ hasText: 'Striker Pro Football Kit' });
  await expect(card.getByRole('presentation').first()).toHaveAttribute('src', new RegExp(stem('Red')));
  await page.getByRole('checkbox', { name: /^Blue, \d+ products?$/ }).check();
  await expect(page).toHaveURL(/color=blue/);
  await expect(card.getByRole('presentation').first()).toHaveAttribute('src', new RegExp(stem('Royal Blue')));
});

test('explains a missing page or product, with a way on', async ({ page, request }) => {
  expect((await page.goto('/shop?category=sale&page=99'))?.status()).toBe(404);
  await expect(main(page)).toContainText('This list has no page 99');
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL(/\/shop\?category=sale$/);
  await expect(page.getByText('3 products', { exact: true }).first()).toBeVisible();
  await page.locator('#shop-search').fill('no such thing');
  await expect(page).toHaveURL(/search=no/);
  await page.getByText('Clear Filters').click();
  await expect(page.getByText(/^[1-9]\d* products$/).first()).toBeVisible();

  for (const part of ['main', 'contentinfo'] as const) {
    expect((await page.goto('/shop?category=hats'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
    await expect(main(page)).toContainText('We have no category “hats”.');
    await page.getByRole(part).getByRole('link', { name: 'Netball' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Netball');
  }

  for (const [address, heading] of [
    ['/nothing-here', 'Page not found'],
    ['/product/no-such-product', 'Product not found'],
    ['/order/no-such-token', 'Find my order'],
    ['/shop?category=hats', 'Category not found'],
    ['/sizes/no-such-token', 'This link does not work'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()['cache-control'], address).toContain('no-store');
    const html = await answer.text();
    expect(html, address).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html, address).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
  const malformed = await request.get('/shop%zz', { headers: { Accept: 'text/html' } });
  expect(malformed.status()).toBe(400);
  expect(await malformed.text()).toContain('This address does not work');
});

test('without a connection the page still says what it did, and its search box goes on', async ({ page }) => {
  const loaded = toastsLoaded(page);
  await page.goto('/shop');
  await loaded;
  const wish = async (name: string) => {
    await main(page)
      .getByRole('button', { name: `Add ${name} to wishlist` })
      .click();
    await expect(toastOf(page).filter({ hasText: name })).toBeVisible();
  };
  await wish('Pro Grip Crew Socks');
  await page.context().setOffline(true);
  await wish('Velocity Netball Dress');
  await page.locator('#shop-search').focus();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
  await page.context().setOffline(false);
});

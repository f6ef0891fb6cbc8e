import { expect, expectAccessible, test } from './fixtures';
import { main, productOf, toastOf } from './shopper';

const wished = ['velocity-netball-dress', 'pro-grip-crew-socks'] as const;

test('the wishlist survives a reload, has its page, and is shared', async ({ page, context }) => {
  await page.goto('/wishlist');
  await expect(main(page).getByText('Your wishlist is empty')).toBeVisible();
  for (const slug of wished) {
    await page.goto(`/product/${slug}`);
    await main(page)
      .getByRole('button', { name: / to wishlist$/ })
      .first()
      .click();
    await expect(toastOf(page)).toContainText('Added to Wishlist');
  }
  // A product of an earlier visit that has left the shop since.
  await page.evaluate(() => {
    const key = 'kitroom.wishlist';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { version: number; value: string[] };
    kept.value.unshift('00000000-0000-4000-8000-000000000000');
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.goto('/wishlist');
  const cards = main(page).getByRole('list', { name: 'Wishlist' }).getByRole('article');
  await expect(cards).toHaveText([/Pro Grip Crew Socks/, /Velocity Netball Dress/]);
  await expect(main(page).getByText('3 products', { exact: true })).toBeVisible();
  await expect(main(page).getByText('No longer available')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the product that is no longer available' }).click();
  await expect(main(page).getByText('2 products', { exact: true })).toBeFocused();

  const socks = await productOf(page.request, wished[1]);
  await cards
    .first()
    .getByRole('button', { name: `Remove ${socks.name} from wishlist` })
    .click();
  await expect(cards).toHaveText([/Velocity Netball Dress/]);
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveText([/Pro Grip Crew Socks/, /Velocity Netball Dress/]);
  await cards.last().getByRole('button', { name: 'Add to cart: Velocity Netball Dress' }).click();
  const chooser = page.getByRole('dialog', { name: 'Velocity Netball Dress' });
  await expect(chooser.getByRole('radio', { name: 'Purple', exact: true })).toBeAttached();
  await chooser.getByRole('button', { name: 'Close' }).click();
  await expect(chooser).toBeHidden();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(toastOf(page)).toContainText('Link Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('A shared wishlist');
  await expect(main(page).getByRole('article')).toHaveText([/Pro Grip Crew Socks/, /Velocity Netball Dress/]);
  // Again until there is script to hear it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Add all to my wishlist' }).click({ timeout: 1_000 });
    await expect(toastOf(page)).toContainText('2 products have been added', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Your own wishlist' }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(cards).toHaveText([/Pro Grip Crew Socks/, /Velocity Netball Dress/]);
});

test('a list that cannot be loaded says so and tries again', async ({ page }) => {
  const { id } = await productOf(page.request, wished[0]);
  await page.addInitScript(
    (kept) => localStorage.setItem('kitroom.wishlist', kept),
    JSON.stringify({ version: 1, value: [id] }),
  );
  await page.route('**/wishlist/products?*', (route) => route.abort());
  await page.goto('/wishlist');
  await expect(main(page).getByRole('alert')).toContainText('Failed to load products. Please refresh the page.');
  await page.unroute('**/wishlist/products?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('article')).toHaveText([/Velocity Netball Dress/]);
});

import { expect, expectAccessible, test } from './fixtures';
import { main, toastOf } from './shopper';

test('the wishlist is kept, has its page, waits for the connection, and is shared', async ({ page, context }) => {
  const cards = main(page).getByRole('list', { name: 'Wishlist' }).getByRole('article');
  const both = [/Pro Grip Crew Socks/, /Velocity Netball Dress/];

  await test.step('products are wished for from their cards', async () => {
    await page.goto('/shop');
    for (const name of ['Velocity Netball Dress', 'Pro Grip Crew Socks']) {
      await main(page)
        .getByRole('button', { name: `Add ${name} to wishlist` })
        .click();
      await expect(toastOf(page).filter({ hasText: name })).toContainText('Added to Wishlist');
    }
  });

  await test.step('a list that cannot be loaded says so and tries again', async () => {
    await page.evaluate(() => {
      const key = 'kitroom.wishlist';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { version: number; value: string[] };
      kept.value.unshift('00000000-0000-4000-8000-000000000000');
      localStorage.setItem(key, JSON.stringify(kept));
    });
    await page.route('**/wishlist/products?*', (route) => route.abort());
    await page.goto('/wishlist');
    await expect(main(page).getByRole('alert')).toContainText('Failed to load products. Please refresh the page.');
    await page.unroute('**/wishlist/products?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toHaveText(both);
  });

  await test.step('what has left the shop is said, and taken out', async () => {
    await expect(main(page).getByText('3 products', { exact: true })).toBeVisible();
    await expect(main(page).getByText('No longer available')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove the product that is no longer available' }).click();
    await expect(main(page).getByText('2 products', { exact: true })).toBeFocused();
  });

  await test.step('one is removed and comes back, the other goes into the cart', async () => {
    await cards.first().getByRole('button', { name: 'Remove Pro Grip Crew Socks from wishlist' }).click();
    await expect(cards).toHaveText([/Velocity Netball Dress/]);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveText(both);
    await cards.last().getByRole('button', { name: 'Add to cart: Velocity Netball Dress' }).click();
    const chooser = page.getByRole('dialog', { name: 'Velocity Netball Dress' });
    await expect(chooser.getByRole('radio', { name: 'Purple', exact: true })).toBeAttached();
    await chooser.getByRole('button', { name: 'Close' }).click();
    await expect(chooser).toBeHidden();
  });

  await test.step('it is shared by its link, and another browser takes it over', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this list' }).click();
    await expect(toastOf(page)).toContainText('Link Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('A shared wishlist');
    await expect(main(page).getByRole('article')).toHaveText(both);
    await expect(async () => {
      await page.getByRole('button', { name: 'Add all to my wishlist' }).click({ timeout: 1_000 });
      await expect(toastOf(page)).toContainText('2 products have been added', { timeout: 1_000 });
    }).toPass();
    await page.getByRole('link', { name: 'Your own wishlist' }).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(cards).toHaveText(both);
  });

  for (const name of ['Pro Grip Crew Socks', 'Velocity Netball Dress'])
    await cards.getByRole('button', { name: `Remove ${name} from wishlist` }).click();
  await expect(main(page).getByText('Your wishlist is empty')).toBeVisible();
});

test('wishlist and checkout say what they hold before scripts have come', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const lists = [
    { path: '/wishlist', empty: 'Your wishlist is empty', key: 'kitroom.wishlist' },
    { path: '/checkout', empty: 'Your cart is empty', key: 'kitroom.cart' },
  ];
  for (const { path, empty, key } of lists) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: empty })).toBeVisible();
    await page.evaluate((name) => localStorage.setItem(name, '{"version":1,"value":["one"]}'), key);
    await page.reload();
    await expect(main(page).getByRole('heading', { name: empty })).toBeHidden();
  }
  await expect(main(page).getByRole('form', { name: 'Checkout' })).toBeVisible();
});

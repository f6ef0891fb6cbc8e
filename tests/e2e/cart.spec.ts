import { expect, test } from './fixtures';
import { addToCart, keepCart, main, openCart, productOf, toastOf } from './shopper';

const navyShirt = { slug: 'crease-cricket-shirt', color: 'Navy' };
const blackHoldall = { slug: 'touchline-team-holdall', color: 'Black' };

test('shows, counts and joins added items, and limits them to the stock, in two windows', async ({ page, context }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const { variations } = await productOf(page.request, navyShirt.slug);
  expect(variations.docs).toContainEqual(
    expect.objectContaining({ colorName: 'White', sizeCode: 'L', stockQuantity: 1 }),
  );
  const other = await context.newPage();
  await other.goto('/shop');
  await expect(other.getByRole('button', { name: 'Cart, empty' })).toHaveText('');

  const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
  await test.step('sizes in a colour', async () => {
    await addToCart(page, navyShirt.slug, { color: 'Navy', sizes: { Large: 2, 'Boys S': 1 } });
    await expect(toastOf(page)).toContainText('3 items added: 1 x Boys S, 2 x Large in Navy');
    for (const each of [page, other]) await expect(each.getByRole('button', { name: 'Cart, 3 items' })).toHaveText('3');
  });

  await test.step('the same again is one line, the last one of another colour the next', async () => {
    await page.getByLabel('Large', { exact: true }).fill('2');
    await page.getByLabel('Boys S', { exact: true }).fill('1');
    await add.click();
    await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
    await main(page).getByRole('radio', { name: 'White', exact: true }).check({ force: true });
    await page.getByLabel('Large', { exact: true }).fill('1');
    await add.click();
    await expect(main(page).getByText('The last one is in your cart')).toBeVisible();
    await expect(page.getByLabel('Large', { exact: true })).toBeDisabled();
    const drawer = await openCart(page);
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Crease Cricket Shirt' })).toHaveCount(2);
    for (const badge of ['Boys S: 2', 'Large: 4', 'Colour: Navy', 'Large: 1', 'Colour: White'])
      await expect(drawer.getByText(badge, { exact: true })).toBeVisible();
    const more = drawer.getByRole('button', { name: 'One more Crease Cricket Shirt' }).last();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveAccessibleDescription('That is all we have in Large.');
    await more.click({ force: true });
    await expect(drawer.getByText('Large: 1', { exact: true })).toBeVisible();
  });

  await test.step('goods without sizes, from a card of the shop', async () => {
    await other.getByRole('button', { name: 'Add to cart: Touchline Team Holdall' }).click();
    const chooser = other.getByRole('dialog', { name: 'Touchline Team Holdall' });
    await chooser.getByRole('radio', { name: 'Black', exact: true }).check({ force: true });
    await chooser.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(toastOf(other)).toContainText('Touchline Team Holdall has been added to your cart!');
    await expect(page.getByRole('heading', { name: 'Your Cart (8 items)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(other.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });

  await test.step('no script of it is a validator', async () => {
    const textOf = async (address: string) => (await page.request.get(address)).text();
    const loaded = await Promise.all([...scripts].map(async (address) => ({ address, text: await textOf(address) })));
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter(({ text }) => text.includes('._zod')).map(({ address }) => address)).toEqual([]);
  });
});

test('the drawer moves nothing behind it, keeps the keyboard, and no toast in it is in the way', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 1 } }, blackHoldall]);
  await page.goto('/shop');
  const places = () =>
    page
      .locator('main h1, main article, header a')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places();
  const cart = page.getByRole('button', { name: /^Cart, / });
  await cart.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Your Cart/ });
  await expect(drawer).toBeVisible();
  expect(await places()).toEqual(before);

  await test.step('the keyboard stays in it, and the cart icon has it again', async () => {
    const inside = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press(key);
        expect(await inside(), `${key}, step ${step}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cart).toBeFocused();
  });

  await openCart(page);
  for (const [width, height] of [
    [390, 700],
    [768, 900],
    [1440, 900],
  ] as const) {
    await test.step(`its buttons can be pressed beside a toast, ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await drawer.getByRole('button', { name: 'Remove Crease Cricket Shirt' }).click();
      await expect(toastOf(page)).toContainText('Removed from Cart');
      await expect(toastOf(page)).toContainText('Item has been removed from your cart.');
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
      await drawer.getByText('Proceed to Checkout').click({ trial: true });
      await drawer.getByRole('button', { name: 'Clear Cart' }).click({ trial: true });
      await drawer.getByRole('button', { name: 'Close' }).click({ trial: true });
      expect(await toastOf(page).isVisible(), 'nothing had to wait for it to go').toBe(true);
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('heading', { name: 'Your Cart (2 items)' })).toBeVisible();
    });
  }

  await test.step('Escape closes it at once, though a toast lies in it', async () => {
    await drawer.getByRole('button', { name: 'Remove Touchline Team Holdall' }).click();
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('plus, minus, and Clear Cart', async () => {
    await openCart(page);
    const title = drawer.getByRole('heading', { level: 2 }).first();
    await drawer.getByRole('button', { name: 'One more Crease Cricket Shirt' }).click();
    await expect(drawer.getByText('Large: 2', { exact: true })).toBeVisible();
    await expect(title).toHaveText('Your Cart (2 items)');
    await drawer.getByRole('button', { name: 'One less Crease Cricket Shirt' }).click();
    await expect(drawer.getByText('Large: 1', { exact: true })).toBeVisible();
    await expect(title).toHaveText('Your Cart (1 item)');
    await drawer.getByRole('button', { name: 'One less Crease Cricket Shirt' }).click();
    await expect(toastOf(page)).toContainText('Item has been removed from your cart.');
    await expect(drawer).toContainText('Your cart is empty');
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveText('Your Cart (1 item)');
    await drawer.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(toastOf(page)).toHaveText(/Cart Cleared/);
    await expect(toastOf(page)).toContainText('All items have been removed from your cart.');
    await expect(drawer).toContainText('Your cart is empty');
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

const gone = { cartId: 'a', addedKey: 'a', product: { id: 'x', slug: 'x', name: 'X', price: 1 }, quantity: 1 };
// Other junk: domain/cart/cart-storage.test.ts and modules/cart/cart-store.test.ts.
const junk = [null, 7, 'line', [], { cartId: 'b' }, { ...gone, product: null }, { ...gone, quantity: 1e99 }];

test('a kept cart is priced and checked by the shop, which says what has changed and what is gone', async ({
  page,
}) => {
  const { variations } = await productOf(page.request, 'velocity-netball-dress');
  expect(variations.docs).toContainEqual(
    expect.objectContaining({ colorName: 'Teal', sizeCode: 'S', stockQuantity: 0 }),
  );
  await keepCart(
    page,
    [
      { ...navyShirt, price: 30, sizes: { Large: 10 } },
      { slug: 'velocity-netball-dress', color: 'Navy', sizes: { Small: 2 } },
      { slug: 'striker-pro-football-kit', color: 'Red', sizes: { Small: 2, '3X-Large': 1 } },
    ],
    junk,
  );
  await page.route('**/api/cart', (route) => route.abort());
  await page.goto('/shop');
  const drawer = await openCart(page);

  await test.step('without an answer the last known prices stand', async () => {
    const notice = drawer.getByText(
      'We could not check prices and stock just now. These are the last prices we know; they are confirmed at checkout.',
    );
    await expect(notice).toBeVisible();
    await expect(drawer.getByText('Last known prices')).toBeVisible();
    await page.unroute('**/api/cart');
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
  });

  await test.step('today’s prices, the sale’s, those of dearer sizes and the discount for quantity', async () => {
    await expect(drawer.getByText('The price has changed from $30.00 to $39.99.')).toBeVisible();
    await expect(drawer.getByText('5% off 10 × Crease Cricket Shirt, Navy')).toBeVisible();
    await expect(drawer.getByText('−$20.00')).toBeVisible();
    await expect(drawer.getByText('$89.98')).toBeVisible();
    const kit = drawer.getByRole('listitem').filter({ hasText: 'Striker Pro Football Kit' });
    await expect(kit).toContainText('2 × $49.99 (Small)1 × $52.99 (3X-Large)');
    // 399.90 − 20.00 + 89.98 + 152.97
    await expect(drawer.getByTestId('cart-total')).toHaveText('$622.85');
  });
});

test('lists items that have sold out or left the shop, and Update cart leaves the rest', async ({ page }) => {
  await keepCart(
    page,
    [
      { slug: 'velocity-netball-dress', color: 'Teal', sizes: { Small: 2, Large: 1 } },
      { ...navyShirt, sizes: { Large: 1 } },
    ],
    [gone],
  );
  await page.goto('/shop');
  const drawer = await openCart(page);
  await expect(drawer.getByText('Small is sold out.')).toBeVisible();
  await expect(drawer.getByText('This product is not available.')).toBeVisible();
  await expect(drawer.getByText('Some items in your cart can no longer be ordered.')).toBeVisible();
  await expect(drawer.getByText('Proceed to Checkout')).toBeDisabled();
  await drawer.getByRole('button', { name: 'Update cart' }).click();
  await expect(drawer.getByText('Small: 2', { exact: true })).toBeHidden();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'This product is not available.' })).toHaveCount(0);
  await expect(drawer.getByTestId('cart-total')).toHaveText('$84.98');
  await expect(drawer.getByText('Proceed to Checkout')).toBeEnabled();
});

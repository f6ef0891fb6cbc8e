import { expect, test } from './fixtures';
import { addToCart, keepCart, keepText, main, openCart, productOf, toastOf } from './shopper';

const navyShirt = { slug: 'crease-cricket-shirt', color: 'Navy' };

test('the drawer moves nothing behind it, and Escape closes it at once though a toast lies in it', async ({ page }) => {
  await keepCart(page, [
    { ...navyShirt, sizes: { Large: 1 } },
    { slug: 'touchline-team-holdall', color: 'Black' },
  ]);
  await page.goto('/shop');
  const places = () =>
    page
      .locator('main h1, main article, header a')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places();
  const drawer = await openCart(page);
  expect(await places()).toEqual(before);
  await drawer.getByRole('button', { name: 'Remove Crease Cricket Shirt' }).click();
  await expect(toastOf(page)).toContainText('Removed from Cart');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test.describe('the cart’s toasts', () => {
  test('a product without sizes: its name has been added to your cart!', async ({ page }) => {
    await addToCart(page, 'touchline-team-holdall', { color: 'Black' });
    await expect(toastOf(page)).toContainText('Touchline Team Holdall has been added to your cart!');
  });

  test('n items added: count x size, ... in colour', async ({ page }) => {
    await addToCart(page, 'crease-cricket-shirt', { color: 'Navy', sizes: { Large: 2, 'Boys S': 1 } });
    await expect(toastOf(page)).toContainText('3 items added: 1 x Boys S, 2 x Large in Navy');
  });

  test('Removed from Cart, by minus at 1', async ({ page }) => {
    await keepCart(page, [{ ...navyShirt, sizes: { Large: 1 } }]);
    await page.goto('/shop');
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: 'One less Crease Cricket Shirt' }).click();
    await expect(toastOf(page)).toContainText('Item has been removed from your cart.');
    await expect(drawer).toContainText('Your cart is empty');
  });

  test('Removed from Cart, by Remove, then Cart Cleared: the next takes the place of the last', async ({ page }) => {
    await keepCart(page, [
      { ...navyShirt, sizes: { Large: 1 } },
      { slug: 'touchline-team-holdall', color: 'Black' },
    ]);
    await page.goto('/shop');
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: 'Remove Crease Cricket Shirt' }).click();
    await expect(toastOf(page)).toContainText('Removed from Cart');
    await expect(toastOf(page)).toContainText('Item has been removed from your cart.');
    await drawer.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(toastOf(page)).toHaveText(/Cart Cleared/);
    await expect(toastOf(page)).toContainText('All items have been removed from your cart.');
    await expect(drawer).toContainText('Your cart is empty');
  });

  for (const [width, height] of [
    [390, 700],
    [768, 900],
    [1440, 900],
  ] as const) {
    test(`over the drawer they leave the way to the checkout free, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await keepCart(page, [
        { ...navyShirt, sizes: { Large: 1 } },
        { slug: 'touchline-team-holdall', color: 'Black' },
      ]);
      await page.goto('/shop');
      const drawer = await openCart(page);
      await drawer.getByRole('button', { name: 'Remove Crease Cricket Shirt' }).click();
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
      await drawer.getByText('Proceed to Checkout').click({ trial: true });
      await drawer.getByRole('button', { name: 'Clear Cart' }).click({ trial: true });
      await drawer.getByRole('button', { name: 'Close' }).click({ trial: true });
      expect(await toastOf(page).isVisible(), 'nothing had to wait for it to go').toBe(true);
    });
  }
});

test('what was removed comes back by Undo, with the keyboard too', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 2 } }]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('Crease Cricket Shirt');
  await expect(page.getByRole('heading', { name: 'Your Cart (2 items)' })).toBeVisible();
});

test('the badge on the cart icon counts pieces', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toHaveText('');
  await addToCart(page, 'crease-cricket-shirt', { color: 'Navy', sizes: { Small: 2, Large: 1 } });
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toHaveText('3');
});

test('what is added alike becomes one line, anything else another', async ({ page }) => {
  for (const color of ['Black', 'Black', 'Navy']) await addToCart(page, 'touchline-team-holdall', { color });
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Touchline Team Holdall' })).toHaveCount(2);
  await expect(drawer.getByLabel('Quantity: 2')).toBeVisible();
});

test('a line shows its customization as key: value', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 2, 'Boys S': 1 } }]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  for (const badge of ['Boys S: 1', 'Large: 2', 'Colour: Navy']) {
    await expect(drawer.getByText(badge, { exact: true })).toBeVisible();
  }
});

test('plus and minus go by one, sizes and title with them', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 1 } }]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  const title = drawer.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText('Your Cart (1 item)');
  await drawer.getByRole('button', { name: 'One more Crease Cricket Shirt' }).click();
  await expect(drawer.getByText('Large: 2', { exact: true })).toBeVisible();
  await expect(title).toHaveText('Your Cart (2 items)');
  await drawer.getByRole('button', { name: 'One less Crease Cricket Shirt' }).click();
  await expect(drawer.getByText('Large: 1', { exact: true })).toBeVisible();
  await expect(title).toHaveText('Your Cart (1 item)');
});

test('prices of a piece explain a line whose sizes cost more', async ({ page }) => {
  await keepCart(page, [
    { slug: 'striker-pro-football-kit', color: 'Red', sizes: { Small: 2, '3X-Large': 1 } },
    { slug: 'striker-pro-football-kit', color: 'Red', sizes: { '3X-Large': 2 } },
  ]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  const lines = drawer.getByRole('listitem').filter({ hasText: 'Striker Pro Football Kit' });
  await expect(lines.nth(0)).toContainText('2 × $49.99 (Small)1 × $52.99 (3X-Large)');
  await expect(lines.nth(1)).toContainText('$52.99each');
  await expect(drawer.getByTestId('cart-total')).toHaveText('$258.95');
});

test('the cart takes no more than there is: drawer and product page know what lies in it', async ({
  page,
  request,
}) => {
  const { variations } = await productOf(request, 'crease-cricket-shirt');
  expect(variations.docs).toContainEqual(
    expect.objectContaining({ colorName: 'White', sizeCode: 'L', stockQuantity: 1 }),
  );
  await addToCart(page, 'crease-cricket-shirt', { color: 'White', sizes: { Large: 1 } });
  await expect(main(page).getByText('The last one is in your cart')).toBeVisible();
  await expect(page.getByLabel('Large', { exact: true })).toBeDisabled();
  const drawer = await openCart(page);
  const more = drawer.getByRole('button', { name: 'One more Crease Cricket Shirt' });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(more).toHaveAccessibleDescription('That is all we have in Large.');
  await more.click({ force: true });
  await expect(drawer.getByText('Large: 1', { exact: true })).toBeVisible();
});

test('after plus the same choice joins its line', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Medium: 1 } }]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'One more Crease Cricket Shirt' }).click();
  await expect(drawer.getByText('Medium: 2', { exact: true })).toBeVisible();
  await addToCart(page, 'crease-cricket-shirt', { color: 'Navy', sizes: { Medium: 2 } });
  await openCart(page);
  await expect(drawer.getByText('Medium: 4', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Crease Cricket Shirt' })).toHaveCount(1);
});

test('the total takes the sale price where there is one', async ({ page }) => {
  await keepCart(page, [
    { slug: 'velocity-netball-dress', color: 'Navy', sizes: { Small: 2 } },
    { ...navyShirt, sizes: { Large: 1 } },
  ]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  await expect(drawer.getByText('$89.98')).toBeVisible();
  await expect(drawer.getByTestId('cart-total')).toHaveText('$129.97');
});

test('the discount for quantity stands between the lines and the total', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 10 } }]);
  await page.goto('/shop');
  const drawer = await openCart(page);
  await expect(drawer.getByText('5% off 10 × Crease Cricket Shirt, Navy')).toBeVisible();
  await expect(drawer.getByText('−$20.00')).toBeVisible();
  await expect(drawer.getByTestId('cart-total')).toHaveText('$379.90');
});

test('the empty cart says so, and Continue Shopping closes it', async ({ page }) => {
  await page.goto('/shop');
  const drawer = await openCart(page);
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
});

test('the keyboard stays in the drawer, Escape leaves it, and the cart icon has it again', async ({ page }) => {
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 1 } }]);
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Your Cart/ });
  await expect(drawer).toBeVisible();
  const inside = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `${key}, step ${step}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeFocused();
});

test('the dialog that chooses over the shop gives focus back to its card', async ({ page }) => {
  await page.goto('/shop');
  const opener = page.getByRole('button', { name: 'Add to cart: Crease Cricket Shirt' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Crease Cricket Shirt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the cart survives a reload', async ({ page }) => {
  await addToCart(page, 'touchline-team-holdall', { color: 'Black' });
  await page.reload();
  const drawer = await openCart(page);
  await expect(drawer).toContainText('Touchline Team Holdall');
  await expect(drawer.getByTestId('cart-total')).toHaveText('$42.00');
});

test('two tabs keep one cart', async ({ page, context }) => {
  await page.goto('/shop');
  const other = await context.newPage();
  await addToCart(other, 'touchline-team-holdall', { color: 'Black' });
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(other.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test.describe('prices and stock are the server’s', () => {
  test('a price that has changed since is said and taken over', async ({ page }) => {
    await keepCart(page, [{ ...navyShirt, price: 30, sizes: { Large: 2 } }]);
    await page.goto('/shop');
    const drawer = await openCart(page);
    await expect(drawer.getByText('The price has changed from $30.00 to $39.99.')).toBeVisible();
    await expect(drawer.getByTestId('cart-total')).toHaveText('$79.98');
  });

  test('a price written into the browser’s storage buys nothing cheaper', async ({ page }) => {
    await keepCart(page, [{ ...navyShirt, price: 0.01, sizes: { Large: 1 } }]);
    await page.goto('/checkout');
    await expect(page.getByText('Prices and stock checked just now.')).toBeAttached();
    await expect(page.getByTestId('checkout-total')).toHaveText('$39.99');
    await expect(main(page).getByRole('button', { name: /^Place order/ })).toContainText('$39.99');
  });

  test('what cannot be ordered is struck out at checkout and counts nowhere', async ({ page }) => {
    await keepCart(page, [
      { slug: 'velocity-netball-dress', color: 'Purple', sizes: { '3X-Large': 13 } },
      { slug: 'touchline-team-holdall', color: 'Black' },
    ]);
    await page.goto('/checkout');
    const summary = main(page).getByRole('region', { name: 'Order summary' });
    await expect(summary.getByText('$584.87')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(summary.getByText('Subtotal, 1 item', { exact: true })).toBeVisible();
    await expect(page.getByTestId('checkout-total')).toHaveText('$42.00');
  });

  test('what has sold out in the meantime is said, and Update cart leaves the rest', async ({ page, request }) => {
    const { variations } = await productOf(request, 'velocity-netball-dress');
    expect(variations.docs).toContainEqual(
      expect.objectContaining({ colorName: 'Teal', sizeCode: 'S', stockQuantity: 0 }),
    );
    await keepCart(page, [
      { slug: 'velocity-netball-dress', color: 'Teal', sizes: { Small: 2, Large: 1 } },
      { ...navyShirt, sizes: { Large: 1 } },
    ]);
    await page.goto('/shop');
    const drawer = await openCart(page);
    await expect(drawer.getByText('Small is sold out.')).toBeVisible();
    await expect(drawer.getByText('Some items in your cart can no longer be ordered.')).toBeVisible();
    await expect(drawer.getByText('Proceed to Checkout')).toBeDisabled();
    await drawer.getByRole('button', { name: 'Update cart' }).click();
    await expect(drawer.getByText('Small: 2', { exact: true })).toBeHidden();
    await expect(drawer.getByTestId('cart-total')).toHaveText('$84.98');
    await expect(drawer.getByText('Proceed to Checkout')).toBeEnabled();
  });

  test('without an answer the drawer says so, and Try again asks again', async ({ page }) => {
    await keepCart(page, [{ ...navyShirt, sizes: { Large: 1 } }]);
    await page.route('**/api/cart', (route) => route.abort());
    await page.goto('/shop');
    const drawer = await openCart(page);
    const notice = drawer.getByText(
      'We could not check prices and stock just now. These are the last prices we know; they are confirmed at checkout.',
    );
    await expect(notice).toBeVisible();
    await expect(drawer.getByText('Last known prices')).toBeVisible();
    await expect(drawer.getByTestId('cart-total')).toHaveText('$39.99');
    await page.unroute('**/api/cart');
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expect(drawer.getByTestId('cart-total')).toHaveText('$39.99');
  });
});

const line = { cartId: 'a', addedKey: 'a', product: { id: 'x', slug: 'x', name: 'X', price: 1 }, quantity: 1 };
// Junk of every other kind: domain/cart/cart-storage.test.ts and modules/cart/cart-store.test.ts.
test('lines of junk where the cart is kept break nothing', async ({ page }) => {
  const value = [null, 7, 'line', [], { cartId: 'a' }, { ...line, product: null }, { ...line, quantity: 1e99 }];
  await keepText(page, JSON.stringify({ version: 1, value }));
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await addToCart(page, 'touchline-team-holdall', { color: 'Black' });
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a product of a kept cart that is no longer there can be taken out', async ({ page }) => {
  await keepText(page, JSON.stringify({ version: 1, value: [line] }));
  await page.goto('/shop');
  const drawer = await openCart(page);
  await expect(drawer.getByText('This product is not available.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Update cart' }).click();
  await expect(drawer).toContainText('Your cart is empty');
});

test('no page of the shop loads a validator for the cart', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await keepCart(page, [{ ...navyShirt, sizes: { Large: 1 } }]);
  for (const address of ['/', '/shop', '/product/crease-cricket-shirt']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  }
  const drawer = await openCart(page);
  await expect(drawer.getByTestId('cart-total')).toHaveText('$39.99');
  const textOf = async (address: string) => (await page.request.get(address)).text();
  const loaded = await Promise.all([...scripts].map(async (address) => ({ address, text: await textOf(address) })));
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter(({ text }) => text.includes('_zod')).map(({ address }) => address)).toEqual([]);
});

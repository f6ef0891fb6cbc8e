import { randomUUID } from 'node:crypto';
import { expect, staffRequest, test } from './fixtures';

const PRODUCTS = 50;

test('a long list grows as one scrolls, and is where it was on the way back from a product', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await staffRequest(playwright, baseURL);
  const word = `scroll${randomUUID().replace(/\D/g, '').slice(0, 6)}`;
  for (let first = 0; first < PRODUCTS; first += 25) {
    const numbers = Array.from({ length: 25 }, (_, index) => String(first + index).padStart(2, '0'));
    const answers = await Promise.all(
      numbers.map((number) => {
        const slug = `${word}-${number}`;
        const data = { name: `Shirt ${number} ${word}`, slug, sku: slug, price: 12, stockQuantity: 5, reviews: 0 };
        return staff.post('/api/products', { data: { ...data, isActive: true, colors: [], sizes: [] } });
      }),
    );
    for (const answer of answers) expect(answer.status(), await answer.text()).toBe(201);
  }

  await page.goto(`/shop?search=${word}`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByText(`Showing 24 of ${PRODUCTS} products`).first()).toBeVisible();
  for (const shown of [48, PRODUCTS]) {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(shown);
  }
  await expect(page).toHaveURL(`/shop?search=${word}&page=3`);

  const chosen = cards.nth(40);
  await chosen.scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport();
  await chosen.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards).toHaveCount(PRODUCTS);
  await expect(chosen).toBeInViewport();

  const html = await (await page.request.get(`/shop?search=${word}`)).text();
  expect(html).toContain(`href="/shop?search=${word}&amp;page=2"`);
});

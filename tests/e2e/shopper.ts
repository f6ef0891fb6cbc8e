import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

type Variation = { id: string; colorName: string; sizeCode: string; stockQuantity: number };
type Product = {
  id: string;
  name: string;
  slug: string;
  price: number;
  salePrice: number | null;
  stockQuantity: number;
  variations: { docs: Variation[] };
};

export async function productOf(request: APIRequestContext, slug: string): Promise<Product> {
  const answer = await request.get(`/api/products?where[slug][equals]=${slug}&depth=1`);
  const { docs } = (await answer.json()) as { docs: Product[] };
  const [product] = docs;
  if (!product) throw new Error(`There is no product ${slug}.`);
  return product;
}

type Item = { product: string; color?: string; quantity?: number; sizes?: Record<string, number> };
type Customer = { firstName?: string; lastName?: string; email?: string };

export async function placeOrder(
  request: APIRequestContext,
  item: Item,
  customer: Customer = {},
): Promise<{ orderNumber: string; trackingUrl: string }> {
  const answer = await request.post('/api/checkout', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      items: [item],
      customer: { firstName: 'Ada', lastName: 'Okafor', email: `ada-${randomUUID()}@shopper.test`, ...customer },
      shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
      paymentMethod: 'invoice',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { orderNumber: string; trackingUrl: string };
}

async function variationOf(request: APIRequestContext, slug: string, color: string, sizeCode: string) {
  const { variations } = await productOf(request, slug);
  return variations.docs.find((each) => each.colorName === color && each.sizeCode === sizeCode);
}

export const stockOf = async (...args: Parameters<typeof variationOf>): Promise<number> =>
  (await variationOf(...args))?.stockQuantity ?? Number.NaN;

export async function changeVariation(
  staff: APIRequestContext,
  [slug, color, sizeCode]: [slug: string, color: string, sizeCode: string],
  data: { stockQuantity: number } | { additionalPrice: number },
) {
  const { id } = (await variationOf(staff, slug, color, sizeCode)) ?? {};
  const answer = await staff.patch(`/api/product-variations/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const main = (page: Page): Locator => page.getByRole('main');

export const fillToday = async (day: Locator): Promise<void> => day.fill((await day.getAttribute('max')) ?? '');

/** Without the screen reader’s copy. */
export const toastOf = (page: Page): Locator => page.locator('li[data-variant]');

/** Call it before the page is opened. */
export async function toastsLoaded(page: Page): Promise<void> {
  await page.waitForResponse(async (response) => {
    if (response.request().resourceType() !== 'script') return false;
    const code = await response.text().catch(() => '');
    return code.includes('data-[swipe=cancel]');
  });
}

type Choice = { color: string; sizes?: Record<string, number> };

export async function addToCart(page: Page, slug: string, { color, sizes = {} }: Choice): Promise<void> {
  await page.goto(`/product/${slug}`);
  // The radio button is hidden behind its swatch.
  await page.getByRole('radio', { name: color, exact: true }).check({ force: true });
  for (const [size, count] of Object.entries(sizes)) {
    await page.getByLabel(size, { exact: true }).fill(String(count));
  }
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(toastOf(page)).toContainText('Added to Cart');
}

export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Cart, / }).click();
  const drawer = page.getByRole('dialog', { name: /^Your Cart/ });
  await expect(drawer).toBeVisible();
  return drawer;
}

type KeptLine = {
  slug: string;
  /** USD as stored; today’s by default. */
  price?: number;
  color?: string;
  sizes?: Record<string, number>;
  quantity?: number;
};

/** Keeps an existing cart. @param others entries for deleted products, or junk */
export async function keepCart(page: Page, lines: KeptLine[], others: unknown[] = []): Promise<void> {
  const value = await Promise.all(
    lines.map(async ({ slug, price, color, sizes, quantity = 1 }, index) => {
      const { id, name, price: full, salePrice } = await productOf(page.request, slug);
      return {
        cartId: `kept-${index}`,
        addedKey: `kept-${index}`,
        product: { id, slug, name, ...(price === undefined ? { price: full, salePrice } : { price }) },
        quantity,
        customization: { ...(sizes && { sizes }), ...(color !== undefined && { color }) },
      };
    }),
  );
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('kitroom.cart') === null) localStorage.setItem('kitroom.cart', kept);
    },
    JSON.stringify({ version: 1, value: [...value, ...others] }),
  );
}

export const placeOrderButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Place order/ });

export const shopper = {
  'First name': 'Ada',
  'Last name': 'Byron',
  /** The shop counts orders by mailbox. */
  get Email() {
    const { testId, retry } = test.info();
    return `ada.byron.${testId.slice(-8)}.${retry}@example.test`;
  },
};
export const delivery = { Address: '1 Mill Lane', 'Town or city': 'Manchester', Postcode: 'm12ab' } as const;

export const fieldOf = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });

export async function fillCheckout(page: Page): Promise<void> {
  for (const [label, text] of Object.entries({ ...shopper, ...delivery })) await fieldOf(page, label).fill(text);
}

export async function crest(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = '#c8102e';
    context.arc(200, 200, 150, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#1e3a8a';
    context.fillRect(140, 140, 120, 120);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

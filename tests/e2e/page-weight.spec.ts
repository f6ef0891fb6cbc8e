import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

const KIB = 1024;
/** Parts that load later, by words in their scripts only. */
const LATER = {
  'the cart': 'kitroom.cart',
  zod: 'invalid_type',
  'Radix dialogs': 'DialogContent',
  'Radix toasts': 'toast.swipeStart',
  cmdk: 'cmdk-item',
  'the newsletter': 'Enter your email',
  zustand: 'getInitialState',
};

/** Limits of HTML, bytes, uncompressed. */
const PAGES = {
  '/': 100_000,
  '/shop': 94_000,
  '/product/velocity-netball-dress': 120_000,
  '/product/striker-pro-football-kit': 120_000,
  '/custom-kits': 97_000,
};

for (const [path, most] of Object.entries(PAGES)) {
  test(`${path} is light, begins with little script, and without what can come later`, async ({ request }) => {
    const page = await (await request.get(path)).text();
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(most);
    const [, files = '[]'] = /for\(const file of (\[[^\]]+\])\)/.exec(page) ?? [];
    const addresses = (JSON.parse(files) as string[]).map((file) => `/_next/static/${file}`);
    const scripts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(bytes).toBeGreaterThan(100 * KIB);
    expect(bytes).toBeLessThanOrEqual(140 * KIB);
    for (const [what, word] of Object.entries(LATER)) expect(scripts.join('\n').includes(word), what).toBe(false);
  });
}

test('a press that comes before the script of its part is done once that is here', async ({ page }) => {
  let go: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (go = resolve));
  await page.goto('/shop', { waitUntil: 'networkidle' });
  // The page itself has its own scripts.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  const heart = page.getByRole('button', { name: /^Add .* to wishlist$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  go();
  await expect(page.getByRole('button', { name: /^Remove .* from wishlist$/ })).toHaveCount(1);
});

test('a press that comes before any script is done once that is here', async ({ page }) => {
  let go: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const shop = page.getByRole('banner').getByRole('button', { name: 'Shop' });
  await shop.click();
  await expect(shop).toHaveAttribute('aria-expanded', 'false');
  go();
  await expect(shop).toHaveAttribute('aria-expanded', 'true');
});

import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';

async function serveExample(shop: string, outDir: string): Promise<PreviewServer> {
  const configFile = path.resolve('examples/shop/vite.config.ts');
  const define = { 'import.meta.env.VITE_SHOP': JSON.stringify(shop) };
  await build({ configFile, define, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return preview({ configFile, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
}

test('a shop at another origin finds, sells and tracks over GraphQL alone', async ({ page, baseURL }) => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'example-shop-'));
  const example = await serveExample(baseURL ?? '', outDir);
  try {
    const [address = ''] = example.resolvedUrls?.local ?? [];
    expect(new URL(address).origin).not.toBe(baseURL);
    await page.goto(address);
    await page.getByRole('searchbox').fill('netball');
    await page.getByRole('button', { name: 'Search' }).click();
    await page
      .getByRole('link', { name: /netball/i })
      .first()
      .click();
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '2 ×' })).toBeVisible();
    for (const [label, value] of [
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Email', 'ada@example.com'],
      ['Address', '1 Mill Lane'],
      ['Town', 'Manchester'],
      ['Postcode', 'M1 2AB'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Order on invoice' }).click();
    await expect(page.getByRole('heading', { name: /^Order \S+/ })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^(?:pending|processing), /);
    await expect(page.getByText(/: placed$/)).toBeVisible();
  } finally {
    await example.close();
    await rm(outDir, { recursive: true });
  }
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openBuilder, signIn, signInTeam, test } from './fixtures';
import { main, openCart } from './shopper';

const designer = '/custom-kits/designer?garment=netball-dress';

async function design(page: Page): Promise<void> {
  await page.goto(designer);
  await page.getByRole('tab', { name: 'Pattern', exact: true }).click();
  await main(page).getByRole('button', { name: 'Side panels', exact: true }).click();
}

test('a kit goes from the designer through the team’s order and its proof to the print pack', async ({
  browser,
  page,
  baseURL,
}) => {
  const name = `Northside ${Date.now()}`;
  await signInTeam(page);
  await design(page);
  await main(page)
    .getByRole('button', { name: /My netball dress$/ })
    .click();
  await page.getByRole('textbox', { name: 'Name of this design' }).fill(name);
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Save design' }).click();
  await expect(page.getByText('Your team finds it under Design Assets')).toBeVisible();

  await openBuilder(page);
  await page.getByLabel('Search products').fill('velocity');
  await page.getByRole('button', { name: 'Velocity Netball Dress' }).click();
  await page.getByLabel('Kit design').selectOption({ label: name });
  await page.getByRole('button', { name: 'Fill from roster' }).click();
  const open = page.locator('select[aria-invalid="true"]');
  while ((await open.count()) > 0) await open.first().selectOption('M');
  await page.getByRole('button', { name: 'Add to order' }).click();
  await expect(page.getByRole('article', { name: 'Velocity Netball Dress' })).toContainText(name);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page).toHaveURL(/\/teamwear-portal\/orders\/[\w-]{36}\?placed=1$/);
  await expect(main(page)).toContainText(`Kit: ${name}`);
  const id = /orders\/([\w-]{36})/.exec(page.url())?.[1] ?? '';

  const office = await browser.newContext({ baseURL });
  const staff = await office.newPage();
  await signIn(staff, '/admin/clubs?search=Northside');
  await staff.getByRole('link', { name: 'View Northside Netball' }).click();
  await staff.locator(`a[href$="/orders/${id}"]`).first().click();
  await staff.getByRole('button', { name: 'Draw from the kits' }).click();
  await expect(staff.getByText('✅ Proof Added').first()).toBeVisible({ timeout: 30_000 });

  await page.reload();
  await page.getByRole('button', { name: 'Approve proof' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved by/)).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: `Make the print pack of ${name}, netball dress` }).click();
  const ready = staff.getByRole('link', { name: `Download the print pack of ${name}, netball dress` });
  await expect(ready).toBeVisible({ timeout: 40_000 });
  const [download] = await Promise.all([staff.waitForEvent('download'), ready.click()]);
  const zip = (await readFile(await download.path())).toString('latin1');
  for (const file of ['specification.pdf', 'roster.csv', '_CARTER/netball-dress-back.pdf'])
    expect(zip.includes(file), file).toBe(true);
  await expectAccessible(staff);
  await office.close();
});

test('a shopper orders a kit of their own, with a name and a number', async ({ page }) => {
  await design(page);
  await main(page).getByRole('button', { name: 'Order', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Order / });
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await dialog.getByLabel(/^Name/).first().fill('Hudson');
  await dialog
    .getByLabel(/^Number/)
    .first()
    .fill('7');
  await dialog.getByRole('combobox', { name: /^Size/ }).last().selectOption({ label: 'Medium' });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  const cart = await openCart(page);
  await expect(cart).toContainText('My netball dress');
  const picture = cart.locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/api\/kits\/pictures\//);
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/checkout');
  await expect(main(page)).toContainText('My netball dress');
  await expect(main(page)).toContainText('1 × Medium · 1 player');
});

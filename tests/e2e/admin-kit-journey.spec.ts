import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openBuilder, signIn, signInTeam, test } from './fixtures';
import { crest, fillCheckout, main, openCart, placeOrderButton } from './shopper';

const tool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function design(page: Page, garment: string, pattern: string): Promise<void> {
  await page.goto(`/custom-kits/designer${garment}`);
  await tool(page, 'Pattern');
  await main(page).getByRole('button', { name: pattern, exact: true }).click();
}

async function nameDesign(page: Page, name: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Your designs. Open: / })
    .click();
  await page.getByRole('textbox', { name: 'Name of this design' }).fill(name);
  await page.keyboard.press('Escape');
}

test('a team’s kit goes from the designer, in the team’s colours, into its order', async ({ page }) => {
  const name = `Northside ${Date.now()}`;
  await signInTeam(page);
  await design(page, '?garment=netball-dress', 'Side panels');
  await tool(page, 'Colours');
  await main(page)
    .getByRole('button', { name: /^Colour 1: / })
    .click();
  const team = main(page).getByRole('group', { name: 'Your team’s colours for colour 1' });
  await expect(team.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await nameDesign(page, name);
  await main(page).getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Save design' }).click();
  await expect(page.getByText('Your team finds it in the portal, under Design Assets')).toBeVisible();

  await openBuilder(page);
  await page.goto('/teamwear-portal/assets/kits');
  await page.getByRole('link', { name: `Order ${name}` }).click();
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByLabel('Kit design').locator('option:checked')).toHaveText(name);
  await page.getByRole('button', { name: 'Fill from roster' }).click();
  const open = page.locator('select[aria-invalid="true"]');
  while ((await open.count()) > 0) await open.first().selectOption('M');
  await page.getByRole('button', { name: 'Add to order' }).click();
  await expect(page.getByRole('article', { name: 'Velocity Netball Dress' })).toContainText(name);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page).toHaveURL(/\/teamwear-portal\/orders\/[\w-]{36}\?placed=1$/);
  await expect(main(page)).toContainText(`Kit: ${name}`);
});

const ROSTER = Array.from('ABCDEFGHIJKLMNO', (letter, index) => {
  const size = ['Small', 'Medium', 'Large'][index % 3];
  return `Player ${letter}, ${index + 1}, ${size}`;
});

test('a kit goes from an empty designer through the cart, checkout and its proof to the print pack', async ({
  page,
}) => {
  test.slow();
  const name = `Hurricanes ${Date.now()}`;
  await design(page, '', 'Side panels');
  await tool(page, 'Logos');
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: await crest(page) });
  await page.getByRole('dialog', { name: 'Add this logo' }).getByRole('button', { name: 'Add logo' }).click();
  await main(page).getByRole('spinbutton', { name: 'Width', exact: true }).fill('45');
  await nameDesign(page, name);

  await main(page).getByRole('button', { name: 'Order', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${name}` });
  await dialog.getByRole('button', { name: 'Add shorts and socks to the design' }).click();
  await dialog.getByRole('button', { name: 'Paste a list' }).first().click();
  await dialog.getByLabel('Name, number, size, Shorts and Socks of each player').fill(ROSTER.join('\n'));
  await dialog.getByRole('button', { name: `Add ${ROSTER.length} players` }).click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  const cart = await openCart(page);
  await expect(cart).toContainText(name);
  await expect(cart).toContainText(`Players: ${ROSTER.length}`);
  const picture = cart.locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/api\/kits\/pictures\//);
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);

  await cart.getByText('Proceed to Checkout').click();
  await expect(main(page)).toContainText(name);
  await expect(main(page)).toContainText(`${ROSTER.length} players`);
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  const number = /ORD-\d{4}-\d{6}/.exec(await main(page).innerText())?.[0] ?? '';
  const tracking = page.url();

  await signIn(page, `/admin/orders?search=${number}`);
  await page.getByRole('link', { name: `#${number}`, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article', { name: 'Proof 1' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const office = page.url();

  await page.goto(tracking);
  await page.getByText(`See it for all ${ROSTER.length} players`).click();
  const last = page.getByRole('img', { name: '15 Player O, football shirt, back' });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve proof' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved by Ada Byron/)).toBeVisible();

  await page.goto(office);
  const pack = `print pack of ${name}, football shirt`;
  await page.getByRole('button', { name: `Techniques of ${name}, football shirt` }).click();
  const techniques = page.getByRole('dialog', { name: /^Techniques of/ });
  const shirt = techniques.getByRole('group', { name: 'Football shirt' });
  await shirt.getByLabel('Garment').selectOption('Bought plain');
  await expect(techniques.getByText('Numbers cannot be sublimated on a garment that is bought plain.')).toBeVisible();
  await expect(techniques.getByRole('button', { name: 'Create print pack' })).toBeDisabled();
  await shirt.getByLabel('Garment').selectOption('Sublimated');
  await shirt.getByLabel('Names').selectOption('Vinyl');
  await expectAccessible(page);
  await techniques.getByRole('button', { name: 'Create print pack' }).click();
  const ready = page.getByRole('link', { name: `Download ${pack}` });
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  const zip = (await readFile(await download.path())).toString('latin1');
  for (const file of [
    'specification.pdf',
    'roster.csv',
    '_S_1_Player-A/football-shirt-back.pdf',
    '_L_15_Player-O/football-shirt-back.pdf',
    'decorations/001_Football-shirt-back_Name-Player-A_',
  ])
    expect(zip.includes(file), file).toBe(true);
  await expectAccessible(page);
});

import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, fillDelivery, newTeam, openPortal, signIn, test, type TestTeam } from './fixtures';

/**
 * A season of a team in one go (issue: the team portal): a roster of thirty, three sizes by link, an order of two
 * lines that reaches a price tier, its proof and its approval.
 */
test('a manager imports thirty players, collects sizes by link, orders at a tier and approves the proof', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const team = await newTeam(request, 'Season Rovers');
  await openPortal(page, '/teamwear-portal/roster', team);
  await importThirty(page);
  const links = await linksOfThoseWithoutSize(page);
  expect(links).toHaveLength(3);
  for (const [index, link] of links.entries())
    await answerOnPhone(browser, link, ['Small', 'Medium', 'Large'][index] ?? '');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Answered' }).getByRole('listitem')).toHaveCount(3);

  const number = await orderTwoLines(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pending Approval');
  await expect(page.getByText('10% off 30 × Velocity Netball Dress, Purple')).toBeVisible();

  const office = await browser.newContext({ baseURL });
  await addProof(await office.newPage(), team, number);
  await office.close();

  await page.reload();
  await page.getByRole('button', { name: 'Approve proof' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved by Test Manager/)).toBeVisible();
  await page.goto('/teamwear-portal');
  await expect(page.getByRole('region', { name: 'Latest orders' }).getByRole('link', { name: /^ORD-/ })).toHaveCount(1);
  await expect(page.getByText('and 25 more players')).toBeVisible();
});

async function importThirty(page: Page): Promise<void> {
  const players = Array.from({ length: 30 }, (_, index) => {
    const size = index < 3 ? '' : 'M';
    return `Rover ${String(index + 1).padStart(2, '0')},${index + 1},${size},Wing`;
  });
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByLabel('Your list')
    .fill(['name,number,size,position', ...players].join('\n'));
  await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 30 players' }).click();
  await expect(page.getByText('30 added, 0 changed.').first()).toBeVisible();
}

/** Opens a call for sizes and copies the links of the three who have none. */
async function linksOfThoseWithoutSize(page: Page): Promise<string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /Collect (sizes|again)/ }).click();
  await page.getByRole('dialog').getByLabel('What for').fill('New season');
  await page.getByRole('dialog').getByRole('button', { name: 'Create the links' }).click();
  await page.getByRole('link', { name: 'Links and answers' }).click();
  const links: string[] = [];
  for (const name of ['Rover 01', 'Rover 02', 'Rover 03']) {
    await page.getByRole('button', { name: `Copy the link of ${name}`, exact: true }).click();
    await expect(page.getByText(`Link of ${name} copied`, { exact: true }).first()).toBeVisible();
    links.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  return links;
}

async function answerOnPhone(browser: Browser, link: string, size: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const player = await context.newPage();
  await player.goto(link);
  await player.getByRole('radio', { name: size, exact: true }).check();
  await player.getByRole('button', { name: 'Save' }).click();
  await expect(player.getByText(/^Thank you/)).toBeVisible();
  await context.close();
}

/** @returns the number of the order. */
async function orderTwoLines(page: Page): Promise<string> {
  await page.goto('/teamwear-portal/order');
  await page.getByRole('button', { name: 'Velocity Netball Dress', exact: true }).click();
  await page.getByTitle('Purple', { exact: true }).click();
  await page.getByRole('button', { name: 'Fill from roster' }).click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await page.getByRole('button', { name: 'Add to order' }).click();
  await expect(summary.getByText('10% off 30 × Velocity Netball Dress, Purple')).toBeVisible();
  await expect(summary.getByText('20 more to reach 15% off')).toBeVisible();
  await page.getByRole('button', { name: 'Add another product' }).click();
  await page.getByRole('button', { name: 'Touchline Team Holdall', exact: true }).click();
  await page.getByTitle('Navy', { exact: true }).click();
  await page.getByLabel('One size', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Add to order' }).click();
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByText('Please enter the address.')).toBeVisible();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page).toHaveURL(/\/teamwear-portal\/orders\/[\w-]{36}\?placed=1$/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  return /ORD-\d{4}-\d{6}/.exec(title)?.[0] ?? 'no number';
}

async function addProof(staff: Page, team: TestTeam, number: string): Promise<void> {
  await signIn(staff, `/admin/clubs/${team.id}`);
  await staff.getByRole('link', { name: `#${number}` }).click();
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#7c3aed' } })
    .png()
    .toBuffer();
  await staff.getByLabel('Proof', { exact: true }).setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
  await staff.getByRole('button', { name: 'Add proof' }).click();
  await expect(staff.getByText('✅ Proof Added').first()).toBeVisible();
}

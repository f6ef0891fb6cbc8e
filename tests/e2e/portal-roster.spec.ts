import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoTeam, expect, expectAccessible, newTeam, openPortal, test } from './fixtures';

const phone = { width: 390, height: 844 };

const dialog = (page: Page) => page.getByRole('dialog');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Someone on a phone of their own. */
async function onPhone(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ player: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL, viewport: phone, reducedMotion: 'reduce' });
  return { player: await context.newPage(), context };
}

async function answer(player: Page, size: string, number: string, back: string) {
  await player.getByRole('radio', { name: size, exact: true }).check();
  await player.getByLabel('Number').fill(number);
  await player.getByLabel('Name on back').fill(back);
  await player.getByRole('button', { name: 'Save' }).click();
  await expect(player.getByText(/^Thank you/)).toBeVisible();
}

test('a roster of thirty is imported, three players answer by link, and nobody does after the lock', async ({
  page,
  context,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPortal(page, '/teamwear-portal/roster', await newTeam(request, 'Links FC'));

  const list = Array.from({ length: 30 }, (_, index) => `Link Player ${index + 1};${index + 100};;Wing`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog(page)
    .getByLabel('Your list')
    .fill(['Player;#;Size;Position', ...list, 'No Size;131;XS;'].join('\n'));
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByText('Size: There is no size “XS”.')).toBeVisible();
  await expectAccessible(page);
  await page.route('/api/team/members/import', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Import 30 players' }).click();
  await expect(dialog(page).getByText('No connection. Nothing you entered is lost; please try again.')).toBeVisible();
  await page.unroute('/api/team/members/import');
  await dialog(page).getByRole('button', { name: 'Import 30 players' }).click();
  await expect(page.getByText('30 added, 0 changed.').first()).toBeVisible();
  await page.getByLabel('Search players').fill('link player');
  await expect(page.getByRole('rowheader')).toHaveCount(30);

  await page.getByRole('button', { name: /Collect (sizes|again)/ }).click();
  await dialog(page).getByRole('button', { name: 'Create the links' }).click();
  await expect(dialog(page).getByText('Say what the sizes are for.')).toBeVisible();
  await dialog(page).getByLabel('What for').fill('Spring kit');
  await dialog(page).getByRole('button', { name: 'Create the links' }).click();
  await page.getByRole('link', { name: 'Links and answers' }).click();
  await expect(page.getByRole('heading', { name: 'Spring kit', level: 1 })).toBeVisible();
  await expect(page.getByText(/^of \d+ players have answered$/)).toBeVisible();

  const links: string[] = [];
  for (const name of ['Link Player 1', 'Link Player 2', 'Link Player 3']) {
    await page.getByRole('button', { name: `Copy the link of ${name}`, exact: true }).click();
    await expect(page.getByText(`Link of ${name} copied`, { exact: true }).first()).toBeVisible();
    links.push(await copied(page));
  }
  await page.getByRole('button', { name: 'Copy team link' }).click();
  await expect(page.getByText('Team link copied').first()).toBeVisible();
  const teamLink = await copied(page);
  expect(new Set([...links, teamLink]).size).toBe(4);

  const first = await onPhone(browser, baseURL);
  await first.player.goto(links[0] ?? '');
  await expect(first.player.getByRole('heading', { name: 'Hello Link Player 1' })).toBeVisible();
  await expect(first.player.getByText('Link Player 2')).toHaveCount(0);
  await expect(first.player.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(first.player.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await first.player.getByRole('button', { name: 'Save' }).click();
  await expect(first.player.getByText('Choose a size.')).toBeVisible();
  await expect(first.player.getByRole('link', { name: 'Size guide' })).toBeVisible();
  await expectAccessible(first.player);
  await answer(first.player, 'Medium', '100', 'ONE');

  const second = await onPhone(browser, baseURL);
  await second.player.goto(links[1] ?? '');
  await answer(second.player, 'Boys XL', '100', 'TWO');

  const third = await onPhone(browser, baseURL);
  await third.player.goto(teamLink);
  await third.player.getByRole('button', { name: 'Send' }).click();
  await expect(third.player.getByText('Enter your name.')).toBeVisible();
  await expectAccessible(third.player);
  for (const name of ['link PLAYER 3', 'Nova Arrival']) {
    await third.player.goto(teamLink);
    await third.player.getByLabel('Your name').fill(name);
    await third.player.getByRole('radio', { name: '2X-Large', exact: true }).check();
    await third.player.getByRole('button', { name: 'Send' }).click();
    await expect(third.player.getByText('Your manager has your answer.', { exact: false })).toBeVisible();
  }
  await answer(third.player, 'X-Large', '7', 'NOVA');

  await page.reload();
  const toCheck = page.getByRole('region', { name: /^To check/ });
  await expect(toCheck.getByLabel('Who link PLAYER 3 is').locator('option:checked')).toHaveText('Link Player 3');
  await expect(toCheck.getByLabel('Who Nova Arrival is').locator('option:checked')).toHaveText('New player');
  await expectAccessible(page);
  await toCheck.getByRole('button', { name: 'Discard link PLAYER 3' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(toCheck.getByRole('listitem')).toHaveCount(1);
  await toCheck.getByRole('button', { name: 'Accept Nova Arrival' }).click();
  await expect(toCheck).toHaveCount(0);
  const answered = page.getByRole('region', { name: 'Answered' });
  await expect(answered.getByRole('listitem')).toHaveCount(3);
  await expect(answered.getByRole('listitem').filter({ hasText: 'Nova Arrival' })).toContainText('X-Large · “NOVA”');
  await expect(answered.getByText('Someone else has this number too.')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();

  await second.player.getByRole('radio', { name: 'Small', exact: true }).check();
  await second.player.getByRole('button', { name: 'Save' }).click();
  await expect(second.player.getByRole('heading', { name: 'This size form is closed' })).toBeVisible();
  await second.player.goto(links[2] ?? '');
  await expect(second.player.getByRole('heading', { name: 'This size form is closed' })).toBeVisible();
  await expectAccessible(second.player);
  const late = await second.player.request.put(`/api/sizes/${links[2]?.split('/').at(-1)}`, {
    data: { sizePreference: 'S', jerseyNumber: 1, nameOnBack: '' },
  });
  expect(late.status()).toBe(423);
  for (const { context: used } of [first, second, third]) await used.close();

  await page.goto('/teamwear-portal/roster');
  await expect(page.getByRole('row').filter({ hasText: 'Link Player 2' }).first()).toContainText('Boys XL');
  await expect(page.getByText('A number is worn twice').or(page.getByText(/numbers are worn twice/))).toBeVisible();
});

test('two hundred players are sorted, fit a few phones, and what two windows typed is told and kept', async ({
  page,
  request,
}) => {
  const team = await newTeam(request, 'Long Roster');
  await page.setViewportSize(phone);
  await openPortal(page, '/teamwear-portal/roster', team);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog(page)
    .getByLabel('Choose a file with players')
    .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from('89504e470d0a1a0a00', 'hex') });
  await expect(dialog(page).getByText('This file is not a table. Choose a CSV file.')).toBeVisible();
  const list = ['Name;Number', ...Array.from({ length: 198 }, (_, index) => `Player ${index};${index}`), 'Álvaro;900'];
  await dialog(page)
    .getByLabel('Choose a file with players')
    .setInputFiles({
      name: 'team.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([...list, 'Álvaro;901'].join('\r\n'), 'latin1'),
    });
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByText('The same name as in row 200: this adds another player.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Import 200 players' }).click();
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect(players).toHaveCount(200);
  await expect(players.first()).toContainText('Álvaro');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(15_000);
  await page.getByLabel('Sort players').selectOption('By number');
  await expect(players.first()).toContainText('Player 0');

  const other = await page.context().newPage();
  await other.goto('/teamwear-portal/roster');
  for (const [window, size] of [
    [page, 'Small'],
    [other, 'Large'],
  ] as const) {
    await window.getByRole('button', { name: 'Edit Player 0', exact: true }).click();
    await dialog(window).getByLabel('Size', { exact: true }).selectOption(size);
  }
  await dialog(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(other)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByText('Player 0 has been changed in another window.')).toBeVisible();
  await expect(dialog(page).getByLabel('Size', { exact: true }).locator('option:checked')).toHaveText('Small');
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Take Large for Size' }).click();
  await expect(dialog(page).getByLabel('Size', { exact: true }).locator('option:checked')).toHaveText('Large');
});

test('a player is added, edited, removed and brought back; nothing typed is lost offline', async ({ page }) => {
  const name = `Quinn ${randomUUID().slice(0, 8)}`;
  await page.setViewportSize(phone);
  await openPortal(page, '/teamwear-portal/roster', demoTeam);
  await page.getByRole('button', { name: 'Add player' }).click();
  await dialog(page).getByLabel('Name', { exact: false }).first().fill(name);
  await dialog(page).getByLabel('Number').fill('1000');
  await expect(dialog(page).getByLabel('Number')).toHaveValue('100');
  await dialog(page).getByLabel('Email').fill('nobody');
  await dialog(page).getByRole('button', { name: 'Add player' }).click();
  await expect(dialog(page).getByText('Enter an email address, such as ada@club.test.')).toBeVisible();
  await dialog(page).getByLabel('Email').fill('quinn@club.test');
  await page.route('/api/team/members', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Add player' }).click();
  await expect(dialog(page).getByText('No connection. Nothing you entered is lost; please try again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute('/api/team/members');
  await page.getByRole('button', { name: 'Add player' }).click();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('quinn@club.test');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add player' }).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  const cards = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
  await expect(cards).toHaveCount(1);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Size', { exact: true }).selectOption('Large');
  await dialog(page).getByLabel('Shorts size').selectOption('X-Large');
  await dialog(page).getByLabel('Number').fill('1');
  await expect(dialog(page).getByText(/number 1 too\.$/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(cards).toContainText('Large · shorts X-Large');

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toHaveCount(0);
  await page.getByLabel(/^Show inactive/).check();
  await expect(cards).toContainText('Inactive');
  await page.getByRole('button', { name: `Bring ${name} back` }).click();
  await expect(page.getByText(`${name} is on the roster again.`).first()).toBeVisible();
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the roster, ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openPortal(page, '/teamwear-portal/roster', demoTeam);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expectAccessible(page);
    await context.close();
  });
}

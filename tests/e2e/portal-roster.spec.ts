import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBoth, newTeam, openPortal, test } from './fixtures';

const phone = { width: 390, height: 844 };
const offline = 'No connection. Nothing you entered is lost; please try again.';

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

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
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPortal(page, '/teamwear-portal/roster', await newTeam(request, 'Links FC'));

  await test.step('a pasted list shows what it will do, and waits for the connection', async () => {
    const list = Array.from({ length: 30 }, (_, index) => `Link Player ${index + 1};${index + 100};;Wing`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog(page)
      .getByLabel('Your list')
      .fill(['Player;#;Size;Position', ...list, 'No Size;131;XS;'].join('\n'));
    await dialog(page).getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page).getByText('Size: There is no size “XS”.')).toBeVisible();
    await expectAccessibleInBoth(page, '[role="dialog"]');
    await page.route('/api/team/members/import', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Import 30 players' }).click();
    await expect(dialog(page).getByText(offline)).toBeVisible();
    await page.unroute('/api/team/members/import');
    await dialog(page).getByRole('button', { name: 'Import 30 players' }).click();
    await expect(page.getByText('30 added, 0 changed.').first()).toBeVisible();
    await page.getByLabel('Search players').fill('link player');
    await expect(page.getByRole('rowheader')).toHaveCount(30);
    await expectAccessibleInBoth(page);
  });

  const links: string[] = [];
  let teamLink = '';
  await test.step('everyone gets a link of their own, and the team one', async () => {
    await page.getByRole('button', { name: /Collect (sizes|again)/ }).click();
    await dialog(page).getByRole('button', { name: 'Create the links' }).click();
    await expect(dialog(page).getByText('Say what the sizes are for.')).toBeVisible();
    await dialog(page).getByLabel('What it’s for').fill('Spring kit');
    await dialog(page).getByRole('button', { name: 'Create the links' }).click();
    await page.getByRole('link', { name: 'Links and answers' }).click();
    await expect(page.getByRole('heading', { name: 'Spring kit', level: 1 })).toBeVisible();
    await expect(page.getByText(/^of \d+ players have answered$/)).toBeVisible();
    for (const name of ['Link Player 1', 'Link Player 2', 'Link Player 3']) {
      await page.getByRole('button', { name: `Copy the link of ${name}`, exact: true }).click();
      await expect(page.getByText(`Link of ${name} copied`, { exact: true }).first()).toBeVisible();
      links.push(await copied(page));
    }
    await page.getByRole('button', { name: 'Copy team link' }).click();
    await expect(page.getByText('Team link copied').first()).toBeVisible();
    teamLink = await copied(page);
    expect(new Set([...links, teamLink]).size).toBe(4);
  });

  const players = await browser.newContext({ baseURL, viewport: phone });
  const player = await players.newPage();
  await test.step('a player’s link is for that player alone', async () => {
    await player.goto(links[0] ?? '');
    await expect(player.getByRole('heading', { name: 'Hello Link Player 1' })).toBeVisible();
    await expect(player.getByText('Link Player 2')).toHaveCount(0);
    await expect(player.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(player.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await player.getByRole('button', { name: 'Save' }).click();
    await expect(player.getByText('Choose a size.')).toBeVisible();
    await expect(player.getByRole('link', { name: 'Size guide' })).toBeVisible();
    await expectAccessible(player);
    await answer(player, 'Medium', '100', 'ONE');
  });

  await test.step('the team’s link is for whoever has none', async () => {
    await player.goto(teamLink);
    await player.getByRole('button', { name: 'Send' }).click();
    await expect(player.getByText('Enter your name.')).toBeVisible();
    await expectAccessible(player);
    for (const name of ['link PLAYER 3', 'Nova Arrival']) {
      await player.goto(teamLink);
      await player.getByLabel('Your name').fill(name);
      await player.getByRole('radio', { name: '2X-Large', exact: true }).check();
      await player.getByRole('button', { name: 'Send' }).click();
      await expect(player.getByText('Your manager has your answer.', { exact: false })).toBeVisible();
    }
    await answer(player, 'X-Large', '7', 'NOVA');
    await player.goto(links[1] ?? '');
    await answer(player, 'Boys XL', '100', 'TWO');
  });

  await test.step('the manager accepts one answer and discards the other', async () => {
    await page.reload();
    const toCheck = page.getByRole('region', { name: /^To check/ });
    await expect(toCheck.getByLabel('Who link PLAYER 3 is').locator('option:checked')).toHaveText('Link Player 3');
    await expect(toCheck.getByLabel('Who Nova Arrival is').locator('option:checked')).toHaveText('New player');
    await expectAccessible(page);
    await toCheck.getByRole('button', { name: 'Discard link PLAYER 3' }).click();
    await confirm(page, 'Discard');
    await expect(toCheck.getByRole('listitem')).toHaveCount(1);
    await toCheck.getByRole('button', { name: 'Accept Nova Arrival' }).click();
    await expect(toCheck).toHaveCount(0);
    const answered = page.getByRole('region', { name: 'Answered' }).getByRole('listitem');
    await expect(answered).toHaveCount(3);
    await expect(answered.filter({ hasText: 'Nova Arrival' })).toContainText('X-Large · “NOVA”');
    await expect(answered.getByText('Someone else has this number too.')).toHaveCount(2);
  });

  await test.step('after the lock nobody answers any more', async () => {
    await page.getByRole('button', { name: 'Lock now' }).click();
    await confirm(page, 'Lock now');
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();
    await player.getByRole('radio', { name: 'Small', exact: true }).check();
    await player.getByRole('button', { name: 'Save' }).click();
    await expect(player.getByRole('heading', { name: 'This size form is closed' })).toBeVisible();
    await expectAccessible(player);
    expect(await (await player.request.get(links[2] ?? '')).text()).toContain('This size form is closed');
    const late = await player.request.put(`/api/sizes/${links[2]?.split('/').at(-1)}`, {
      data: { sizePreference: 'S', jerseyNumber: 1, nameOnBack: '' },
    });
    expect(late.status()).toBe(423);
    await players.close();
  });

  await page.getByRole('link', { name: 'Roster', exact: true }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Link Player 2' }).first()).toContainText('Boys XL');
  await expect(page.getByText('A number is worn twice').or(page.getByText(/numbers are worn twice/))).toBeVisible();
});

test('two hundred players fit a phone, are edited in two windows, and one comes and goes without a loss', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  await openPortal(page, '/teamwear-portal/roster', await newTeam(request, 'Long Roster'));
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem');

  await test.step('a file of an old spreadsheet is imported, and sorted as the language does', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const choose = (buffer: Buffer) =>
      dialog(page)
        .getByLabel('Choose a file with players')
        .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer });
    await choose(Buffer.from('89504e470d0a1a0a00', 'hex'));
    await expect(dialog(page).getByText('This file is not a table. Choose a CSV file.')).toBeVisible();
    const rows = Array.from({ length: 198 }, (_, index) => `Player ${index};${index}`);
    const text = ['Name;Number', ...rows, 'Álvaro;900', 'Álvaro;901'].join('\r\n');
    await choose(Buffer.from(text, 'latin1'));
    await dialog(page).getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page).getByText('The same name as in row 200: this adds another player.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Import 200 players' }).click();
    await expect(players).toHaveCount(200);
    await expect(players.first()).toContainText('Álvaro');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(15_000);
    await page.getByLabel('Sort players').selectOption('By number');
    await expect(players.first()).toContainText('Player 0');
  });

  await test.step('what two windows typed is told and kept', async () => {
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
    await other.close();
    const size = dialog(page).getByLabel('Size', { exact: true }).locator('option:checked');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByText('Player 0 has been changed in another window.')).toBeVisible();
    await expect(size).toHaveText('Small');
    await expectAccessible(page, '[role="dialog"]');
    await dialog(page).getByRole('button', { name: 'Take Large for Size' }).click();
    await expect(size).toHaveText('Large');
    await dialog(page).getByLabel('Shorts size').selectOption('X-Large');
    await dialog(page).getByLabel('Number').fill('1');
    await expect(dialog(page).getByText(/number 1 too\.$/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(players.filter({ hasText: 'Player 0' })).toContainText('Large · shorts X-Large');
  });

  const cards = players.filter({ hasText: 'Quinn Ashby' });
  await test.step('a new player is added once, whatever the connection does', async () => {
    const open = () => page.getByRole('button', { name: 'Add player' }).click();
    const add = dialog(page).getByRole('button', { name: 'Add player' });
    await open();
    await dialog(page).getByLabel('Name', { exact: false }).first().fill('Quinn Ashby');
    await dialog(page).getByLabel('Number').fill('1000');
    await expect(dialog(page).getByLabel('Number')).toHaveValue('100');
    await dialog(page).getByLabel('Email').fill('nobody');
    await add.click();
    await expect(dialog(page).getByText('Enter an email address, such as ada@club.test.')).toBeVisible();
    await dialog(page).getByLabel('Email').fill('quinn@club.test');
    await page.route('/api/team/members', (route) => route.abort());
    await add.click();
    await expect(dialog(page).getByText(offline)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.unroute('/api/team/members');
    await open();
    await expect(dialog(page).getByLabel('Email')).toHaveValue('quinn@club.test');
    await expectAccessible(page, '[role="dialog"]');
    await add.dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(cards).toHaveCount(1);
  });

  await test.step('removed, brought back by Undo, removed and brought back from the inactive', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove Quinn Ashby' }).click();
      await confirm(page, 'Remove');
      await expect(cards).toHaveCount(0);
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(1);
    await remove();
    await page.getByLabel(/^Show inactive/).check();
    await expect(cards).toContainText('Inactive');
    await page.getByRole('button', { name: 'Bring Quinn Ashby back' }).click();
    await expect(page.getByText('Quinn Ashby is on the roster again.').first()).toBeVisible();
    await page.getByLabel('Search players').fill('Quinn');
    await expect(players).toHaveCount(1);
    await expectAccessible(page);
  });
});

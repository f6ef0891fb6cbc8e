import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, fillDelivery, newTeam, placeTeamOrder, signIn, signInTeam, test } from './fixtures';

test('a team is made with an invitation, found, deactivated and deleted', async ({ page }) => {
  test.slow();
  const tag = randomUUID().slice(0, 8);
  const teamName = `Łódź Ladies’ FC ${tag}`;
  await signIn(page, '/admin/clubs');
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ teams$/)).toBeVisible();
  await expect(page.getByText(/^\d+ active • \d+ inactive$/)).toBeVisible();

  await page.getByRole('link', { name: 'Add Team' }).click();
  await expect(page.getByRole('heading', { name: 'New team' })).toBeVisible();
  await page.getByLabel('Team name').fill(teamName);
  await expect(page.getByLabel('Username')).toHaveValue(`lodz-ladies-fc-${tag}`);
  await page.getByLabel('Username').fill('northside-netball');
  await expect(page.getByText('Another team has this username.')).toBeVisible();
  await page.getByRole('button', { name: /^Use northside-netball-\d+$/ }).click();
  await expect(page.getByText('Another team has this username.')).toBeHidden();
  await page.getByLabel('Username').fill(`ladies-${tag}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Add Red' }).click();
  await page.getByRole('button', { name: 'Add Green' }).click();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
  await expect(page.getByLabel('Team name')).toHaveValue(teamName);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${tag}@clubs.test`);
  await page.getByLabel('Contact person').fill('Ada Kowalska');
  await expect(page.getByLabel('Send invitation')).toBeChecked();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText(`We’ve emailed the invitation to ${tag}@clubs.test.`).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teamName);
  const about = page.getByRole('complementary', { name: 'About the team' });
  await expect(about).toContainText('Not specified');
  await expect(about).toContainText('valid until');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Clubs' }).click();
  const search = page.getByPlaceholder('Search teams by name, contact person, email or sport...');
  await search.fill('no-team-at-all');
  await expect(page.getByText('No teams found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria')).toBeVisible();
  await search.fill(`${tag}@clubs.test kowalska`);
  const card = page.getByRole('article', { name: teamName });
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText(/^Showing 1 of [\d,]+ teams$/)).toBeVisible();
  await expect(card).toContainText('+1');
  await expectAccessible(page);
  await card.getByRole('button', { name: `More for ${teamName}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('inactive');
  await expect(page).toHaveURL(/state=inactive/);
  await card.getByRole('button', { name: `Delete ${teamName}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('its roster (0 players) and its design assets (0 files) are deleted for good');
  await dialog.getByRole('button', { name: 'Delete team' }).click();
  await expect(page.getByText('✅ Team Deleted').first()).toBeVisible();
  await expect(page.getByText('No teams found')).toBeVisible();
});

test('a team with orders: its page, its orders moved on with reasons, its password reset', async ({
  page,
  playwright,
  baseURL,
  request,
}) => {
  test.slow();
  const team = await newTeam(request, `Harbour ${randomUUID().slice(0, 8)}`);
  const portal = await playwright.request.newContext({ baseURL });
  const { orderNumber: number } = await placeTeamOrder(portal, team);
  const orders = async () => (await portal.get('/teamwear-portal/orders')).text();

  await signIn(page, '/admin/clubs');
  await page.getByRole('main').getByRole('link', { name: 'Team Orders' }).click();
  await page.getByPlaceholder('Search orders by number or team...').fill(team.teamName);
  await expect(page.getByText(/^Showing 1 of [\d,]+ orders$/)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByLabel('Proof').selectOption('Needs a proof');
  await page.getByRole('button', { name: 'Show orders' }).click();
  const order = page.getByRole('article', { name: `#${number}` });
  await expect(order.getByText('Needs a proof')).toBeVisible();
  await expectAccessible(page);
  const status = page.getByLabel(`Status of order #${number}`);
  await status.selectOption('in_production');
  await expect(page.getByText(/Failed to update order status\. Production waits for a proof/).first()).toBeVisible();
  await expect(status).toHaveValue('pending');
  await status.selectOption('cancelled');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await page.getByLabel('Reason').fill('Ordered twice by mistake.');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order status changed to Cancelled').first()).toBeVisible();

  await page.getByRole('button', { name: 'Remove filter: Needs a proof' }).click();
  await page.getByLabel('Filter by status').selectOption('cancelled');
  await page.getByRole('link', { name: `#${number}` }).click();
  await expect(page.getByText('Ordered twice by mistake.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add proof' })).toBeHidden();
  await expectAccessible(page);
  const id = page.url().split('/').at(-1);
  expect(await (await portal.get(`/teamwear-portal/orders/${id}`)).text()).toContain('Ordered twice by mistake.');

  await page.getByRole('link', { name: team.teamName }).first().click();
  for (const tab of ['Roster', 'Design assets', 'Activity']) {
    await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
  }
  await expect(page.getByText('Team: created').first()).toBeVisible();
  await page.getByRole('button', { name: `More for ${team.teamName}` }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await expect(page.getByText('This team has no email address.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`${team.username}@clubs.test`);
  await page.getByRole('button', { name: 'Save team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('Demo-pass-1234');
  await dialog.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByRole('link', { name: `${team.username}@clubs.test` })).toBeVisible();
  await page.getByRole('button', { name: `More for ${team.teamName}` }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await dialog.getByLabel('Your password').fill('Demo-pass-1234');
  expect(await orders()).toContain(number);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('✅ Password Reset').first()).toBeVisible();
  expect(await orders()).not.toContain(number);

  await page.getByRole('button', { name: `Delete ${team.teamName}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('has 1 order, so it is deactivated instead of deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await portal.dispose();
});

test('staff order for a team as its portal would', async ({ page, request }) => {
  const team = await newTeam(request, `Quayside ${randomUUID().slice(0, 8)}`);
  await signIn(page, '/admin/orders/new');
  await page.getByRole('link', { name: 'For a team' }).click();
  await page.getByLabel('Search teams').fill(team.teamName);
  await expectAccessible(page);
  await page.getByRole('link', { name: team.teamName }).click();
  await expect(page.getByText('The team has no email address: nobody is emailed.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Empty Order', { exact: true }).first()).toBeVisible();

  await page.getByLabel('Search products').fill('holdall');
  await page.getByRole('button', { name: 'Touchline Team Holdall' }).click();
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Incomplete Selection', { exact: true }).first()).toBeVisible();
  await page.getByTitle('Navy', { exact: true }).click();
  await page.getByLabel('One size', { exact: true }).fill('10');
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('1 item · 10 pieces');
  await expect(total).toContainText('5% off 10 × Touchline Team Holdall, Navy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to order' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^#ORD-\d{4}-\d{6}$/ })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle(/^#ORD-\d{4}-\d{6} · /);
  await expect(page).toHaveURL(new RegExp(`/admin/clubs/${team.id}/orders/`));

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const save = page.getByRole('button', { name: 'Save order' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Purchase order').fill('PO-7');
  await expect(page.getByRole('region', { name: 'Your changes' })).toContainText('PO-7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Say why you are changing the order' })).toBeVisible();
  await page.getByLabel('Reason').fill('As agreed');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: /^#ORD-/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('As agreed');
});

test('staff agree prices, a fee and a discount with a team, whose own edit keeps them', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const team = await newTeam(request, `Harbour ${randomUUID().slice(0, 8)}`);
  await signIn(page, `/admin/clubs/orders/new?team=${team.id}`);
  await page.getByLabel('Search products').fill('holdall');
  await page.getByRole('button', { name: 'Touchline Team Holdall' }).click();
  await page.getByTitle('Navy', { exact: true }).click();
  await page.getByLabel('One size', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Add to order' }).click();
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('5% off 10');
  await page.getByRole('button', { name: 'Change price' }).click();
  const price = page.getByLabel('Price of Touchline Team Holdall');
  await price.fill('a lot');
  await expect(page.getByText('Enter a price such as 20')).toBeVisible();
  await price.fill('20');
  await expect(total).not.toContainText('off 10');
  await page.getByRole('button', { name: 'Add a custom line' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Set-up fee');
  await dialog.getByLabel('Price each').fill('50');
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Discount/ }).click();
  await page.getByLabel('Discount on the order').selectOption('Per cent');
  await page.getByLabel('Per cent', { exact: true }).fill('10');
  await page.getByLabel('Name of the discount').fill('Loyalty');
  await page.getByLabel('Price of delivery').fill('5');
  await expect(total).toContainText('$230.00');
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Enter why a price is changed.')).toBeVisible();
  await page.getByLabel('Reason for the prices').fill('Sponsor of the league');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^#ORD-/ })).toBeVisible({ timeout: 30_000 });
  const main = page.getByRole('main');
  for (const text of ['Set-up fee', 'Loyalty, 10%', '$230.00', 'Sponsor of the league'])
    await expect(main).toContainText(text);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const portal = await browser.newContext({ baseURL });
  const manager = await portal.newPage();
  await signInTeam(manager, team);
  await manager.goto(`/teamwear-portal/orders/${id}/edit`);
  await expect(manager.getByRole('region', { name: 'Also in this order' })).toContainText('Set-up fee');
  await manager.getByRole('button', { name: 'Edit Touchline Team Holdall' }).click();
  await manager.getByLabel('One size', { exact: true }).fill('20');
  await expect(manager.getByText(/off from|to reach/)).toHaveCount(0);
  await manager.getByRole('button', { name: 'Done' }).click();
  await expect(manager.getByRole('region', { name: 'Total' })).toContainText('$410.00');
  await manager.getByRole('button', { name: 'Save order' }).click();
  await expect(manager.getByRole('region', { name: 'What you ordered' })).toContainText('$410.00', { timeout: 30_000 });
  expect(await manager.content()).not.toContain('Sponsor of the league');
  await portal.close();
});

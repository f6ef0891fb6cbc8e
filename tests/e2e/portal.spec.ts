import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';

const password = 'Demo-pass-1234';

async function logIn(page: Page, username = 'northside-netball', secret = password) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('the portal shows a login, and leads back to the page that was asked for', async ({ page }) => {
  await page.goto('/teamwear-portal/colors');
  await expect(page).toHaveURL('/teamwear-portal?next=%2Fteamwear-portal%2Fcolors');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('seen');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await logIn(page, 'northside-netball', 'wrong');
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('northside-netball');
  await logIn(page);
  await expect(page).toHaveURL('/teamwear-portal/colors');
  await page.reload();
  await expect(heading(page, 'Team Colors')).toBeVisible();
  const cookies = await page.context().cookies();
  const device = cookies.find(({ name }) => name === 'team-device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect((device?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 24 * 60 * 60);
});

test('the dashboard shows three orders, five players and the count of the rest; Logout ends it', async ({ page }) => {
  await page.goto('/teamwear-portal');
  await logIn(page);
  await expect(heading(page, /^Welcome back/)).toBeVisible();
  const orders = page.getByRole('region', { name: 'Latest orders' });
  await expect(orders.getByRole('link', { name: /^ORD-\d{4}-\d{6}/ })).toHaveCount(3);
  await expect(orders.getByText('Pending Approval').first()).toBeVisible();
  const roster = page.getByRole('region', { name: 'Roster' });
  await expect(roster.getByRole('listitem')).toHaveCount(5);
  await expect(roster.getByText(/^and \d+ more players$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(844 / 5);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Team Portal')).toBeVisible();
  await page.goto('/teamwear-portal/account');
  await expect(heading(page, 'Team Portal')).toBeVisible();
});

test('a team and staff can be signed in side by side', async ({ page }) => {
  await page.goto('/teamwear-portal');
  await logIn(page);
  await expect(heading(page, /^Welcome back/)).toBeVisible();
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/teamwear-portal');
  await expect(heading(page, /^Welcome back/)).toBeVisible();
});

test('team colours: six at most, one at least, none twice, saved for the next visit', async ({ page }) => {
  await page.goto('/teamwear-portal/colors');
  await logIn(page);
  await expect(heading(page, 'Team Colors')).toBeVisible();
  await expect(page.getByAltText('Your kit from the front')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '#' });
  const before = await rows.count();
  for (const name of ['Red', 'Orange', 'Pink', 'Teal', 'Navy'].slice(0, 6 - before)) {
    await page.getByRole('button', { name: `Add ${name}` }).click();
  }
  await expect(rows).toHaveCount(6);
  await page.getByRole('button', { name: 'Add Green' }).click();
  await expect(page.getByText('Color Limit Reached').first()).toBeVisible();
  await expect(page.getByText('Teams can have a maximum of 6 colors.').first()).toBeVisible();
  await expect(rows).toHaveCount(6);
  for (let left = 6; left > 1; left -= 1) {
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await expect(rows).toHaveCount(left - 1);
  }
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Cannot Remove').first()).toBeVisible();
  await expect(page.getByText('Teams must have at least one color.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Add White' }).click();
  await page.getByLabel('Any other colour').fill('nonsense');
  await page.getByRole('button', { name: 'Add colour' }).click();
  await expect(page.getByText('Enter a colour as #rrggbb.')).toBeVisible();
  const own = `#${(Date.now() % 0xffffff).toString(16).padStart(6, '0')}`;
  await page.getByLabel('Any other colour').fill(own.toUpperCase());
  await page.getByRole('button', { name: 'Add colour' }).click();
  await expect(rows).toHaveCount(3);

  await page.route('/api/team/colors', (route) => route.abort());
  await page.getByRole('button', { name: 'Save colours' }).click();
  await expect(page.getByText('Update Failed').first()).toBeVisible();
  await expect(page.getByText('Failed to update team colors. Please try again.').first()).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await page.unroute('/api/team/colors');
  await page.getByRole('button', { name: 'Save colours' }).click();
  await expect(page.getByText('Team Colours Updated').first()).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(3);
  // A colour without a name is called by its code.
  await expect(page.getByText(own, { exact: true }).first()).toBeVisible();
});

test('a poor contrast of the first two colours is said', async ({ page }) => {
  await page.goto('/teamwear-portal/colors');
  await logIn(page);
  await expect(page.getByText(/is easy to read/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Yellow' }).click();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '#' });
  await page.getByRole('button', { name: 'Move Yellow up' }).focus();
  // Each press moves it by one place, and the focus goes with it.
  for (let place = (await rows.count()) - 2; place >= 0; place -= 1) {
    await page.keyboard.press('Enter');
    await expect(
      rows
        .nth(place)
        .getByRole('button', { name: /^Move Yellow/ })
        .and(page.locator(':focus')),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove Purple' }).click();
  await expect(page.getByText('Hard to read from the stands')).toBeVisible();
});

test('a forgotten password is answered the same for everyone', async ({ page }) => {
  await page.goto('/teamwear-portal');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Username or email address').fill('nobody-at-all');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/we’ve emailed it a link/)).toBeVisible();
  await page.goto('/teamwear-portal/reset-password?token=wrong');
  await page.getByRole('textbox', { name: 'New password' }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('long-enough-now');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or has already been used. Ask for a new one.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the portal, ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const check = async (address: string) => {
      await page.goto(address);
      await expectAccessible(page);
    };
    for (const address of ['/teamwear-portal', '/teamwear-portal/forgot-password']) await check(address);
    await page.goto('/teamwear-portal');
    await logIn(page);
    await expect(heading(page, /^Welcome back/)).toBeVisible();
    for (const part of ['', '/colors', '/account']) await check(`/teamwear-portal${part}`);
    await context.close();
  });
}

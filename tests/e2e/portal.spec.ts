import type { Page } from '@playwright/test';
import { demoTeam, expect, expectAccessibleInBoth, newTeam, openPortal, test } from './fixtures';

async function logIn(page: Page, { username, password } = demoTeam) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('a team signs in beside staff, is led where it was going, sees its dashboard, and signs out', async ({ page }) => {
  await test.step('the login keeps what was typed, and says what is wrong', async () => {
    await page.goto('/teamwear-portal/account');
    await expect(page).toHaveURL('/teamwear-portal?next=%2Fteamwear-portal%2Faccount');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('seen');
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await logIn(page, { ...demoTeam, password: 'wrong' });
    await expect(page.getByText('Login Failed').first()).toBeVisible();
    await expect(page.getByText('Invalid username or password').first()).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('northside-netball');
    const password = page.getByLabel('Password', { exact: true });
    await page.route('**/teamwear-portal*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
        : route.fallback(),
    );
    await logIn(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Login Error' })).toContainText(
      'An unexpected error occurred. Please try again.',
    );
    await expect(password).toHaveValue(demoTeam.password);
    await page.unroute('**/teamwear-portal*');
    const forgotten = page.getByRole('link', { name: 'Forgot your password?' });
    await expect(forgotten).toHaveAttribute('href', '/teamwear-portal/forgot-password');
    await expectAccessibleInBoth(page);
  });

  await test.step('a staff session stands beside the team’s', async () => {
    const login = await page.request.post('/api/admin-users/login', {
      data: { email: 'admin@demo.test', password: 'Demo-pass-1234' },
    });
    expect(login.status()).toBe(200);
    await logIn(page);
    await expect(page).toHaveURL('/teamwear-portal/account');
    const device = (await page.context().cookies()).find(({ name }) => name === 'team-device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect((device?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 24 * 60 * 60);
    await expectAccessibleInBoth(page);
    const office = await page.request.get('/admin/dashboard', { maxRedirects: 0 });
    expect(office.status()).toBe(200);
  });

  await test.step('three orders, five players and the count of the rest', async () => {
    await page.goto('/teamwear-portal');
    await expect(heading(page, /^Welcome back/)).toBeVisible();
    const orders = page.getByRole('region', { name: 'Latest orders' });
    await expect(orders.getByRole('link', { name: /^ORD-\d{4}-\d{6}/ })).toHaveCount(3);
    const roster = page.getByRole('region', { name: 'Roster' });
    await expect(roster.getByRole('listitem')).toHaveCount(5);
    await expect(roster.getByText(/^and \d+ more players$/)).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(844 / 5);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  await test.step('Logout ends the team’s session alone', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logout Error').first()).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, 'Team Portal')).toBeVisible();
    const account = await page.request.get('/teamwear-portal/account', { maxRedirects: 0 });
    expect(account.headers().location).toBe('/teamwear-portal?next=%2Fteamwear-portal%2Faccount');
    expect((await page.request.get('/admin/dashboard', { maxRedirects: 0 })).status()).toBe(200);
  });
});

test('keeps the login for strangers, and never shows it after a login', async ({ page, request }) => {
  await request.get('/teamwear-portal');
  const login = await request.get('/teamwear-portal');
  expect(login.headers()).toMatchObject({ 'x-cache': 'HIT', 'cache-control': 'private, no-store' });
  await page.goto('/teamwear-portal');
  await logIn(page);
  await expect(heading(page, /^Welcome back/)).toBeVisible();
  await page.goto('/size-guides');
  await page.goBack();
  await expect(heading(page, /^Welcome back/)).toBeVisible();
});

test('team colours: six at most, one at least, none twice, easy to read, and saved for the next visit', async ({
  page,
  request,
}) => {
  await openPortal(page, '/teamwear-portal/colors', await newTeam(request, 'Colour Rovers'));
  await expect(heading(page, 'Team Colors')).toBeVisible();
  await expect(page.getByAltText('Your kit from the front')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '#' });

  await test.step('a poor contrast of the first two is said', async () => {
    await expect(page.getByText(/is easy to read/)).toBeVisible();
    await page.getByRole('button', { name: 'Add Yellow' }).click();
    await page.getByRole('button', { name: 'Move Yellow up' }).focus();
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
    await expectAccessibleInBoth(page);
  });

  await test.step('six at most, one at least', async () => {
    const before = await rows.count();
    for (const name of ['Red', 'Orange', 'Pink', 'Teal', 'Navy'].slice(0, 6 - before)) {
      await page.getByRole('button', { name: `Add ${name}` }).click();
    }
    await expect(rows).toHaveCount(6);
    await page.getByRole('button', { name: 'Add Green' }).click();
    await expect(page.getByText('Color Limit Reached').first()).toBeVisible();
    await expect(page.getByText('Teams can have a maximum of 6 colors.').first()).toBeVisible();
    await expect(rows).toHaveCount(6);
    const remove = page.getByRole('button', { name: /^Remove / });
    for (let left = 6; left > 1; left -= 1) {
      await remove.last().click();
      await expect(rows).toHaveCount(left - 1);
    }
    await remove.click();
    await expect(page.getByText('Cannot Remove').first()).toBeVisible();
    await expect(page.getByText('Teams must have at least one color.').first()).toBeVisible();
  });

  const own = `#${(Date.now() % 0xffffff).toString(16).padStart(6, '0')}`;
  await test.step('any other is one by its code', async () => {
    await page.getByRole('button', { name: 'Add White' }).click();
    await page.getByLabel('Any other colour').fill('nonsense');
    await page.getByRole('button', { name: 'Add colour' }).click();
    await expect(page.getByText('Enter a colour as #rrggbb.')).toBeVisible();
    await page.getByLabel('Any other colour').fill(own.toUpperCase());
    await page.getByRole('button', { name: 'Add colour' }).click();
    await expect(rows).toHaveCount(3);
  });

  await test.step('they wait for the connection, and are there after a reload', async () => {
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
    await expect(page.getByText(own.toUpperCase(), { exact: true }).first()).toBeVisible();
  });
});

test('a forgotten password is answered the same for everyone', async ({ page }) => {
  await page.goto('/teamwear-portal/forgot-password');
  await page.getByLabel('Username or email address').fill('nobody-at-all');
  await expectAccessibleInBoth(page);
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

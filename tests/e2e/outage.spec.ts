import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { ADMIN, block, button, hero, newPage, test } from './cms';
import { expect, expectAccessible } from './fixtures';
import { main, toastOf } from './shopper';

const TABLES = ['cms_pages', 'activity_log', 'orders', 'team_profiles', 'products', 'categories'];
const away = (table: string) => `${table}_away`;

/** From `npm test`, or the embedded one. */
async function connect() {
  const own = process.env.DATABASE_URL;
  const embedded = own ? undefined : await startPostgres({ dataDir: process.env.DATA_DIR ?? '.data/e2e' });
  const client = new pg.Client({ connectionString: own ?? embedded?.url });
  await client.connect();
  return {
    giveBack: () =>
      client.query(TABLES.map((table) => `alter table if exists ${away(table)} rename to ${table}`).join(';')),
    takeAway: () => client.query(TABLES.map((table) => `alter table ${table} rename to ${away(table)}`).join(';')),
    async end() {
      await client.end();
      await embedded?.stop();
    },
  };
}

// Runs last and alone: no other test’s pages load.
test('screens whose tables cannot be read say so, and show everything on another try', async ({
  page,
  context,
  staff,
  watch,
}) => {
  test.slow();
  const database = await connect();
  await database.giveBack();
  const own = await newPage(page.request, [hero('Still here')]);
  try {
    await database.takeAway();

    await test.step('the CMS dashboard: lists are empty, the console says why, what needs no table works', async () => {
      await page.goto('/cms/dashboard');
      const failures = ['figures', 'pages', 'recent activity'].map((what) => `Failed to load ${what}`);
      for (const failure of failures) await expect(main(page).getByText(failure, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
      await expect(main(page).getByRole('link', { name: /^Create New Page/ })).toBeVisible();
      await expect.poll(() => [...new Set(watch.consoleErrors)]).toEqual(failures.map((each) => `${each}.`));
      await expectAccessible(page);
      watch.consoleErrors.length = 0;
    });

    for (const href of [own.href, `${own.href}?editor=a`]) {
      await test.step(`${href}: 'Failed to load page'`, async () => {
        await page.goto(href);
        await expect(toastOf(page)).toContainText('❌ Error');
        await expect(toastOf(page)).toContainText('Failed to load page');
        await expect(button(page, 'Save')).toHaveCount(0);
      });
    }
    await expectAccessible(page);
    await database.giveBack();

    await test.step('another try shows the page, and the dashboard', async () => {
      await button(page, 'Try again').press('Enter');
      await expect(block(page, 'Hero Section')).toContainText('Still here');
      await page.goto('/cms/dashboard');
      await expect(main(page).getByRole('link', { name: `Edit ${own.title}` })).toBeVisible();
    });

    await staff.signIn(context, ADMIN);
    await database.takeAway();
    for (const [path, message] of [
      ['/admin/dashboard', 'Failed to load dashboard data'],
      ['/admin/orders', 'Failed to load orders'],
      ['/admin/clubs', 'Failed to load teams'],
      ['/admin/products', 'Failed to load products'],
      ['/admin/categories', 'Failed to load categories'],
    ] as const) {
      await test.step(`${path}: '${message}'`, async () => {
        await page.goto(path);
        await expect(toastOf(page)).toContainText('❌ Error');
        await expect(toastOf(page)).toContainText(message);
      });
    }
    await database.giveBack();
    await button(page, 'Try again').click();
    await expect(main(page).getByText('Failed to load categories')).toHaveCount(0);
  } finally {
    await database.giveBack();
    await database.end();
  }
});

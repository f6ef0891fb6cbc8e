import type { Page } from '@playwright/test';
import { ADMIN, block, button, hero, newPage, open, panel, save, saved, saveState, stored, test } from './cms';
import { expect, expectAccessible } from './fixtures';

const heading = (page: Page, index = 0) => block(page, 'Hero Section').nth(index).getByRole('heading');
const OFFLINE = 'Offline: kept on this device';

async function write(page: Page, text: string, index = 0): Promise<void> {
  await block(page, 'Hero Section').nth(index).click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill(text);
}

test('two people see each other, both edits survive, and a true conflict is theirs to settle', async ({
  page,
  browser,
  staff,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL });
  await staff.signIn(context, ADMIN);
  const other = await context.newPage();
  // Leaps exceed the pauses of autosave, presence and retries.
  for (const each of [page, other]) await each.clock.install();
  const leap = async () => {
    for (const each of [page, other]) await each.clock.fastForward(5000);
  };
  const own = await newPage(page.request, [hero('Mine'), hero('Theirs', { alignment: 'left' })]);
  await Promise.all([open(page, own.href), open(other, own.href)]);

  await test.step('each is shown where the other is', async () => {
    await block(other, 'Hero Section').last().click();
    const here = page.getByRole('button', { name: /is here too$/ });
    await expect(async () => {
      await leap();
      await expect(here).toBeVisible({ timeout: 1000 });
    }).toPass();
    const name = (await here.getAttribute('aria-label'))?.replace(' is here too', '') ?? '';
    await expect(async () => {
      await leap();
      const sign = block(page, 'Hero Section').last().getByText(name, { exact: true });
      await expect(sign).toBeVisible({ timeout: 1000 });
    }).toPass();
    await here.press('Enter');
    await expect(page.getByRole('menuitem', { name: `${name} at Hero Section “Theirs”` })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what each changes in a block of their own comes to both', async () => {
    await write(page, 'Mine, changed');
    await write(other, 'Theirs, changed', 1);
    await expect(async () => {
      await leap();
      for (const each of [page, other]) {
        await expect(heading(each)).toHaveText('Mine, changed', { timeout: 1000 });
        await expect(heading(each, 1)).toHaveText('Theirs, changed', { timeout: 1000 });
      }
    }).toPass({ timeout: 30_000 });
  });

  await test.step('where both changed the same, one of both versions is chosen', async () => {
    await page.route('**/presence', (route) => route.abort());
    await page.route('**/document', (route) => route.abort());
    await write(page, 'My words');
    await page.clock.fastForward(2000);
    await expect(saveState(page)).toHaveText(OFFLINE);
    await write(other, 'Their words');
    await save(other);
    await page.unroute('**/document');
    await page.clock.fastForward(30_000);
    const dialog = page.getByRole('dialog', { name: 'Someone else changed the same thing' });
    await expect(dialog.getByText('My words').first()).toBeVisible();
    await expect(dialog.getByText('Their words').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep what is chosen' })).toBeDisabled();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(saveState(page)).toHaveText('Waiting for your choice');
    expect(JSON.stringify((await stored(page.request, own.id)).document)).toContain('Their words');
    await button(page, 'Choose now').click();
    await dialog.getByRole('radio', { name: /^Their version/ }).press('Space');
    await dialog.getByRole('button', { name: 'Keep what is chosen' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText('Their words');
    await saved(page);
  });
  await context.close();
});

test('work survives a lost connection and a closed window', async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  const own = await newPage(page.request, [hero('Safe')]);
  await open(page, own.href);

  await test.step('without a connection it is kept here, and saved once there is one', async () => {
    await context.setOffline(true);
    await write(page, 'Written in a tunnel');
    await page.clock.fastForward(2000);
    await expect(saveState(page)).toHaveText(OFFLINE);
    await context.setOffline(false);
    await saved(page);
    expect((await stored(page.request, own.id)).document.blocks).toMatchObject([{ title: 'Written in a tunnel' }]);
  });

  await page.route('**/document', (route) => route.abort());
  await write(page, 'Written before the crash');
  await page.clock.fastForward(2000);
  await expect(saveState(page)).toHaveText(OFFLINE);
  // A window that is closed saves; one that crashes cannot.
  const devtools = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crash;

  await test.step('after a crash the work is offered', async () => {
    const again = await context.newPage();
    await open(again, own.href);
    const banner = again.getByRole('alert').filter({ hasText: 'Unsaved work of' });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(heading(again)).toHaveText('Written in a tunnel');
    await expectAccessible(again);
    await banner.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(banner).toBeHidden();
    await expect(heading(again)).toHaveText('Written before the crash');
  });
});

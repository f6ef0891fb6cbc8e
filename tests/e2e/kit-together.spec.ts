import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { main, toastOf } from './shopper';

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const onCanvas = (page: Page, name: string | RegExp) =>
  page.getByRole('application', { name: 'Logos and texts on the kit' }).getByRole('button', { name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('tablist', { name: 'Tools' })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await tool(page, 'Text');
  await button(page, 'Text').click();
  await main(page).getByRole('textbox', { name: 'Text' }).fill(text);
}

test('two people draw one kit at once: both see it all, and what was replaced comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/custom-kits/designer');
  await button(page, 'Save and share').click();
  const dialog = page.getByRole('dialog', { name: 'Save and share' });
  await expect(dialog.getByText(/kept for 18 months after it was last opened/).first()).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Name of this design' });
  await expect(name).toHaveValue('Football shirt, Cobalt and White');
  await name.fill('Sunday league');
  await dialog.getByRole('button', { name: 'Save design' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy my link' })).toBeVisible();
  const link = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('kitroom.kit-saved.')) ?? '';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { id: string; key: string } };
    return `/custom-kits/designer#design=${saved.value.id}&key=${saved.value.key}`;
  });
  await page.keyboard.press('Escape');
  await expect(button(page, 'Your designs. Open: Sunday league')).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await open(other, link);

  await test.step('each sees the other', async () => {
    for (const each of [page, other]) await expect(button(each, 'Someone else is here too')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Someone else is here too').click();
    await expect(page.getByRole('list', { name: 'Who has this design open' })).toContainText('Someone else');
    await page.keyboard.press('Escape');
  });

  await test.step('what each draws comes to both', async () => {
    await write(page, 'Northside');
    await write(other, 'Netball');
    for (const each of [page, other])
      for (const text of ['Northside', 'Netball']) await expect(onCanvas(each, new RegExp(`^‘${text}’`))).toBeVisible();
  });

  await test.step('a letter that is being put together is not taken away by what the other types', async () => {
    const mine = main(page).getByRole('textbox', { name: 'Text' });
    const theirs = main(other).getByRole('textbox', { name: 'Text' });
    await mine.dispatchEvent('compositionstart');
    await onCanvas(other, /^‘Northside’/).focus();
    await theirs.fill('Northside FC');
    await expect(onCanvas(page, /^‘Northside FC’/)).toBeVisible();
    await expect(mine).toHaveValue('Northside');
    await mine.dispatchEvent('compositionend');
    await expect(mine).toHaveValue('Northside FC');
    await theirs.fill('Northside');
    await expect(mine).toHaveValue('Northside');
  });

  await test.step('what was drawn without connection is merged when it is back', async () => {
    await context.setOffline(true);
    await tool(other, 'Pattern');
    await button(other, 'Hoops').click();
    await expect(other.getByText('Offline: kept here')).toBeVisible();
    await onCanvas(page, /^‘Northside’/).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await context.setOffline(false);
    await tool(page, 'Pattern');
    await expect(button(page, 'Hoops')).toHaveAttribute('aria-pressed', 'true');
    await expect(onCanvas(other, /^‘Northside’.*328 mm from the top/)).toBeVisible();
  });

  await test.step('the later of two changes of the same counts, and whose was replaced can take it back', async () => {
    await expect(page.getByTitle('Saved', { exact: true })).toBeVisible();
    await tool(other, 'Pattern');
    await button(other, 'Sash').click();
    await expect(button(page, 'Sash')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Chevron').click();
    const toast = toastOf(other).filter({ hasText: 'Someone else changed what you had set' });
    await expect(toast).toContainText('Replaced: the pattern.');
    await toast.getByRole('button', { name: 'Restore mine' }).click();
    for (const each of [page, other]) await expect(button(each, 'Sash')).toHaveAttribute('aria-pressed', 'true');
  });

  await context.close();
});

import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, expectAccessible, openPortal, test } from './fixtures';

async function openAssets(page: Page) {
  await openPortal(page, '/teamwear-portal/assets');
  await expect(page.getByRole('heading', { name: 'Design Assets', level: 1 })).toBeVisible();
}

const stamp = () => Date.now().toString(36).slice(-6);
const picture = (background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const queue = (page: Page) => page.getByRole('region', { name: 'Files to upload' });

/** Drops files as a hand does. */
async function drop(target: Locator, files: { name: string; content: string; type: string }[]) {
  const dataTransfer = await target.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, content, type } of given) {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await target.dispatchEvent('drop', { dataTransfer });
}

test('three files dropped at once, one of them wrong: two arrive, the third keeps what was typed', async ({ page }) => {
  await openAssets(page);
  await expect(page.getByText(/^\d+\.\d of \d+ MB used$/)).toBeVisible();
  const tag = stamp();
  const crest = await picture('#7c3aed');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>1</script><circle r="5" cx="5" cy="5"/></svg>';
  const zone = page.getByText('PNG, JPG, JPEG, SVG, PDF, AI or EPS, up to 25 MB each.');
  await drop(zone, [
    { name: `club_crest-${tag}.png`, content: crest.toString('base64'), type: 'image/png' },
    { name: `mark-${tag}.svg`, content: Buffer.from(drawing).toString('base64'), type: 'image/svg+xml' },
    { name: `wrong-${tag}.png`, content: Buffer.from('<!doctype html>').toString('base64'), type: 'image/png' },
  ]);
  const names = queue(page).getByLabel('Name');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveValue(`club crest ${tag}`);
  await names.nth(2).fill('Kept as typed');
  await queue(page).getByLabel('Type').first().selectOption('sponsor');

  await names.nth(1).fill(' ');
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(page.getByText('Incomplete Upload').first()).toBeVisible();
  await expect(page.getByText('Please provide a name and select a file.').first()).toBeVisible();
  await expect(queue(page).getByText('Please provide a name.')).toBeVisible();
  await names.nth(1).fill(`mark ${tag}`);

  await page.route('/api/team/assets', (route) => route.abort());
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(queue(page).getByText(/No connection\. Nothing you entered is lost/)).toHaveCount(3);
  await page.unroute('/api/team/assets');
  await queue(page).getByRole('button', { name: 'Retry' }).first().click();
  await expect(tile(page, `club crest ${tag}`)).toBeVisible();
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(tile(page, `mark ${tag}`)).toBeVisible();
  await expect(queue(page).getByText('The name says PNG, but this file is something else.')).toBeVisible();
  await expect(page.getByText('Upload Failed').first()).toBeVisible();
  await expect(page.getByText('Failed to upload asset. Please try again.').first()).toBeVisible();
  await expect(queue(page).getByLabel('Name')).toHaveValue('Kept as typed');
  await queue(page)
    .getByRole('button', { name: `Remove wrong-${tag}.png` })
    .click();
  await expect(queue(page)).toBeHidden();
  await expect(tile(page, `club crest ${tag}`)).toContainText(/Sponsor.*PNG · 0\.1 MB/);
});

test('an upload under way can be cancelled', async ({ page }) => {
  await openAssets(page);
  const name = `slow ${stamp()}`;
  await page
    .getByLabel('Files to upload')
    .last()
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await picture('#123456') });
  await page.route('/api/team/assets', () => undefined);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByRole('progressbar', { name: `Upload of ${name}.png` })).toBeVisible();
  await page.getByRole('button', { name: `Cancel ${name}.png` }).click();
  await expect(queue(page).getByLabel('Name')).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Upload 1 file' })).toBeEnabled();
});

test('a preview with arrow keys, a download, an edit, and a deletion that is undone', async ({ page }) => {
  await openAssets(page);
  const tag = stamp();
  const crest = await picture('#0f766e');
  await page
    .getByLabel('Files to upload')
    .last()
    .setInputFiles([
      { name: `one-${tag}.png`, mimeType: 'image/png', buffer: crest },
      { name: `two-${tag}.ai`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nno page at all') },
    ]);
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(tile(page, `one ${tag}`)).toBeVisible();
  await expect(tile(page, `two ${tag}`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search assets' }).fill(tag);
  await expect(page.getByText('2 assets')).toBeVisible();

  await page.getByRole('button', { name: `Preview one ${tag}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: `one ${tag}` })).toBeVisible();
  const isFirst = await dialog.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled');
  await page.keyboard.press(isFirst === 'true' ? 'ArrowRight' : 'ArrowLeft');
  await expect(dialog.getByRole('heading', { name: `two ${tag}` })).toBeVisible();
  await expect(dialog.getByText('This asset cannot be previewed.').last()).toBeVisible();
  await expect(page.getByText('Preview Unavailable').nth(1)).toBeVisible();
  // At once, though a toast lies on it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download one ${tag}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`one ${tag}.png`);
  expect(await readFile(await download.path())).toEqual(crest);

  await page.getByRole('button', { name: `Edit one ${tag}` }).click();
  await dialog.getByLabel('Name').fill(`renamed ${tag}`);
  await page.route(/\/api\/team\/assets\//, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/No connection/)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(`renamed ${tag}`);
  await page.unroute(/\/api\/team\/assets\//);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tile(page, `renamed ${tag}`)).toBeVisible();

  await page.getByRole('button', { name: `Delete renamed ${tag}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tile(page, `renamed ${tag}`)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, `renamed ${tag}`)).toBeVisible();
  await page.route(/\/api\/team\/assets\//, (route) => route.abort());
  await page.getByRole('button', { name: `Delete renamed ${tag}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete Failed').first()).toBeVisible();
  await expect(page.getByText('Failed to delete asset. Please try again.').first()).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(/\/api\/team\/assets\//);

  await page.route(/\/api\/team\/assets\?/, (route) => route.abort());
  await page.getByRole('combobox', { name: 'Type of asset' }).selectOption('guide');
  await expect(page.getByText('Error Loading Assets').first()).toBeVisible();
  await expect(page.getByText('Failed to load design assets. Please refresh the page.').first()).toBeVisible();
  await page.unroute(/\/api\/team\/assets\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No assets found' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the design assets, ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openAssets(page);
    const check = async () => {
      // A refresh of the page takes its title away for a moment.
      await expect(page).toHaveTitle(/Design Assets/);
      await expectAccessible(page);
    };
    const name = `axe ${stamp()}`;
    await page
      .getByLabel('Files to upload')
      .last()
      .setInputFiles([
        { name: `${name}.png`, mimeType: 'image/png', buffer: await picture('#7c3aed') },
        { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('x') },
      ]);
    await expect(page.getByText('This type of file is not accepted.', { exact: false })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await expect(tile(page, name)).toBeVisible();
    await check();
    await page.getByRole('button', { name: `Preview ${name}` }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await check();
    await context.close();
  });
}

import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, expectAccessibleInBoth, holdBack, openPortal, test } from './fixtures';

const stamp = () => Date.now().toString(36).slice(-6);
const picture = (background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const queue = (page: Page) => page.getByRole('region', { name: 'Files to upload' });

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

test('files are dropped, sent again, previewed, downloaded, renamed, deleted and brought back', async ({ page }) => {
  await openPortal(page, '/teamwear-portal/assets');
  await expect(page.getByText(/^\d+\.\d of \d+ MB used$/)).toBeVisible();
  const tag = stamp();
  const [one, two] = [`club crest ${tag}`, `sheet ${tag}`];
  const crest = await picture('#7c3aed');
  const names = queue(page).getByLabel('Name');
  const offline = queue(page).getByText(/No connection\. Nothing you entered is lost/);
  const dialog = page.getByRole('dialog');
  const confirm = page.getByRole('alertdialog');

  await test.step('four are dropped at once: what is missing or not accepted is said beside each', async () => {
    await drop(page.getByText('PNG, JPG, JPEG, SVG, PDF, AI or EPS, up to 25 MB (SVG 2 MB) each.'), [
      { name: `club_crest-${tag}.png`, content: crest.toString('base64'), type: 'image/png' },
      { name: `sheet-${tag}.ai`, content: btoa('%PDF-1.4\nno page at all'), type: 'application/pdf' },
      { name: `wrong-${tag}.png`, content: btoa('<!doctype html>'), type: 'image/png' },
      { name: 'page.html', content: btoa('x'), type: 'text/html' },
    ]);
    await expect(page.getByText('This type of file is not accepted.', { exact: false })).toBeVisible();
    await queue(page).getByRole('button', { name: 'Remove page.html' }).click();
    await expect(names).toHaveCount(3);
    await expect(names.first()).toHaveValue(one);
    await names.nth(2).fill('Kept as typed');
    await queue(page).getByLabel('Type').first().selectOption('sponsor');
    await names.nth(1).fill(' ');
    await page.getByRole('button', { name: 'Upload 3 files' }).click();
    await expect(page.getByText('Incomplete Upload').first()).toBeVisible();
    await expect(page.getByText('Please provide a name and select a file.').first()).toBeVisible();
    await expect(queue(page).getByText('Please provide a name.')).toBeVisible();
    await expectAccessibleInBoth(page);
    await names.nth(1).fill(two);
  });

  await test.step('an upload under way can be cancelled, and one that failed is tried again', async () => {
    const letGo = await holdBack(page, '/api/team/assets', 'POST');
    await page.getByRole('button', { name: 'Upload 3 files' }).click();
    await expect(page.getByRole('progressbar', { name: `Upload of club_crest-${tag}.png` })).toBeVisible();
    for (const file of [`club_crest-${tag}.png`, `sheet-${tag}.ai`, `wrong-${tag}.png`])
      await page.getByRole('button', { name: `Cancel ${file}` }).click();
    await expect(names.first()).toHaveValue(one);
    letGo();
    await page.unroute('/api/team/assets');
    await page.route('/api/team/assets', (route) => route.abort());
    await page.getByRole('button', { name: 'Upload 3 files' }).click();
    await expect(offline).toHaveCount(3);
    await page.unroute('/api/team/assets');
    await queue(page).getByRole('button', { name: 'Retry' }).first().click();
    await expect(tile(page, one)).toBeVisible();
    await page.getByRole('button', { name: 'Upload 2 files' }).click();
    await expect(page.getByText('Upload Failed').first()).toBeVisible();
    await expect(page.getByText('Failed to upload asset. Please try again.').first()).toBeVisible();
    await expect(tile(page, two)).toBeVisible();
  });

  await test.step('two have arrived, the third keeps what was typed', async () => {
    await expect(queue(page).getByText('The name says PNG, but this file is something else.')).toBeVisible();
    await expect(names).toHaveValue('Kept as typed');
    await queue(page)
      .getByRole('button', { name: `Remove wrong-${tag}.png` })
      .click();
    await expect(queue(page)).toBeHidden();
    await expect(tile(page, one)).toContainText(/Sponsor.*PNG · 0\.1 MB/);
  });

  await test.step('a search, and a preview with arrow keys', async () => {
    await page.getByRole('searchbox', { name: 'Search assets' }).fill(tag);
    await expect(page.getByText('2 assets')).toBeVisible();
    await page.getByRole('button', { name: `Preview ${one}` }).click();
    await expect(dialog.getByRole('img', { name: one })).toBeVisible();
    await expectAccessibleInBoth(page);
    const isFirst = await dialog.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled');
    await page.keyboard.press(isFirst === 'true' ? 'ArrowRight' : 'ArrowLeft');
    await expect(dialog.getByRole('heading', { name: two })).toBeVisible();
    await expect(dialog.getByText('This asset cannot be previewed.').last()).toBeVisible();
    await expect(page.getByText('Preview Unavailable').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${one}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${one}.png`);
    expect(await readFile(await download.path())).toEqual(crest);
  });

  const asset = /\/api\/team\/assets\//;
  const renamed = tile(page, `renamed ${tag}`);
  await test.step('a new name waits for the connection', async () => {
    await page.getByRole('button', { name: `Edit ${one}` }).click();
    await dialog.getByLabel('Name').fill(`renamed ${tag}`);
    await page.route(asset, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/No connection/)).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue(`renamed ${tag}`);
    await page.unroute(asset);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(renamed).toBeVisible();
  });

  await test.step('a deletion is undone, and one that fails says so', async () => {
    const deletion = page.getByRole('button', { name: `Delete renamed ${tag}` });
    await deletion.click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(renamed).toBeVisible();
    await page.route(asset, (route) => route.abort());
    await deletion.click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Delete Failed').first()).toBeVisible();
    await expect(page.getByText('Failed to delete asset. Please try again.').first()).toBeVisible();
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute(asset);
  });

  await test.step('a list that does not come is asked for again', async () => {
    const list = /\/api\/team\/assets\?/;
    await page.route(list, (route) => route.abort());
    await page.getByRole('combobox', { name: 'Type of asset' }).selectOption('guide');
    await expect(page.getByText('Error Loading Assets').first()).toBeVisible();
    await expect(page.getByText('Failed to load design assets. Please refresh the page.').first()).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No assets found' })).toBeVisible();
  });
});

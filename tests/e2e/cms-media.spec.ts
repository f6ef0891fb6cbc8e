import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { EDITOR as email, PASSWORD as password, test } from './cms';
import { expect, expectAccessible } from './fixtures';

async function picture(name: string, width = 600, height = 300) {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: '#0000c8' } };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#c80000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function openLibrary(page: Page, path = '/cms/media'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
}

async function tokenOf(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/admin-users/login', { data: { email, password } });
  return ((await login.json()) as { token: string }).token;
}

async function ownFolder(page: Page, request: APIRequestContext, ...alts: string[]) {
  const headers = { Authorization: `JWT ${await tokenOf(request)}` };
  const name = `Folder ${randomUUID().slice(0, 8)}`;
  const made = await request.post('/api/media-folders', { headers, data: { name } });
  const folder = ((await made.json()) as { doc: { id: string } }).doc.id;
  const ids: string[] = [];
  for (const alt of alts) {
    const multipart = { _payload: JSON.stringify({ alt, folder }), file: await picture(`${alt}.png`) };
    const stored = await request.post('/api/media', { headers, multipart });
    ids.push(((await stored.json()) as { doc: { id: string } }).doc.id);
  }
  await openLibrary(page, `/cms/media?folder=${folder}`);
  return { name, folder, ids, headers };
}

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true });
const tile = (page: Page, alt: string) => pictures(page).getByRole('button', { name: alt });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Picture', exact: true });
const openPanel = async (page: Page, alt: string): Promise<Locator> => {
  await tile(page, alt).click();
  await expect(panel(page).getByLabel('What it shows')).toHaveValue(alt);
  return panel(page);
};

test('pictures are uploaded with their words, found, kept in folders by drag and by keyboard, and deleted', async ({
  page,
  request,
}) => {
  test.slow();
  const { name } = await ownFolder(page, request);
  const [one, two] = [`Home kit ${randomUUID()}`, `Away kit ${randomUUID()}`];

  await test.step('several are uploaded, each with its words; what is none stays', async () => {
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page
      .getByLabel('Pictures to upload')
      .first()
      .setInputFiles([
        await picture('home.png'),
        await picture('away.png'),
        { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
        { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      ]);
    const upload = page.getByRole('region', { name: 'Upload pictures' });
    await expect(upload.getByText('This type of file is not accepted.')).toHaveCount(1);
    await page.getByRole('button', { name: 'Leave out drawing.svg' }).click();

    await upload.getByLabel('What home.png shows').fill(one);
    await page.getByRole('button', { name: 'Upload 3 pictures' }).click();
    await expect(upload.getByText('Say what the picture shows.')).toHaveCount(2);
    await expect(upload.getByLabel('What away.png shows')).toBeFocused();
    await expectAccessible(page);
    await upload.getByLabel('What away.png shows').fill(two);
    await upload.getByLabel('What evil.png shows').fill('Nothing good');
    await page.getByRole('button', { name: 'Upload 3 pictures' }).click();
    await expect(tile(page, one)).toBeVisible();
    await expect(tile(page, two)).toBeVisible();
    await expect(upload.getByText('not a picture we can use')).toBeVisible();
    await page.getByRole('button', { name: 'Leave out evil.png' }).click();
    await expect(upload.getByRole('listitem')).toHaveCount(0);
  });

  const season = page.getByRole('button', { name: /^Season/ });

  await test.step('they are moved by drag, and by keys', async () => {
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Season');
    await page.keyboard.press('Enter');
    await expect(season).toBeVisible();
    await tile(page, one).dragTo(season);
    await expect(tile(page, one)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, one)).toBeVisible();

    await tile(page, two).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, one)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await page.getByLabel('Folder', { exact: true }).selectOption({ label: '\u2003Season' });
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter');
    await expect(tile(page, one)).toHaveCount(0);
    await season.click();
    await expect(tile(page, one)).toBeVisible();
  });

  await test.step('a folder is renamed, and deleted without what is in it', async () => {
    await page.getByRole('button', { name: 'Actions for the folder Season' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Season 2027');
    await page.keyboard.press('Enter');
    const crumbs = page.getByRole('navigation', { name: 'Folders' });
    await expect(crumbs.getByRole('button', { name: 'Season 2027' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for the folder Season 2027' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('goes one folder up');
    await page.getByRole('button', { name: 'Delete folder' }).click();
    await expect(crumbs.getByRole('button', { name })).toHaveAttribute('aria-current', 'page');
    await expect(tile(page, one)).toBeVisible();
  });

  await test.step('a picture is deleted, and that is taken back', async () => {
    await page.getByLabel(`Select ${one}`).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(tile(page, one)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, one)).toBeVisible();
  });

  await test.step('on a phone, in both looks, they are searched and opened', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill(two.toUpperCase());
    await expect(pictures(page).getByRole('listitem')).toHaveCount(1);
    for (const look of ['Grid', 'List']) {
      await page.getByRole('radio', { name: look }).check();
      await expect(tile(page, two)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    await openPanel(page, two);
    await expectAccessible(page, '[role=dialog]');
  });
});

test('crops, focuses and replaces a picture that a public page shows', async ({ page, request }) => {
  test.slow();
  const alt = `Kit on show ${randomUUID()}`;
  const { ids, headers } = await ownFolder(page, request, alt);
  const slug = `media-${randomUUID()}`;
  const content = [{ blockType: 'image', src: `/media/${ids[0]}`, alt: 'On the page' }];
  const data = { title: 'Shows a picture', slug, isPublished: true, content };
  expect((await request.post('/api/pages', { headers, data })).status()).toBe(201);
  const shownShape = async () => {
    const [tag = ''] = /<img[^>]*alt="On the page"[^>]*>/.exec(await (await request.get(`/${slug}`)).text()) ?? [];
    const file = await request.get((/ src="([^"]+)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'));
    const { width, height } = await sharp(await file.body()).metadata();
    return width / height;
  };
  expect(await shownShape()).toBe(2);

  const detail = await openPanel(page, alt);
  await expect(detail.getByRole('region', { name: 'Where it is used' })).toContainText('Shows a picture');
  await detail.getByRole('button', { name: 'Crop' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop picture' });
  await expectAccessible(page, '[role=dialog]:last-of-type');
  await crop.getByText('1:1').click();
  await crop.getByLabel('Height, px').fill('200');
  await crop.getByLabel('Left, px').fill('300');
  await crop.getByRole('button', { name: 'Crop' }).click();
  await expect(detail.getByRole('region', { name: 'Sizes' })).toContainText('200 × 200');
  await expect.poll(shownShape).toBeCloseTo(1, 1);

  await detail.getByRole('button', { name: 'Focal point' }).click();
  await page.getByLabel(/^From the left/).press('Home');
  await page.getByRole('button', { name: 'Done' }).click();
  await detail.getByLabel('Title').fill('Crest');
  await detail.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();
  await expect(detail.getByText('0% from the left')).toBeVisible();

  await detail.getByLabel('New file for this picture').setInputFiles(await picture('wide.png', 900, 300));
  await expect(detail.getByRole('region', { name: 'Sizes' })).toContainText('900 × 300');
  await expect.poll(shownShape).toBeCloseTo(3, 1);
  const direct = await request.get(`/media/${ids[0]}`, { maxRedirects: 0 });
  expect(direct.status()).toBe(307);
  expect(direct.headers()['cache-control']).toContain('must-revalidate');
  expect((await sharp(await (await request.get(`/media/${ids[0]}`)).body()).metadata()).width).toBe(900);

  await detail.getByRole('region', { name: 'Earlier files' }).getByRole('button', { name: 'Restore' }).first().click();
  await expect(detail.getByRole('region', { name: 'Sizes' })).toContainText('200 × 200');
  await expect.poll(shownShape).toBeCloseTo(1, 1);

  await detail.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'This picture is in use' })).toContainText('Shows a picture');
});

test('chooses a picture by keyboard, of the library or a new one, in every field for one', async ({
  page,
  request,
}) => {
  const [one, two, fresh] = [`Pick ${randomUUID()}`, `Other ${randomUUID()}`, `New ${randomUUID()}`];
  const { ids, name } = await ownFolder(page, request, one, two);
  await page.goto('/cms/settings?tab=seo');
  const field = page.getByRole('group', { name: 'Picture' });
  const shown = field.locator('img');
  await field.getByRole('button', { name: /^Choose/ }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(picker.getByRole('searchbox')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await picker.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
  await tile(page, two).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, one)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', `/media/${ids[0]}`);

  await field.getByRole('button', { name: /^Choose/ }).click();
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  await picker
    .getByLabel('Pictures to upload')
    .first()
    .setInputFiles(await picture('new.png'));
  await picker.getByLabel('What new.png shows').fill(fresh);
  await picker.getByRole('button', { name: 'Upload picture' }).click();
  await expect(picker).toHaveCount(0);
  await expect(shown).not.toHaveAttribute('src', `/media/${ids[0]}`);
});

import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { crest, main, toastOf } from './shopper';

const designer = '/custom-kits/designer';

const tool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** A logo or text on the canvas. */
const onCanvas = (page: Page, name: string | RegExp) =>
  page.getByRole('application', { name: 'Logos and texts on the kit' }).getByRole('button', { name });
const field = (page: Page, name: string) => main(page).getByRole('spinbutton', { name, exact: true });

async function open(page: Page, path = designer): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('tablist', { name: 'Tools' })).toBeVisible();
}

const textOf = async (download: Download): Promise<string> => (await readFile(await download.path())).toString();

test('a kit is designed from nothing, undone and redone, and kept', async ({ page }) => {
  await open(page);
  await tool(page, 'Pattern');
  await button(page, 'Hoops').click();
  await expect(button(page, 'Hoops')).toHaveAttribute('aria-pressed', 'true');

  await tool(page, 'Colours');
  await main(page)
    .getByRole('button', { name: /^Colour 1: / })
    .click();
  await main(page).getByRole('textbox', { name: 'Colour value' }).fill('#0f5f2e');
  await main(page).getByRole('textbox', { name: 'Colour value' }).press('Tab');

  await tool(page, 'Text');
  await button(page, 'Text').click();
  await main(page).getByRole('textbox', { name: 'Text' }).fill('Northside');
  const text = onCanvas(page, /^‘Northside’/);
  await expect(text).toBeVisible();

  // By keys, a millimetre and ten at a time.
  await text.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(text).toHaveAccessibleName(/1 mm right of the middle, 328 mm from the top/);
  await expect(page.getByText('1 mm right of the middle, 328 mm from the top')).toBeAttached();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveAccessibleName(/in the middle, 318 mm from the top/);
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveAccessibleName(/1 mm right of the middle, 318 mm/);
  await field(page, 'Rotation').fill('15');
  await expect(text).toHaveAccessibleName(/turned by 15°/);

  await tool(page, 'Logos');
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: await crest(page) });
  const preview = page.getByRole('dialog', { name: 'Add this logo' });
  await expect(preview.getByRole('list', { name: 'Colours of the logo' }).getByRole('listitem')).toHaveCount(2);
  await preview.getByRole('button', { name: 'Add logo' }).click();
  const logo = onCanvas(page, /^crest/);
  await expect(logo).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByText('95 dpi at this size.')).toBeVisible();
  await field(page, 'Width').fill('45');
  await expect(main(page).getByText('169 dpi at this size: sharp in print.')).toBeVisible();

  // Dragged: one step, however many places it went through, that rests in the middle.
  const box = (await logo.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  await expect(logo).not.toHaveAccessibleName(/208 mm from the top/);
  await page.keyboard.press('Control+z');
  await expect(logo).toHaveAccessibleName(/92 mm right of the middle, 208 mm from the top/);
  await logo.focus();
  await page.keyboard.press('Control+d');
  await expect(onCanvas(page, /^crest/)).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(onCanvas(page, /^crest/)).toHaveCount(1);

  await page.reload();
  await expect(onCanvas(page, /^‘Northside’, 1 mm right of the middle, 318 mm from the top/)).toBeVisible();
  await expect(onCanvas(page, /^crest, 92 mm right/)).toBeVisible();
});

test('pictures of one view and of all four, and a true-size PDF, are downloaded', async ({ page }) => {
  await open(page, `${designer}?garment=football-shirt`);
  await button(page, 'Download').click();
  const dialog = page.getByRole('dialog', { name: 'Download a picture' });
  const [svg] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'SVG' }).click()]);
  expect(svg.suggestedFilename()).toBe('my-football-shirt-football-shirt-front.svg');
  expect(await textOf(svg)).toContain('#0a3590');
  await button(page, 'Download').click();
  await dialog.getByRole('radio', { name: 'All four' }).check();
  const [png] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'PNG' }).click()]);
  expect(png.suggestedFilename()).toBe('my-football-shirt-football-shirt.png');
  await button(page, 'Download').click();
  const [pdf] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'PDF' }).click()]);
  expect(pdf.suggestedFilename()).toBe('my-football-shirt-football-shirt.pdf');
  expect(await textOf(pdf)).toMatch(/^%PDF-.*\/Count 4\b/s);
  const bytes = await readFile(await png.path());
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 4800, 1500]);
});

test('designs have names, are opened again, and a deleted one comes back', async ({ page }) => {
  await open(page, `${designer}?garment=netball-dress`);
  await expect(page).toHaveURL(new RegExp(`${designer}$`));
  await button(page, 'Your designs. Open: My netball dress').click();
  const designs = page.getByRole('dialog', { name: 'Your designs' });
  await designs.getByRole('textbox', { name: 'Name of this design' }).fill('Sunday league');
  await designs.getByRole('button', { name: 'New design' }).click();
  await button(page, 'Your designs. Open: My kit').click();
  await designs.getByRole('button', { name: 'Delete Sunday league' }).click();
  await expect(toastOf(page)).toContainText('Design deleted');
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Your designs. Open: My kit').click();
  await designs.getByRole('button', { name: /^Sunday league/ }).click();
  await expect(button(page, 'Your designs. Open: Sunday league')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Netball dress/ })).toBeVisible();
});

test('a damaged design is told of and takes no other along', async ({ page }) => {
  await open(page, `${designer}?garment=hoodie`);
  await tool(page, 'Pattern');
  await button(page, 'Sash').click();
  await page.reload();
  await page.evaluate(() => localStorage.setItem('kitroom.kit.damaged', '{"version":1,"value":{"docum'));
  await page.reload();
  await expect(toastOf(page)).toContainText('A design cannot be read');
  await expect(button(page, 'Your designs. Open: My hoodie')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('kitroom.kit.damaged'));
});

test('what is no picture is refused in words', async ({ page }) => {
  await open(page);
  await tool(page, 'Logos');
  const choose = (name: string, mimeType: string, text: string) =>
    page.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await choose('crest.pdf', 'application/pdf', '%PDF-1.7');
  await expect(toastOf(page)).toContainText('Please choose a PNG, JPG, WebP or SVG file.');
  await choose('crest.png', 'image/png', 'no picture');
  await expect(toastOf(page)).toContainText('This picture cannot be read.');
  // Neither its script nor its picture from elsewhere is asked for: the fixture would tell.
  await choose(
    'crest.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><image href="https://elsewhere.test/a.png" width="9" height="9"/><path d="M0 0h40v40z" fill="#123456"/></svg>',
  );
  const preview = page.getByRole('dialog', { name: 'Add this logo' });
  await expect(preview.getByRole('button', { name: 'Add logo' })).toBeEnabled();
  await preview.getByRole('button', { name: 'Add logo' }).click();
  await expect(main(page).getByText('A drawing: sharp at any size.')).toBeVisible();
});

const devices = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1440, height: 900 } };
const tools = [
  ['Garments', 'Colours'],
  ['Pattern', 'Logos'],
  ['Designs', 'Check'],
];

for (const [device, viewport] of Object.entries(devices)) {
  for (const some of tools) {
    test(`${some.join(' and ')} are accessible on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, `${designer}?garment=football-shirt`);
      for (const name of some) {
        await tool(page, name);
        await expectAccessible(page, 'main');
      }
    });
  }

  test(`an element that is worked on is accessible on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, `${designer}?garment=football-shirt`);
    await tool(page, 'Text');
    await main(page)
      .getByRole('button', { name: /^Player number/ })
      .last()
      .click();
    await expect(field(page, 'Rotation')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

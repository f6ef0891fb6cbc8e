import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, violationsOf } from './fixtures';
import { crest, main, toastOf } from './shopper';

const designer = '/custom-kits/designer';

const tool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const onCanvas = (page: Page, name: string | RegExp) =>
  page.getByRole('application', { name: 'Logos and texts on the kit' }).getByRole('button', { name });
const field = (page: Page, name: string) => main(page).getByRole('spinbutton', { name, exact: true });

async function open(page: Page, garment: string): Promise<void> {
  await page.goto(`${designer}?garment=${garment}`);
  await expect(page.getByRole('tablist', { name: 'Tools' })).toBeVisible();
}

test('a kit is designed from nothing, undone and redone, and kept', async ({ page }) => {
  await open(page, 'football-shirt');
  await expect(page).toHaveURL(new RegExp(`${designer}$`));
  const text = onCanvas(page, /^‘Northside’/);
  const logo = onCanvas(page, /^crest/);

  await test.step('its pattern and colours', async () => {
    await tool(page, 'Pattern');
    await button(page, 'Hoops').click();
    await expect(button(page, 'Hoops')).toHaveAttribute('aria-pressed', 'true');
    await tool(page, 'Colours');
    await main(page)
      .getByRole('button', { name: /^Colour 1: / })
      .click();
    await main(page).getByRole('textbox', { name: 'Colour value' }).fill('#0f5f2e');
    await main(page).getByRole('textbox', { name: 'Colour value' }).press('Tab');
  });

  await test.step('a text, moved by keys, a millimetre and ten at a time', async () => {
    await tool(page, 'Text');
    await button(page, 'Text').click();
    await main(page).getByRole('textbox', { name: 'Text' }).fill('Northside');
    await expect(text).toBeVisible();
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
  });

  await tool(page, 'Logos');
  const choose = (name: string, mimeType: string, content: string | Buffer) =>
    page.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
  const preview = page.getByRole('dialog', { name: 'Add this logo' });

  await test.step('what is no picture is refused in words', async () => {
    await choose('crest.gif', 'image/gif', 'GIF89a');
    await expect(toastOf(page)).toContainText(
      'This type of file is not accepted. Use PNG, JPG, WebP, SVG, PDF, AI or EPS.',
    );
    await choose('crest.png', 'image/png', 'no picture');
    await expect(toastOf(page)).toContainText('This picture cannot be read.');
    await choose('crest.ai', 'application/postscript', '%!PS-Adobe-3.0 EPSF-3.0\nno program');
    await expect(toastOf(page)).toContainText('Save it as PDF or SVG, and use that.');
    await choose('name.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><text>LIONS</text></svg>');
    await expect(toastOf(page)).toContainText('This SVG has live text, whose font we may not have.');
    // The fixture would report requests of its script or picture.
    await choose(
      'mark.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><image href="https://elsewhere.test/a.png" width="9" height="9"/><path d="M0 0h40v40z" fill="#123456"/></svg>',
    );
    await expect(preview.getByRole('radio', { name: 'As drawn' })).toBeChecked();
    await preview.getByRole('slider', { name: 'Compare the file with its print' }).fill('20');
    await preview.getByRole('button', { name: 'Add logo' }).click();
    await expect(main(page).getByText('A drawing: sharp at any size.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(onCanvas(page, /^mark/)).toHaveCount(0);
  });

  await test.step('a PDF is drawn without its margins, unless its fonts are not in it', async () => {
    const pdfOf = async (isNamed: boolean) => {
      const pdf = await PDFDocument.create();
      const drawn = pdf.addPage([400, 600]);
      drawn.drawRectangle({ x: 40, y: 500, width: 60, height: 30, color: rgb(0.1, 0.2, 0.7) });
      if (isNamed) drawn.drawText('LIONS', { font: await pdf.embedFont('Helvetica') });
      return Buffer.from(await pdf.save());
    };
    await choose('badge.ai', '', await pdfOf(false));
    await preview.getByRole('button', { name: 'Add logo' }).click({ timeout: 30_000 });
    await expect(main(page).getByText('A drawing: sharp at any size.')).toBeVisible();
    const { width = 0, height = 1 } = (await onCanvas(page, /^badge/).boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(2, 0);
    await page.keyboard.press('Control+z');
    await choose('badge.ai', '', await pdfOf(true));
    await expect(toastOf(page)).toContainText('This PDF has text whose font is not in the file.');
  });

  await test.step('a picture is traced, sized, dragged in one step, doubled and deleted', async () => {
    await choose('crest.png', 'image/png', await crest(page));
    const colors = preview.getByRole('list', { name: 'Colours of the logo' }).getByRole('listitem');
    await expect(colors).toHaveCount(2, { timeout: 30_000 });
    await preview.getByRole('button', { name: 'Add logo' }).click();
    await expect(logo).toHaveAttribute('aria-pressed', 'true');
    await expect(main(page).getByText('95 dpi at this size.')).toBeVisible();
    await field(page, 'Width').fill('45');
    await expect(main(page).getByText('169 dpi at this size: sharp in print.')).toBeVisible();
    const box = (await logo.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2 + 60, { steps: 4 });
    await page.mouse.up();
    await expect(logo).not.toHaveAccessibleName(/208 mm from the top/);
    await page.keyboard.press('Control+z');
    await expect(logo).toHaveAccessibleName(/92 mm right of the middle, 208 mm from the top/);
    const frame = (await logo.boundingBox())!;
    await page.mouse.move(frame.x + frame.width, frame.y + frame.height);
    await page.mouse.down();
    await page.mouse.move(frame.x + 1.5 * frame.width, frame.y + 1.5 * frame.height, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await field(page, 'Width').inputValue())).toBeGreaterThan(80);
    await page.keyboard.press('Control+z');
    await expect(field(page, 'Width')).toHaveValue('45');
    await logo.focus();
    await page.keyboard.press('Control+d');
    await expect(onCanvas(page, /^crest/)).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(onCanvas(page, /^crest/)).toHaveCount(1);
  });

  // The folds of the cloth have an `x`.
  const picture = page.getByRole('img', { name: 'Football shirt, front' }).locator('image:not([x])');
  await test.step('one of many shades stays a picture, or is printed in flat colours', async () => {
    const stops = '<stop stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/>';
    const shades = `<linearGradient id="g">${stops}</linearGradient><rect width="40" height="20" fill="url(#g)"/>`;
    const size = 'width="40" height="20"';
    await choose('shades.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shades}</svg>`);
    await expect(preview.getByRole('radio', { name: 'Picture' })).toBeChecked();
    await preview.getByRole('button', { name: 'Add logo' }).click({ timeout: 30_000 });
    await expect(picture).toHaveCount(1);
    await expect(main(page).getByText(/^\d+ dpi at this size: sharp in print\.$/)).toBeVisible();
    await main(page).getByRole('radio', { name: 'Flat colours' }).check();
    await expect(picture).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(picture).toHaveCount(1);
  });

  await page.evaluate(() => localStorage.setItem('kitroom.kit.damaged', '{"version":1,"value":{"docum'));
  await page.reload();
  await test.step('it is there after a reload, and a damaged one takes it not along', async () => {
    await expect(toastOf(page)).toContainText('A design cannot be read');
    await expect(button(page, 'Your designs. Open: My football shirt')).toBeVisible();
    await expect(onCanvas(page, /^‘Northside’, 1 mm right of the middle, 318 mm from the top/)).toBeVisible();
    await expect(onCanvas(page, /^crest, 92 mm right/)).toBeVisible();
    await expect(picture).toHaveCount(1);
  });
});

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await send('touchEnd');
  await finger.detach();
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const byWidth = ['target-size', 'scrollable-region-focusable'];

test('a kit is downloaded, named, deleted and taken back, and each tool is accessible', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, 'football-shirt');

  await test.step('pictures of one view and of all four, and a true-size PDF', async () => {
    const dialog = page.getByRole('dialog', { name: 'Download a picture' });
    const download = async (format: string) => {
      const started = page.waitForEvent('download');
      await dialog.getByRole('button', { name: format }).click();
      const file = await started;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    await button(page, 'Download').click();
    const svg = await download('SVG');
    expect(svg.name).toBe('my-football-shirt-football-shirt-front.svg');
    expect(svg.bytes.toString()).toContain('#0a3590');
    await button(page, 'Download').click();
    await dialog.getByRole('radio', { name: 'All four' }).check();
    const png = await download('PNG');
    expect(png.name).toBe('my-football-shirt-football-shirt.png');
    expect([png.bytes.toString('latin1', 1, 4), png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      4800,
      1500,
    ]);
    await button(page, 'Download').click();
    const pdf = await download('PDF');
    expect(pdf.name).toBe('my-football-shirt-football-shirt.pdf');
    expect(pdf.bytes.toString()).toMatch(/^%PDF-.*\/Count 4\b/s);
  });

  await test.step('designs have names, are opened again, and a deleted one comes back', async () => {
    await button(page, 'Your designs. Open: My football shirt').click();
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
    await expect(page.getByRole('img', { name: /^Football shirt/ })).toBeVisible();
  });

  await test.step('an element that is worked on', async () => {
    await tool(page, 'Text');
    await main(page)
      .getByRole('button', { name: /^Player number/ })
      .last()
      .click();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expect(field(page, 'Rotation')).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  await test.step('a finger moves, resizes and turns it, each in one step, and the page stays', async () => {
    const number = onCanvas(page, /^Player number/);
    const middle = async () => {
      const { x, y, width, height } = (await number.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2, width, height };
    };
    // Small, but its handles leave room.
    await field(page, 'Letter height').fill('30');
    await expect(number).toHaveAccessibleName(/300 mm from the top, letters 30 mm high/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await drag(page, await middle(), { x: 0, y: 30 });
    await expect(number).not.toHaveAccessibleName(/ 300 mm from the top/);
    await expect(number).toHaveAccessibleName(/letters 30 mm high/);
    const beside = await middle();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(async () => (await middle()).width).toBeGreaterThan(beside.width);
    const { x, y, width, height } = await middle();
    await drag(page, { x: x + width / 2 + 10, y: y + height / 2 + 10 }, { x: 20, y: 20 });
    await expect(number).not.toHaveAccessibleName(/letters 30 mm high/);
    const now = await middle();
    await drag(page, { x: now.x, y: now.y - now.height / 2 - 30 }, { x: 60, y: 30 });
    await expect(number).toHaveAccessibleName(/turned by/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const _ of ['turned', 'resized', 'moved']) await button(page, 'Undo (Ctrl+Z)').click();
    await expect(number).toHaveAccessibleName(/300 mm from the top, letters 30 mm high$/);
    await drag(page, { x: 30, y: 700 }, { x: 0, y: -300 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  const panel = '[role="tabpanel"]';
  for (const name of ['Garments', 'Colours', 'Pattern', 'Logos', 'Designs', 'Check'])
    await test.step(name, async () => {
      await page.setViewportSize(phone);
      await tool(page, name);
      await expectAccessible(page, panel);
      await page.setViewportSize(desktop);
      expect(await violationsOf(page, byWidth, panel)).toEqual([]);
    });
});

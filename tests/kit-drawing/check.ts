import './settings';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { drawKitSvg, toKitPng } from '@/modules/kits/draw-kit-picture';
import { drawInBrowser, preparePage } from './browser';
import { CHANNEL_TOLERANCE, differenceOf, pictureOfDifference, type Difference } from './difference';
import { fullDrawings, quickDrawings, type Drawing } from './kits';

/** `npm run check:kit-drawing`: garments and patterns, as Chromium and the server draw them. `-- --only=hoops` */
/** As in proofs, and the size for lighting. */
const WIDTHS = { quick: 400, full: 1200 };
/** Share of pixels that may differ by more than a smoothed edge. */
const LARGEST_SHARE = 0.006;

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';

async function onServer({ document, garment, detail }: Drawing): Promise<{ markup: string[]; picture: Buffer }> {
  const width = WIDTHS[detail];
  const markup: string[] = [];
  const pictures: Buffer[] = [];
  for (const view of KIT_VIEWS) {
    const wanted = { garment, view, colorway: 0, detail, format: 'png', width } as const;
    const svg = await drawKitSvg(document, wanted);
    if (!svg.ok) throw new Error(svg.message);
    const png = await toKitPng(svg.picture, width);
    if (!png.ok) throw new Error(png.message);
    markup.push(svg.picture.toString());
    pictures.push(png.picture);
  }
  const picture = await sharp({
    create: { width: width * pictures.length, height: (width * 5) / 4, channels: 3, background: '#ffffff' },
  })
    .composite(pictures.map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toBuffer();
  return { markup, picture };
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;

const { findChromium } = await import('../../scripts/lib/browser.mjs');
const browser = await chromium.launch(await findChromium());
const folder = await mkdtemp(join(tmpdir(), 'kit-drawing-'));
const failures: string[] = [];
try {
  const page = await browser.newPage();
  await preparePage(page);
  for (const [what, drawings] of [
    ['quick', quickDrawings()],
    ['full', fullDrawings()],
  ] as const) {
    const since = performance.now();
    let worst: Difference & { name: string } = { share: 0, most: 0, name: 'none' };
    let sum = 0;
    const chosen = drawings.filter(({ name }) => name.includes(only));
    for (const drawing of chosen) {
      const views = KIT_VIEWS.map((view) => ({
        ...{ garment: drawing.garment, view, colorway: 0, detail: drawing.detail, background: 'none' as const },
      }));
      const [there, here] = await Promise.all([
        drawInBrowser(page, drawing.document, views, WIDTHS[drawing.detail]),
        onServer(drawing),
      ]);
      const difference = await differenceOf(there.picture, here.picture);
      sum += difference.share;
      if (difference.share > worst.share) worst = { ...difference, name: drawing.name };
      const isSameMarkup = there.markup.every((each, index) => each === here.markup[index]);
      if (isSameMarkup && difference.share <= LARGEST_SHARE) continue;
      failures.push(drawing.name);
      console.log(`${drawing.name}: ${isSameMarkup ? '' : 'other markup, '}${percent(difference.share)}`);
      await writeFile(join(folder, `${drawing.name}.png`), await pictureOfDifference(there.picture, here.picture));
    }
    console.log(
      `${what}: ${chosen.length * KIT_VIEWS.length} views in ${Math.round((performance.now() - since) / 1000)} s; ` +
        `pixels that differ by more than ${CHANNEL_TOLERANCE}: ${percent(sum / Math.max(1, chosen.length))} on average, ` +
        `${percent(worst.share)} at the most (${worst.name})`,
    );
  }
} finally {
  await browser.close();
}
if (failures.length > 0) {
  console.log(`${failures.length} differ: see ${folder}`);
  process.exitCode = 1;
}
process.exit();

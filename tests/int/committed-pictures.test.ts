import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GARMENTS, loadDrapes, loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { fingerprintsOf, keptFingerprints } from '../../scripts/payload/drawings/drawing';
import { productDrawings, proofDrawing } from '../../scripts/payload/drawings/product-drawings';
import { sitePictures, siteSvgs } from '../../scripts/payload/drawings/site-drawings';
import { siteIcons } from '../../scripts/payload/drawings/site-icons';

describe('pictures that are committed are those that the drawing code makes today', async () => {
  const sources = [await loadOutlines([PICTURE_FONT]), await loadDrapes(GARMENTS)] as const;

  it('of the demo’s products: otherwise `npm run draw:products`', async () => {
    expect(fingerprintsOf([...productDrawings(...sources), proofDrawing(...sources)])).toEqual(
      await keptFingerprints('products'),
    );
  });

  it('of the site: otherwise `npm run draw:site`', async () => {
    expect(fingerprintsOf([...siteSvgs, ...sitePictures(...sources), ...siteIcons])).toEqual(
      await keptFingerprints('site'),
    );
  });
});

describe('the icons that browsers look for by name', () => {
  it('are a favicon of three sizes', async () => {
    const icon = readFileSync('public/favicon.ico');
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const pictures = [0, 1, 2].map((index) => {
      const entry = icon.subarray(6 + 16 * index, 22 + 16 * index);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      return { side: entry.readUInt8(0), png: icon.subarray(offset, offset + length) };
    });
    expect(pictures.map(({ side }) => side)).toEqual([16, 32, 48]);
    for (const { side, png } of pictures)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  });

  it('are a touch icon without transparent corners, which a phone would fill with black', async () => {
    const picture = sharp('public/apple-touch-icon.png');
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
    expect((await picture.stats()).isOpaque).toBe(true);
  });
});

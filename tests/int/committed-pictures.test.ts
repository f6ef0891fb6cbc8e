import { describe, expect, it } from 'vitest';
import { loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { fingerprintsOf, keptFingerprints } from '../../scripts/payload/drawings/drawing';
import { productDrawings, proofDrawing } from '../../scripts/payload/drawings/product-drawings';
import { sitePictures, siteSvgs } from '../../scripts/payload/drawings/site-drawings';

describe('pictures that are committed are those that the drawing code makes today', async () => {
  const outlines = await loadOutlines([PICTURE_FONT]);

  it('of the demo’s products: otherwise `npm run draw:products`', async () => {
    expect(fingerprintsOf([...productDrawings(outlines), proofDrawing(outlines)])).toEqual(
      await keptFingerprints('products'),
    );
  });

  it('of the site: otherwise `npm run draw:site`', async () => {
    expect(fingerprintsOf([...siteSvgs, ...sitePictures(outlines)])).toEqual(await keptFingerprints('site'));
  });
});

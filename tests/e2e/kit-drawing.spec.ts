import { Buffer } from 'node:buffer';
import { KIT_VIEWS } from '../../src/domain/kits/document/kit-garments';
import { drawInBrowser, preparePage } from '../kit-drawing/browser';
import { differenceOf } from '../kit-drawing/difference';
import { fullKit, variantsOf } from '../kit-drawing/kits';
import { expect, test } from './fixtures';

const WIDTH = 300;

// All garments in all patterns are compared by `npm run check:kit-drawing`.
test('a kit is drawn by the browser as the server draws it', async ({ page, request }) => {
  await preparePage(page);
  for (const [type, pattern] of [
    ['football-shirt', 'hoops'],
    ['netball-dress', 'gradient'],
    ['crew-socks', 'sash'],
  ] as const) {
    const [garment] = variantsOf(type);
    if (!garment) throw new Error(`There is no ${type}.`);
    const document = fullKit(garment, pattern);
    for (const view of KIT_VIEWS) {
      const answer = await request.post('/api/kits/render', {
        data: { document, garment: type, view, format: 'png', width: WIDTH },
      });
      expect(answer.status()).toBe(200);
      const wanted = { garment: type, view, colorway: 0, detail: 'quick', background: 'none' } as const;
      const { picture } = await drawInBrowser(page, document, [wanted], WIDTH);
      const { share } = await differenceOf(Buffer.from(await answer.body()), picture);
      expect(share, `${type}, ${view}`).toBeLessThan(0.01);
    }
  }
});

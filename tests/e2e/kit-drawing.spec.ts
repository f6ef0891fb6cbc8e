import { Buffer } from 'node:buffer';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { KitDocument, KitLogoPicture } from '../../src/domain/kits/document/kit-document';
import { KIT_VIEWS } from '../../src/domain/kits/document/kit-garments';
import { logoPath } from '../../src/domain/kits/pictures/logo-upload';
import { drawInBrowser, preparePage } from '../kit-drawing/browser';
import { differenceOf } from '../kit-drawing/difference';
import { fullKit, variantsOf } from '../kit-drawing/kits';
import { expect, test } from './fixtures';

const WIDTH = 300;

async function pictured(kit: KitDocument, request: APIRequestContext) {
  const [width, height] = [400, 300];
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, at) => [
      ((at % width) / width) * 255,
      90,
      (at / width / height) * 255,
      200,
    ]).flat(),
  );
  const buffer = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const file = { name: 'crest.png', mimeType: 'image/png', buffer };
  const picture = (await (await request.post('/api/kits/logos', { multipart: { file } })).json()) as KitLogoPicture;
  const shown = await request.get(logoPath(picture.hash, 'screen'));
  const elements = kit.elements.map((element) =>
    element.kind === 'logo' ? { ...element, width: 200, logo: { ...element.logo, picture } } : element,
  );
  const href = `data:image/png;base64,${(await shown.body()).toString('base64')}`;
  return { document: { ...kit, elements }, pictures: { [picture.hash]: href } };
}

// `npm run check:kit-drawing` compares all garments and patterns.
test('a kit is drawn by the browser as the server draws it', async ({ page, request }) => {
  await preparePage(page);
  for (const [type, pattern] of [
    ['football-shirt', 'hoops'],
    ['netball-dress', 'gradient'],
    ['crew-socks', 'sash'],
  ] as const) {
    const [garment] = variantsOf(type);
    if (!garment) throw new Error(`There is no ${type}.`);
    const { document, pictures } = await pictured(fullKit(garment, pattern), request);
    for (const view of KIT_VIEWS) {
      const answer = await request.post('/api/kits/render', {
        data: { document, garment: type, view, format: 'png', width: WIDTH },
      });
      expect(answer.status()).toBe(200);
      const wanted = { garment: type, view, colorway: 0, detail: 'quick', background: 'none' } as const;
      const { picture } = await drawInBrowser(page, document, [{ ...wanted, pictures }], WIDTH);
      const { share } = await differenceOf(Buffer.from(await answer.body()), picture);
      expect(share, `${type}, ${view}`).toBeLessThan(0.01);
    }
  }
});

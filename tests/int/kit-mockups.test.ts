import sharp from 'sharp';
import { expect, it } from 'vitest';
import { api } from '../setup/http';
import { downloadMockup } from '@/modules/kits/mockups/mockup-endpoint';

const get = (name: string) =>
  downloadMockup(new Request(`http://shop.test/downloads/kits/${name}`), { params: Promise.resolve({ name }) });

it('a ready design is a PDF, a PNG, an SVG and a small picture for cards', async () => {
  const { items } = (await api<{ items: { id: string }[] }>('GET', '/api/kits/gallery')).body;
  const id = items[0]?.id ?? '';
  const [pdf, svg] = [await get(`${id}.pdf`), await get(`${id}.svg`)];
  expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
  expect(svg.headers.get('Content-Disposition')).toContain(`${id}.svg`);
  expect((await svg.text()).startsWith('<svg ')).toBe(true);
  for (const [format, width] of [
    ['png', 1600],
    ['webp', 400],
  ] as const) {
    const picture = await get(`${id}.${format}`);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format, width });
  }
  for (const name of ['nothing.pdf', `${id}.exe`, id, '__proto__.svg']) expect((await get(name)).status).toBe(404);
});

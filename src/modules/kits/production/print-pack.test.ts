import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { surfaceOf } from '@/domain/kits/garments/surface-of';
import type { SiteSetting } from '@/payload-types';
import { readPrintPdf } from '../../../../tests/setup/read-print-pdf';
import type { PrintOrder } from './print-order';
import { buildPrintPack } from './print-pack';

const settings = { brandName: 'Kitroom', address: '1 Mill Lane' } as SiteSetting;
/** Colours of devices, text, and pictures: none of them may stand in a print file. */
const FORBIDDEN = ['rg', 'RG', 'g', 'G', 'k', 'K', 'sc', 'SC', 'Do', 'BT', 'Tj', 'BI', 'gs'];

function kitOf(changes: Partial<KitDocument> = {}): KitDocument {
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
  const name = kit.elements[0];
  if (name?.kind === 'name') {
    const { lettering } = name;
    name.lettering = {
      ...lettering,
      outline: { color: '#111111', width: 2 },
      shadow: { color: 2, x: 2, y: 2 },
      arc: 20,
    };
  }
  return { ...kit, ...changes };
}

const orderOf = (changes: Partial<PrintOrder> = {}): PrintOrder => ({
  document: kitOf(),
  colorway: 0,
  players: [
    { name: 'ØDEGÅRD', number: '8', size: 'M' },
    { name: '../<b>', number: '', size: 'XLB' },
  ],
  label: 'ORD-1042',
  settings,
  time: new Date(2026, 10, 23, 12),
  ...changes,
});

async function unpack(order: PrintOrder): Promise<Map<string, Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of buildPrintPack(order)) chunks.push(chunk);
  return new Map(Object.entries(unzipSync(Buffer.concat(chunks))));
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('a print pack', () => {
  let files = new Map<string, Uint8Array>();
  beforeAll(async () => {
    files = await unpack(orderOf());
  });
  const printed = () => [...files].filter(([name]) => /^(pieces|nesting)\/.*\.pdf$/.test(name));

  it('has a picture and a PDF of each piece for each player, nests by size, roster and specification', () => {
    const pieces = (folder: string) =>
      ['front', 'back', 'left-sleeve', 'right-sleeve'].flatMap((surface) =>
        ['svg', 'pdf'].map((ending) => `pieces/${folder}/football-shirt-${surface}.${ending}`),
      );
    expect([...files.keys()]).toEqual([
      ...['roster.csv', 'specification.pdf', ...pieces('001_M_8_ØDEGÅRD'), ...pieces('002_XLB_b')],
      ...['nesting/XLB.svg', 'nesting/XLB.pdf', 'nesting/M.svg', 'nesting/M.pdf'],
    ]);
    expect(textOf(files.get('roster.csv'))).toBe('\uFEFFNumber,Name,Size\r\n8,ØDEGÅRD,M\r\n,../<b>,XLB\r\n');
    expect(textOf(files.get('specification.pdf'))).toMatch(/^%PDF/);
  });

  it('prints outlines in named inks alone, a page to a piece', async () => {
    const inks = ['SPOT 1 1E3A8A', 'KR 101 White', 'SPOT 3 FACC15', 'SPOT 4 111111', 'CutContour'];
    expect(printed()).toHaveLength(10);
    for (const [name, bytes] of printed()) {
      const pdf = await readPrintPdf(bytes);
      expect(pdf.pages, name).toHaveLength(1);
      expect(pdf.fonts, name).toBe(0);
      expect(
        FORBIDDEN.filter((operator) => pdf.operators.has(operator)),
        name,
      ).toEqual([]);
      for (const [plate] of pdf.plates) expect(inks, name).toContain(plate);
      expect(
        pdf.plates.map(([plate]) => plate),
        name,
      ).toContain('CutContour');
    }
    const back = await readPrintPdf(files.get('pieces/001_M_8_ØDEGÅRD/football-shirt-back.pdf') ?? new Uint8Array());
    expect(back.plates.map(([plate]) => plate)).toEqual(inks);
  });

  it('is true to size: what is cut as large as the piece, 10 mm of bleed, 12 mm for marks', async () => {
    const [garment] = kitOf().garments;
    for (const [name, bytes] of printed()) {
      const [, folder, surface] = /^pieces\/(.*)\/football-shirt-(.*)\.pdf$/.exec(name) ?? [];
      if (!folder || !surface || !garment) continue;
      // XLB is 486 wide and 632 long where M, the reference, is 530 and 720.
      const [across, along] = folder.includes('XLB') ? [486 / 530, 632 / 720] : [1, 1];
      const { width = 0, height = 0 } = surfaceOf(garment, surface as 'front') ?? {};
      const [page] = (await readPrintPdf(bytes)).pages;
      expect(Math.abs((page?.width ?? 0) - (width * across + 44)), name).toBeLessThan(0.1);
      expect(Math.abs((page?.height ?? 0) - (height * along + 44)), name).toBeLessThan(0.1);
      const [left = 0, bottom = 0, right = 0, top = 0] = page?.trim ?? [];
      expect([left, bottom, right - left, top - bottom].map(Math.round), name).toEqual(
        [22, 22, width * across, height * along].map(Math.round),
      );
      expect(page?.bleed[0], name).toBeCloseTo(12, 3);
    }
  });

  it('draws the same in SVG, in millimetres, with whoever it is for written safely', () => {
    const svg = textOf(files.get('pieces/002_XLB_b/football-shirt-front.svg'));
    expect(svg).toMatch(/^<svg [^>]*width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 \1 \2">/);
    expect(svg).toContain('<title>ORD-1042 · ../&lt;b> · Boys XL · Football shirt front</title>');
    expect(svg).toContain('<g id="CutContour">');
    expect(svg).not.toMatch(/<text|font|undefined|NaN/);
  });

  it('is the same whenever it is made', async () => {
    const again = await unpack(orderOf());
    for (const [name, bytes] of files)
      if (name !== 'specification.pdf') expect(Buffer.compare(bytes, again.get(name) ?? Buffer.alloc(0)), name).toBe(0);
  });
});

describe('making a print pack', () => {
  it('tells how far it is, and ends when asked to', async () => {
    const steps: [number, number][] = [];
    await unpack(orderOf({ onProgress: (...step) => steps.push(step) }));
    expect(steps).toEqual(Array.from({ length: 22 }, (_, index) => [index + 1, 22]));

    const stop = new AbortController();
    const seen: number[] = [];
    const stopped = unpack(
      orderOf({
        signal: stop.signal,
        onProgress: (done) => {
          seen.push(done);
          if (done === 3) stop.abort(new Error('Enough'));
        },
      }),
    );
    await expect(stopped).rejects.toThrow('Enough');
    expect(seen).toEqual([1, 2, 3]);
  });

  it('keeps a kit’s own magenta apart from the cut contour', async () => {
    const files = await unpack(orderOf({ document: starterKit('football-shirt', ['#e6007e', '#ffffff']) }));
    const front = await readPrintPdf(files.get('pieces/001_M_8_ØDEGÅRD/football-shirt-front.pdf') ?? new Uint8Array());
    expect(front.plates.map(([plate]) => plate)).toEqual(['SPOT 1 E6007E', 'CutContour']);
  });
});

import { deflateSync, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SizeCode } from '@/domain/catalogue/sizes';
import type { KitDocument, KitElement, KitLogoPicture } from '@/domain/kits/document/kit-document';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { KIT_TECHNIQUE_TYPES, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { setTechnique } from '@/domain/kits/editing/garments';
import { shapeOf } from '@/domain/kits/garments';
import { surfaceOf } from '@/domain/kits/garments/surface-of';
import { boxAround } from '@/domain/kits/geometry/path';
import { layOutText } from '@/domain/kits/lettering/lay-out-text';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { USUAL_RULES } from '@/domain/kits/production/make-rules';
import type { RollUse } from '@/domain/kits/production/roll-use';
import type { PrintPlayer } from '@/domain/kits/production/print-player';
import type { SiteSetting } from '@/payload-types';
import { cmykProfile } from '../../../../tests/setup/cmyk-profile';
import { pdfText } from '../../../../tests/setup/pdf-text';
import { readPrintPdf } from '../../../../tests/setup/read-print-pdf';
import type { PrintOrder } from './print-order';
import { buildPrintPack } from './print-pack';
import { printedPieces } from './print-pieces';
import { drawSpecification } from './Specification';

const time = new Date(2026, 10, 23, 12);
const settings = { brandName: 'Kitroom', address: '1 Mill Lane' } as SiteSetting;
/** Colours of devices, text, and pictures: forbidden in a print file. */
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
  orderedBy: 'Northside Netball',
  orderedAt: '2026-11-21T12:00:00Z',
  settings,
  rules: USUAL_RULES,
  time,
  readPicture: async () => undefined,
  ...changes,
});

function everything(): KitDocument {
  const [first, ...others] = KIT_GARMENT_TYPES.map((type) => starterKit(type, ['#1e3a8a', '#ffffff', '#facc15']));
  if (!first) throw new Error('There is a garment.');
  const all = [first, ...others];
  return {
    ...first,
    garments: all.flatMap(({ garments }) => garments),
    pattern: { type: 'gradient', colors: [2], scale: 1, angle: 15 },
    zones: { collar: 1, cuffs: 2, trim: 1 },
    elements: [
      ...all.flatMap(({ elements }) => elements),
      ...KIT_GARMENT_TYPES.map((type): KitElement => {
        const [surface] = KIT_GARMENTS[type].surfaces;
        const place = { id: `${type}-crest`, garment: type, surface, x: 0, y: 120, rotation: 10 } as const;
        const shapes = [{ d: 'M0 0L10 0L5 10Z', color: '#c8102e' }];
        return { kind: 'logo', ...place, width: 40, logo: { name: 'Crest', width: 10, height: 10, shapes } };
      }),
    ],
  };
}

async function unpack(order: PrintOrder): Promise<Map<string, Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of buildPrintPack(order)) chunks.push(chunk);
  return new Map(Object.entries(unzipSync(Buffer.concat(chunks))));
}

const SHORTS_PIECES = ['front', 'back'].flatMap((side) => [`left-${side}`, `right-${side}`, `${side}-waistband`]);

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('a print pack', () => {
  let files = new Map<string, Uint8Array>();
  beforeAll(async () => {
    files = await unpack(orderOf());
  });
  const printed = () => [...files].filter(([name]) => /^pieces\/.*\.pdf$/.test(name));

  it('has a picture and a PDF of each piece for each player, all on a roll, roster and specification', () => {
    const pieces = (folder: string) =>
      ['front', 'back', 'left-sleeve', 'right-sleeve', 'neckband'].flatMap((piece) =>
        ['svg', 'pdf'].map((ending) => `pieces/${folder}/football-shirt-${piece}.${ending}`),
      );
    expect([...files.keys()]).toEqual([
      ...['roster.csv', 'specification.pdf', ...pieces('001_M_8_ØDEGÅRD'), ...pieces('002_XLB_b')],
      ...['roll/overview.pdf', 'roll/1.pdf'],
    ]);
    expect(textOf(files.get('roster.csv'))).toBe('\uFEFFNumber,Name,Size\r\n8,ØDEGÅRD,M\r\n,../<b>,XLB\r\n');
    expect(textOf(files.get('specification.pdf'))).toMatch(/^%PDF/);
  });

  it('prints outlines in named inks alone, a page to a piece', async () => {
    const inks = ['SPOT 1 1E3A8A', 'KR 101 White', 'SPOT 3 FACC15', 'SPOT 4 111111', 'CutContour', 'SewLine'];
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

  it('has the seam allowance around what is sewn, and the line to sew along on a plate of its own', async () => {
    const [garment] = kitOf().garments;
    const { width = 0 } = (garment && surfaceOf(garment, 'front')) ?? {};
    const front = await readPrintPdf(files.get('pieces/001_M_8_ØDEGÅRD/football-shirt-front.pdf') ?? new Uint8Array());
    const [page] = front.pages;
    // Corners reach a little further.
    expect((page?.width ?? 0) - width).toBeGreaterThan(44 + 20 - 0.1);
    expect((page?.width ?? 0) - width).toBeLessThan(44 + 20 + 2);
    expect(front.plates.map(([plate]) => plate)).toContain('SewLine');
    expect(textOf(files.get('pieces/001_M_8_ØDEGÅRD/football-shirt-front.svg'))).toContain('<g id="SewLine">');
  });

  it('lays every piece on the roll once at its size, cloth written once for each piece and size', async () => {
    const roll = await readPrintPdf(files.get('roll/1.pdf') ?? new Uint8Array());
    expect(roll.fonts).toBe(0);
    expect(FORBIDDEN.filter((operator) => roll.operators.has(operator))).toEqual(['Do']);
    expect(roll.plates.map(([plate]) => plate)).toEqual(
      expect.arrayContaining(['SPOT 1 1E3A8A', 'CutContour', 'SewLine', 'Label']),
    );
    expect(roll.pages[0]?.width).toBeCloseTo(1600, 1);
    expect(roll.content.match(/\/F\d+ Do/g)?.toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `/F${at} Do`),
    );
    expect(roll.content.match(/\/S906 CS/g)).toHaveLength(10);
    expect(roll.content.match(/\/S908 cs/g)).toHaveLength(10);
    const overview = await readPrintPdf(files.get('roll/overview.pdf') ?? new Uint8Array());
    expect(overview.pages).toHaveLength(1);
    expect(overview.plates.map(([plate]) => plate)).toEqual(['CutContour']);
  });

  it('names what no roll is wide enough for, and prints it by itself', async () => {
    const rules = { ...USUAL_RULES, roll: { ...USUAL_RULES.roll, width: 560 } };
    let use: RollUse | undefined;
    const narrow = await unpack(orderOf({ rules, onRoll: (known) => (use = known) }));
    expect(use).toMatchObject({ pieces: 6, width: 560, files: 1 });
    expect(use?.unplaced).toEqual([
      ...['front', 'back', 'neckband'].map((piece) => `8 ØDEGÅRD · Medium · Football shirt ${piece}`),
      '../<b> · Boys XL · Football shirt neckband',
    ]);
    expect([...narrow.keys()].filter((name) => name.startsWith('pieces'))).toHaveLength(20);
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

describe('a print pack of everything that can be designed', () => {
  it('has no font, no colour that is not declared, and is true to size within 0.1 mm', async () => {
    const document = everything();
    // Cut as it is sewn: corners of a seam allowance reach further than edges.
    const rules = { ...USUAL_RULES, seamAllowance: 0 };
    const sizes = { M: [1, 1], XLB: [486 / 530, 632 / 720] } as const;
    const players = [
      { name: 'HUDSON', number: '7', size: 'M' },
      { name: 'WREN', number: '4', size: 'XLB' },
    ] as const;
    const files = await unpack(orderOf({ document, rules, players }));
    const inks = ['SPOT 1 1E3A8A', 'KR 101 White', 'SPOT 3 FACC15', 'SPOT 4 C8102E', 'CutContour'];
    const seen = new Set<string>();
    for (const { size } of players)
      for (const garment of document.garments)
        for (const piece of shapeOf(garment).pieces.slice(0, size === 'M' ? undefined : 1)) {
          const file = `${garment.type}-${piece.name.toLowerCase().replaceAll(' ', '-')}.pdf`;
          const [name, bytes] =
            [...files].find(([path]) => path.includes(`_${size}_`) && path.endsWith(`/${file}`)) ?? [];
          const pdf = await readPrintPdf(bytes ?? new Uint8Array());
          expect(pdf.fonts, name).toBe(0);
          expect(
            FORBIDDEN.filter((operator) => pdf.operators.has(operator)),
            name,
          ).toEqual([]);
          for (const [plate] of pdf.plates) expect(inks, name).toContain(plate);
          const { width, height } = boxAround(piece.outline);
          const [across, along] = garment.type === 'holdall' ? [1, 1] : sizes[size];
          const [page] = pdf.pages;
          expect(Math.abs((page?.width ?? 0) - (width * across + 44)), name).toBeLessThan(0.1);
          expect(Math.abs((page?.height ?? 0) - (height * along + 44)), name).toBeLessThan(0.1);
          const [left = 0, bottom = 0, right = 0, top = 0] = page?.trim ?? [];
          for (const [is, should] of [
            [left, 22],
            [bottom, 22],
            [right - left, width * across],
            [top - bottom, height * along],
          ] as const)
            expect(Math.abs(is - should), name).toBeLessThan(0.1);
          expect(page?.bleed[0], name).toBeCloseTo(12, 3);
          seen.add(`${garment.type} ${piece.name}`);
        }
    expect(seen.size).toBe(document.garments.flatMap((garment) => shapeOf(garment).pieces).length);
  });
});

describe('a print pack of what is put onto a garment', () => {
  const players = [
    { name: 'HUDSON', number: '7', size: 'M' },
    { name: 'WREN', number: '7', size: 'L' },
    { name: 'HUDSON', number: '8', size: 'XLB' },
  ] as const;
  /** Higher on its left, and 40 mm wide. */
  const crest: KitElement = {
    ...{
      kind: 'logo',
      id: 'crest',
      garment: 'football-shirt',
      surface: 'front',
      x: 30,
      y: 150,
      rotation: 10,
      width: 40,
    },
    logo: {
      ...{ name: 'Crest', width: 10, height: 10 },
      shapes: [
        { d: 'M0 0L10 5L10 10L0 10Z', color: '#c8102e' },
        { d: 'M1 6L4 6L4 9L1 9Z', color: '#ffffff' },
      ],
    },
  };
  const kitIn = (technique: KitTechnique): KitDocument => {
    const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
    return setTechnique({ ...kit, elements: [...kit.elements, crest] }, 'football-shirt', technique);
  };
  const filesOf = (technique: KitTechnique) => unpack(orderOf({ document: kitIn(technique), players }));
  const found = (files: Map<string, Uint8Array>, name: RegExp) => {
    const [path, bytes] = [...files].find(([each]) => name.test(each)) ?? [];
    if (!path || !bytes) throw new Error(`No ${name.source}`);
    return { path, bytes, svg: textOf(files.get(path.replace(/pdf$/, 'svg'))) };
  };
  const drawnIn = (content: string, name: string) =>
    Array.from(
      content.matchAll(
        new RegExp(`(\\S+) 0 0 1 (\\S+) (\\S+) cm\\n/${name} (?:CS|cs)[^\\n]*\\n((?:[^\\n]*[ml]\\n|h\\n)+)`, 'g'),
      ),
      ([, turned, x, y, points = '']) => {
        const corners = Array.from(points.matchAll(/(\S+) (\S+) [ml]/g), ([, a, b]) => [Number(a), Number(b)] as const);
        const [across, along] = [corners.map(([a]) => a), corners.map(([, b]) => b)];
        return {
          ...{ turned: Number(turned), x: Number(x), y: Number(y), corners },
          width: Math.max(...across) - Math.min(...across),
          height: Math.max(...along) - Math.min(...along),
        };
      },
    );

  it('has of all garments each decoration once, in its own plates, and no cloth', async () => {
    const techniqueOf = (type: KitGarmentType) =>
      KIT_TECHNIQUE_TYPES[KIT_GARMENT_TYPES.indexOf(type) % KIT_TECHNIQUE_TYPES.length];
    const document = KIT_GARMENT_TYPES.reduce((kit, type) => setTechnique(kit, type, techniqueOf(type)), everything());
    const files = await unpack(orderOf({ document }));
    const folders = [...files.keys()].map((name) => name.split('/')[0]);
    expect([...new Set(folders)]).toEqual([
      ...['roster.csv', 'specification.pdf', 'decorations.csv', 'placement.pdf', 'decorations'],
    ]);
    const inks = ['SPOT 1 1E3A8A', 'KR 101 White', 'SPOT 3 FACC15', 'SPOT 4 C8102E', 'CutContour', 'Label'];
    const plates: Record<KitTechnique, string[]> = {
      vinyl: ['CutContour', 'Label'],
      transfer: [...inks, 'WhiteUnderbase'],
      embroidery: ['KR 101 White', 'KR 403 Sunflower', 'KR 503 Red', 'Label'],
    };
    const seen = new Set<string>();
    for (const [name, bytes] of files) {
      if (!/^(decorations|placement).*\.pdf$/.test(name)) continue;
      const type = KIT_GARMENT_TYPES.find((each) => name.includes(`_${KIT_GARMENTS[each].label.replace(' ', '-')}-`));
      const technique = type && techniqueOf(type);
      const pdf = await readPrintPdf(bytes);
      expect(pdf.fonts, name).toBe(0);
      expect(
        FORBIDDEN.filter((operator) => pdf.operators.has(operator) && !(operator === 'gs' && technique === 'transfer')),
        name,
      ).toEqual([]);
      for (const [plate] of pdf.plates) expect(technique ? plates[technique] : ['Label'], name).toContain(plate);
      expect(pdf.blends, name).toEqual([]);
      if (type) seen.add(type);
    }
    expect(seen.size).toBe(KIT_GARMENT_TYPES.length);
    const specification = await pdfText(files.get('specification.pdf') ?? new Uint8Array());
    for (const fact of ['ORD-1042', 'Northside Netball', '21 Nov 2026']) expect(specification).toContain(fact);
    for (const text of ['Vinyl', 'Printed transfer', 'Embroidery', 'no cloth is printed', 'There is no machine file'])
      expect(specification, text).toContain(text);
  });

  it('makes what several pieces have alike once, in each of its sizes, and lists how many', async () => {
    const list = textOf((await filesOf('embroidery')).get('decorations.csv'));
    const rows = list.trim().split('\r\n').slice(1);
    const numbered = rows.map((row) => row.replace(/^decorations\/(\d+)_[^,]*,/, '$1,'));
    expect(numbered).toEqual([
      expect.stringMatching(
        /^001,Football shirt back,Name,HUDSON,Embroidery,[\d.]+,[\d.]+,KR 101 White,1,Medium,\d+,\d+0$/,
      ),
      expect.stringMatching(/^002,Football shirt back,Name,WREN,.*,1,Large,\d+,\d+0$/),
      expect.stringMatching(/^003,Football shirt back,Name,HUDSON,.*,1,Boys XL,\d+,\d+0$/),
      expect.stringMatching(/^004,Football shirt back,Number,7,.*,2,"Medium, Large",\d+,\d+0$/),
      expect.stringMatching(/^005,Football shirt back,Number,8,.*,1,Boys XL,\d+,\d+0$/),
      // 40 × 40 mm less the corner above, all of it one colour or the other.
      '006,Football shirt front,Logo: Crest,,Embroidery,40,40,"KR 503 Red, KR 101 White",2,"Medium, Large",1200,1140',
      expect.stringMatching(/^007,Football shirt front,Logo: Crest,,Embroidery,35\.1,35\.1,.*,1,Boys XL,925,900$/),
    ]);
  });

  it('cuts vinyl mirrored, a file for each colour, layer on layer in one box', async () => {
    const files = await filesOf('vinyl');
    const outlines = await loadOutlines(['block']);
    const layers = await Promise.all(
      ['1_SPOT-4-C8102E', '2_KR-101-White'].map((layer) =>
        readPrintPdf(found(files, new RegExp(`Crest_40x40mm_${layer}\\.pdf$`)).bytes),
      ),
    );
    for (const [index, pdf] of layers.entries()) {
      expect(pdf.plates.map(([plate]) => plate)).toEqual(['CutContour', 'Label']);
      const [cut] = drawnIn(pdf.content, 'S906');
      const [page] = pdf.pages;
      const [left = 0, bottom = 0, right = 0, top = 0] = page?.trim ?? [];
      // 5 mm around the largest layer, its middle in the middle.
      expect(right - left).toBeCloseTo(50, 1);
      expect(top - bottom).toBeCloseTo(50, 1);
      expect(cut?.turned).toBe(-1);
      expect(cut?.x).toBeCloseTo((left + right) / 2, 2);
      expect((page?.height ?? 0) - (cut?.y ?? 0)).toBeCloseTo((top + bottom) / 2, 2);
      expect(cut?.width).toBeCloseTo(index ? 12 : 40, 1);
      expect(cut?.height).toBeCloseTo(index ? 12 : 40, 1);
    }
    // Not turned in the file: placing does that. The lower layer is of one piece.
    const [shield] = drawnIn(layers[0]?.content ?? '', 'S906');
    expect(shield?.corners.map(([x, y]) => `${x} ${y}`).toSorted()).toEqual(['-20 -20', '-20 20', '20 0', '20 20']);
    const { svg } = found(files, /Crest_40x40mm_1_SPOT-4-C8102E\.pdf$/);
    expect(svg).toMatch(/<g id="CutContour"><g transform="matrix\(-1 0 0 1 75 30\)">/);

    const name = kitIn('vinyl').elements.find(({ kind }) => kind === 'name');
    if (name?.kind !== 'name') throw new Error('There is a name.');
    const { width, height } = layOutText('HUDSON', name.lettering, name, outlines);
    const cut = drawnIn((await readPrintPdf(found(files, /001_.*\.pdf$/).bytes)).content, 'S906');
    const [x, y] = [
      cut.flatMap(({ corners }) => corners.map(([a]) => a)),
      cut.flatMap(({ corners }) => corners.map(([, b]) => b)),
    ];
    expect(Math.abs(Math.max(...x) - Math.min(...x) - width)).toBeLessThan(0.1);
    expect(Math.max(...y) - Math.min(...y)).toBeGreaterThan(height - 0.1);
  });

  it('prints transfers mirrored on white, which no colour above it takes away', async () => {
    const pdf = await readPrintPdf(found(await filesOf('transfer'), /Crest_40x40mm\.pdf$/).bytes);
    expect(pdf.plates.map(([plate]) => plate)).toEqual([
      ...['KR 101 White', 'SPOT 4 C8102E', 'CutContour', 'Label', 'WhiteUnderbase'],
    ]);
    const [white] = drawnIn(pdf.content, 'S909');
    expect(white?.turned).toBe(-1);
    expect(white?.width).toBeCloseTo(39.6, 1);
    const [before = '', after = ''] = pdf.content.split('/Overprint gs');
    expect(before).toContain('/S909 cs');
    expect(after).toMatch(/^\nq\n[\s\S]*\/S1 cs/);
    expect(after).not.toContain('/S909 cs');
    // Side by side: the red has a hole for the white.
    expect(drawnIn(after, 'S1')[0]?.corners).toHaveLength(8);
  });

  it('shows embroidery as it is seen, in threads of our own table with their areas', async () => {
    const { bytes, svg } = found(await filesOf('embroidery'), /Crest_40x40mm\.pdf$/);
    const pdf = await readPrintPdf(bytes);
    expect(pdf.plates.map(([plate]) => plate)).toEqual(['KR 101 White', 'KR 503 Red', 'Label']);
    expect(svg).toMatch(/<g id="Artwork"><g transform="matrix\(1 0 0 1 75 30\)">/);
    expect(pdf.content).not.toMatch(/-1 0 0 1 \S+ \S+ cm/);
  });

  it('has no places where nothing is put on', async () => {
    const document = { ...kitIn('vinyl'), elements: [] };
    expect([...(await unpack(orderOf({ document, players }))).keys()]).toEqual([
      ...['roster.csv', 'specification.pdf', 'decorations.csv'],
    ]);
  });

  it('tells where each goes, on a page for each piece and size', async () => {
    const pdf = await readPrintPdf(found(await filesOf('vinyl'), /^placement\.pdf$/).bytes);
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array.from({ length: 6 }, () => [210, 297]),
    );
    expect(pdf.plates.map(([plate]) => plate)).toEqual(Array.from({ length: 6 }, () => 'Label'));
  });
});

function starterLettering({ elements }: KitDocument) {
  const last = elements.at(-1);
  if (last?.kind !== 'number') throw new Error('There is a number.');
  return last.lettering;
}

describe('a print pack in several techniques', () => {
  const crest: KitElement = {
    ...{ kind: 'logo', id: 'crest', garment: 'football-shirt', surface: 'front', x: 0, y: 130, rotation: 0, width: 60 },
    logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: '#c8102e' }] },
  };
  const document = kitOf({ elements: [...kitOf().elements, crest] });
  const threads = [
    { code: 'Madeira 1842', name: 'Ruß', hex: '#111111' },
    { code: 'Madeira 1147', name: 'Rot', hex: '#c0202a' },
  ];
  const order = orderOf({
    document,
    techniques: {
      'football-shirt': { garment: 'sublimation', names: 'vinyl', numbers: 'sublimation', logos: 'embroidery' },
    },
    rules: { ...USUAL_RULES, threads },
    players: [{ name: 'HUDSON', number: '7', size: 'M', person: 'Sam Hudson', squad: 'U13' }],
  });
  let files = new Map<string, Uint8Array>();
  beforeAll(async () => {
    files = await unpack(order);
  });

  it('prints cloth without what is put onto it later, which has files in its own technique', async () => {
    const names = [...files.keys()].filter((name) => name.endsWith('.pdf'));
    expect(names.filter((name) => name.startsWith('decorations/'))).toEqual([
      expect.stringMatching(/001_Football-shirt-back_Name-HUDSON_.*_1_/),
      expect.stringMatching(/001_Football-shirt-back_Name-HUDSON_.*_2_/),
      expect.stringMatching(/001_Football-shirt-back_Name-HUDSON_.*_3_/),
      expect.stringMatching(/002_Football-shirt-front_Logo-Crest_/),
    ]);
    const rows = textOf(files.get('decorations.csv')).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(2, 5))).toEqual([
      ['Name', 'HUDSON', 'Vinyl'],
      ['Logo: Crest', '', 'Embroidery'],
    ]);
    const platesOf = async (piece: string) => {
      const { plates } = await readPrintPdf(files.get(`pieces/001_M_7_HUDSON/football-shirt-${piece}.pdf`)!);
      return plates.map(([plate]) => plate);
    };
    const whole = await unpack(orderOf({ ...order, techniques: {} }));
    const { plates } = await readPrintPdf(whole.get('pieces/001_M_7_HUDSON/football-shirt-back.pdf')!);
    expect(plates.map(([plate]) => plate)).toContain('SPOT 4 111111');
    expect(await platesOf('back')).not.toContain('SPOT 4 111111');
    expect(await platesOf('front')).toEqual(['SPOT 1 1E3A8A', 'CutContour', 'SewLine']);
  });

  it('embroiders in the nearest of the shop’s threads, on a plate in ASCII', async () => {
    const [, sheet] = [...files].find(([name]) => /Crest.*pdf$/.test(name)) ?? [];
    const { plates } = await readPrintPdf(sheet!);
    expect(plates.map(([plate]) => plate)).toEqual(['Madeira 1147 Rot', 'Label']);
    expect(textOf(files.get('decorations.csv'))).toContain('Madeira 1147 Rot');
  });

  it('says in its specification what is made how', async () => {
    const text = await pdfText(files.get('specification.pdf')!);
    for (const each of ['names: vinyl, numbers: sublimated, logos and texts: embroidery', 'Madeira 1147 Rot', 'Vinyl'])
      expect(text).toContain(each);
    expect(text).not.toContain('no cloth is printed');
  });

  it('labels pieces with squad and wearer, and what follows', () => {
    const [front, back] = printedPieces(order, document.garments);
    expect(back?.labels).toEqual([
      'ORD-1042 · U13 · 7 HUDSON · Sam Hudson · Medium · Football shirt back · then vinyl',
      'ORD-1042 · U13 · 7 HUDSON · Medium · Football shirt back',
      'ORD-1042 · 7 HUDSON · Medium · Football shirt back',
    ]);
    expect(front?.labels[0]).toMatch(/Football shirt front · then embroidery$/);
  });
});

describe('a print pack of a logo that is a picture', () => {
  const size = { width: 300, height: 200 };
  const crestOf = (picture: KitLogoPicture): KitElement => ({
    ...{
      kind: 'logo',
      id: 'crest',
      garment: 'football-shirt',
      surface: 'front',
      x: 30,
      y: 150,
      rotation: 0,
      width: 90,
    },
    logo: {
      ...{ name: 'Crest', width: 30, height: 20, shapes: [{ d: 'M0 0L30 0L30 20L0 20Z', color: '#c8102e' }] },
      picture,
    },
  });
  async function filesOf(technique: KitTechnique | undefined, channels: 3 | 4) {
    const data = Buffer.from(Array.from({ length: size.width * size.height * channels }, (_, i) => (i * 7) % 251));
    const drawn = sharp(data, { raw: { ...size, channels } });
    const isClear = channels === 4;
    const type = isClear ? ('image/png' as const) : ('image/jpeg' as const);
    const bytes = await (isClear ? drawn.png() : drawn.jpeg()).toBuffer();
    const crest = crestOf({ hash: 'c'.repeat(64), ...size });
    const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
    const document = setTechnique({ ...kit, elements: [...kit.elements, crest] }, 'football-shirt', technique);
    return unpack(
      orderOf({
        document,
        players: [{ name: 'HUDSON', number: '7', size: 'M' }],
        readPicture: async () => ({ type, bytes }),
      }),
    );
  }
  const boxIn = (content: string) => /(\S+) 0 0 (\S+) 0 (\S+) cm\n\/P0 Do/.exec(content)?.slice(1).map(Number);

  it.each([3, 4] as const)(
    'prints its %i channels where it is, true to size, and no ink of its shapes',
    async (channels) => {
      const files = await filesOf(undefined, channels);
      const front = files.get('pieces/001_M_7_HUDSON/football-shirt-front.pdf') ?? new Uint8Array();
      const pdf = await readPrintPdf(front);
      expect(pdf.plates.map(([plate]) => plate)).toEqual(['SPOT 1 1E3A8A', 'CutContour', 'SewLine']);
      expect(FORBIDDEN.filter((operator) => pdf.operators.has(operator))).toEqual(['Do']);
      // A box of 30 by 20 units, three millimetres each.
      expect(boxIn(pdf.content)).toEqual([30, -20, 20]);
      expect(pdf.content).toContain('1 0 0 1 30 150 cm');
      expect(pdf.content).toContain('3 0 0 3 -45 -30 cm');
      const [image] = pdf.images;
      expect(image).toEqual({ ...size, hasMask: channels === 4, hasProfile: true });
      const svg = textOf(files.get('pieces/001_M_7_HUDSON/football-shirt-front.svg'));
      expect(svg).toContain(`<image href="data:image/${channels === 4 ? 'png' : 'jpeg'};base64,`);
      expect(textOf(files.get('pieces/001_M_7_HUDSON/football-shirt-back.svg'))).not.toContain('<image');
      expect(await pdfText(files.get('specification.pdf') ?? new Uint8Array())).toContain('picture, 300 × 200 px');
    },
  );

  it('prints it as a transfer mirrored on white of its outline, and cuts its shapes of vinyl', async () => {
    const files = await filesOf('transfer', 4);
    const name = [...files.keys()].find((each) => /Crest_90x60mm\.pdf$/.test(each)) ?? '';
    const pdf = await readPrintPdf(files.get(name) ?? new Uint8Array());
    expect(pdf.plates.map(([plate]) => plate)).toEqual(['CutContour', 'Label', 'WhiteUnderbase']);
    const [before = '', after = ''] = pdf.content.split('/Overprint gs');
    expect(before).toContain('/S909 cs');
    expect(after).toMatch(/^\nq\n-1 0 0 1 /);
    expect(boxIn(after)).toEqual([30, -20, 20]);
    expect(textOf(files.get('decorations.csv'))).toContain(',Picture,');
    const vinyl = await filesOf('vinyl', 4);
    expect([...vinyl.keys()].filter((each) => /Crest/.test(each)).join()).toMatch(/Crest_90x60mm_1_SPOT-3-C8102E/);
  });

  it('cannot be made without it', async () => {
    const { elements, ...kit } = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
    const crest = crestOf({ hash: 'e'.repeat(64), width: 9, height: 9 });
    await expect(unpack(orderOf({ document: { ...kit, elements: [...elements, crest] } }))).rejects.toThrow(
      'is missing',
    );
  });
});

describe('a set', () => {
  const set = (name: string, number: string, size: SizeCode, shorts: SizeCode, socks: SizeCode): PrintPlayer => ({
    ...{ name, number, size },
    parts: [
      { name: 'Shorts', size: shorts, garment: 'football-shorts' },
      { name: 'Socks', size: socks },
    ],
  });
  const players = [set('HUDSON', '7', 'M', 'L', 'S'), set('WREN', '4', 'L', 'L', 'L'), set('', '', 'M', 'M', 'M')];
  const parts = ['Shirt', 'Shorts', 'Socks'];
  const shirt = kitOf();
  const number: KitElement = {
    ...{
      kind: 'number',
      id: 'shorts-number',
      garment: 'football-shorts',
      surface: 'front',
      x: 150,
      y: 330,
      rotation: 0,
    },
    ...{ height: 60, maxWidth: 80, lettering: starterLettering(shirt) },
  };
  const document: KitDocument = {
    ...shirt,
    garments: [...shirt.garments, { type: 'football-shorts', cut: 'mens' }],
    elements: [...shirt.elements, number],
  };
  const namesIn = (files: Map<string, Uint8Array>, folder: RegExp) =>
    [...files.keys()].filter((name) => folder.test(name) && name.endsWith('.svg'));

  it('has the pieces of each part in the player’s size of it, and lists the sizes of all', async () => {
    const files = await unpack(
      orderOf({ document, parts, players: [...players, { name: 'HILL', number: '9', size: 'S', parts: [] }] }),
    );
    expect(textOf(files.get('roster.csv'))).toBe(
      '\uFEFFNumber,Name,Size,Shorts,Socks\r\n7,HUDSON,M,L,S\r\n4,WREN,L,L,L\r\n,,M,M,M\r\n9,HILL,S,,\r\n',
    );
    const specification = await pdfText(files.get('specification.pdf') ?? new Uint8Array());
    for (const text of [
      'Shirt: 1 × Small, 2 × Medium, 1 × Large',
      'Shorts: 1 × Medium, 2 × Large',
      'Socks: 1 × Small, 1 × Medium, 1 × Large',
    ])
      expect(specification).toContain(text);
    expect(namesIn(files, /shorts/)).toEqual([
      ...SHORTS_PIECES.map((piece) => `pieces/001_M_7_HUDSON/football-shorts-${piece}-L.svg`),
      ...SHORTS_PIECES.map((piece) => `pieces/002_L_4_WREN/football-shorts-${piece}.svg`),
      ...SHORTS_PIECES.map((piece) => `pieces/003_M/football-shorts-${piece}.svg`),
    ]);
    const sizeOf = async (name: string) => {
      const { pages } = await readPrintPdf(files.get(name) ?? new Uint8Array());
      return pages[0]?.width ?? 0;
    };
    const [large, medium] = await Promise.all(
      ['001_M_7_HUDSON/football-shorts-left-front-L', '003_M/football-shorts-left-front'].map((name) =>
        sizeOf(`pieces/${name}.pdf`),
      ),
    );
    expect(large).toBeGreaterThan((medium ?? 0) + 5);
  });

  it('has the decorations of each part in its technique, and their places in the sizes of that part alone', async () => {
    const decorated = setTechnique(document, 'football-shorts', 'vinyl');
    const files = await unpack(orderOf({ document: decorated, parts, players }));
    const rows = textOf(files.get('decorations.csv')).trim().split('\r\n').slice(1);
    expect(new Set(rows.map((row) => row.split(',')[1]))).toEqual(new Set(['Shorts front']));
    expect(rows.map((row) => row.split(',').slice(2, 4).join(' '))).toEqual(['Number 7', 'Number 4']);
    expect(namesIn(files, /shorts.*front/).filter((name) => name.startsWith('pieces'))).toEqual([]);
    const { pages } = await readPrintPdf(files.get('placement.pdf') ?? new Uint8Array());
    // Shorts come in Medium and Large, and nobody has a number on a Medium.
    expect(pages).toHaveLength(1);
  });
});

describe('a print pack for a printer with a profile', async () => {
  const icc = await cmykProfile();
  const profile = { file: 'x.icc', read: async () => ({ name: 'Ink & cloth', deflated: deflateSync(icc) }) };
  const kit = kitOf();
  const shorts = { type: 'football-shorts', cut: 'mens', technique: 'transfer' } as const;
  const number: KitElement = {
    ...{ kind: 'number', id: 'leg', garment: 'football-shorts', surface: 'front', x: 150, y: 330, rotation: 0 },
    ...{ height: 60, maxWidth: 80, lettering: starterLettering(kit) },
  };
  const document = { ...kit, garments: [...kit.garments, shorts], elements: [...kit.elements, number] };
  const files = await unpack(orderOf({ document, profile }));
  const isIntended = (bytes: Uint8Array) => Buffer.from(bytes).includes('/GTS_PDFX');

  it('is PDF/X-4 where it prints colours by the roll or on film', () => {
    const intended = [...files].filter(([name, bytes]) => name.endsWith('.pdf') && isIntended(bytes));
    expect(intended.map(([name]) => name.replace(/_.*/, ''))).toEqual(['decorations/001', 'roll/1.pdf']);
  });

  it.each(['roll/1.pdf', 'decorations/001_'])('has all that it wants in %s', async (path) => {
    const [name = '', bytes = new Uint8Array()] =
      [...files].find(([each]) => each.startsWith(path) && each.endsWith('pdf')) ?? [];
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.slice(0, 8), name).toBe('%PDF-1.6');
    const opened = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
    const { info, metadata } = await opened.getMetadata();
    expect(info).toMatchObject({ PDFFormatVersion: '1.6', Creator: 'Kitroom', Producer: 'Kitroom' });
    expect(info).toMatchObject({ Trapped: { name: 'False' }, Custom: { GTS_PDFXVersion: 'PDF/X-4' } });
    expect(metadata.get('pdfxid:gts_pdfxversion')).toBe('PDF/X-4');
    expect(metadata.get('pdf:trapped')).toBe('False');
    expect(metadata.get('dc:title')).toBe((info as { Title: string }).Title);
    for (const key of ['xmp:createdate', 'xmp:modifydate', 'xmp:metadatadate'])
      expect(metadata.get(key)).toBe(time.toISOString().replace('.000', ''));
    expect(metadata.get('xmpmm:documentid')).toMatch(/^uuid:[0-9a-f]{32}$/);
    expect(opened.fingerprints[0]).toMatch(/^[0-9a-f]{32}$/);
    await opened.loadingTask.destroy();
    expect(text).toMatch(/\/Type \/OutputIntent\s+\/S \/GTS_PDFX\s+\/OutputConditionIdentifier <FEFF[0-9A-F]+>/);
    const [head = ''] = /<<\s*\/N 4\s*\/Filter \/FlateDecode\s*\/Length \d+\s*>>\s*stream\r?\n/.exec(text) ?? [];
    expect(inflateSync(bytes.subarray(text.indexOf(head) + head.length)).equals(icc)).toBe(true);
    const [page] = (await readPrintPdf(bytes)).pages;
    const { width = 0, height = 0, trim = [], bleed = [] } = page ?? {};
    expect(trim.every((value, side) => (side < 2 ? value >= (bleed[side] ?? 0) : value <= (bleed[side] ?? 0)))).toBe(
      true,
    );
    expect(bleed.every((value, side) => value > -0.01 && value < [width, height][side % 2]! + 0.01)).toBe(true);
    expect(text).not.toMatch(/\/(Encrypt|JavaScript|Annots|LZWDecode|TR2?|HT|PS|DestOutputProfileRef)\b/);
  });
});

describe('making a print pack', () => {
  it('tells how far it is, and ends when asked to', async () => {
    const steps: [number, number][] = [];
    await unpack(orderOf({ onProgress: (...step) => steps.push(step) }));
    expect(steps).toEqual(Array.from({ length: 24 }, (_, index) => [index + 1, 24]));

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
    expect(front.plates.map(([plate]) => plate)).toEqual(['SPOT 1 E6007E', 'CutContour', 'SewLine']);
  });
});

it('keeps the heading of the players with their sizes and the first of them, however long the names before it are', async () => {
  const long = 'Maximiliana Wolfeschlegelsteinhausen-Featherstonehaugh Smyth';
  const { colorways, ...kit } = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15'], long);
  const document = {
    ...kit,
    colorways: colorways.map((each) => ({ ...each, name: 'Home with the long sleeves and the sponsor of the season' })),
  };
  const parts = ['Shirt with long sleeves', 'Goalkeeper shorts with pockets', 'Socks'];
  const players = Array.from({ length: 17 }, (_, index): PrintPlayer => ({
    ...{ name: 'WOLFESCHLEGELSTEINHA', number: String(index + 1), size: index === 16 ? 'XLB' : 'M' },
    parts: parts.slice(1).map((name) => ({ name, size: 'L' })),
  }));
  const order = orderOf({
    document,
    players,
    parts,
    orderedBy: `${long} Community Football and Netball Club of Riverside`,
  });
  const text = await pdfText(await drawSpecification(order, await loadOutlines(fontsOf(document))));
  expect(text).toMatch(
    /Players Shirt with long sleeves: 1 × Boys XL, 16 × Medium .* Number Name .* 1 WOLFESCHLEGELSTEINHA/,
  );
  expect(text).not.toContain('Players Specification');
});

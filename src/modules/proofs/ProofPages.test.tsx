import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { renderPdf } from '@/modules/documents/render-pdf';
import type { SiteSetting } from '@/payload-types';
import type { ProofPlayer } from './proof-line';
import { ProofPages, type DrawnLine } from './ProofPages';

const LONGEST = 'Maximiliana Wolfeschlegelsteinhausen-Featherstonehaugh Smyth';
/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
/** Margin of every page, in points. */
const MARGIN = 40;

let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 280, height: 350, channels: 3, background: '#1e3a8a' } })
    .jpeg()
    .toBuffer();
});

const playersOf = (count: number, person: string, squad?: string): ProofPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ name: 'WOLFESCHLEGELSTEINHA', number: String(index), size: 'M', sizes: { Shorts: 'L' }, person },
    ...(squad && { squad }),
  }));

function lineOf(players: ProofPlayer[], isKit: boolean): DrawnLine {
  const document = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], LONGEST);
  const kit = { hash: 'a', name: LONGEST, garment: 'football-shirt' as const };
  return {
    line: {
      ...{ title: `Striker Pro Football Kit, kit “${LONGEST}”`, productId: 'p', color: null, kit: isKit ? kit : null },
      ...{ pieces: players.length, players, nameless: [], logos: ['Left chest: Riverside crest', 'Back: Acme'] },
    },
    drawn: { kit, document },
    listed: [],
    garments: [
      {
        type: 'football-shirt',
        views: isKit ? KIT_VIEWS.map((view) => ({ view, picture })) : [],
        side: 'back',
        players: players.map((player) => ({ player, picture })),
      },
    ],
  };
}

type Box = { what: string; left: number; right: number; bottom: number; top: number };

async function boxesOf(lines: DrawnLine[]): Promise<Box[][]> {
  const settings = { brandName: 'Kitroom', address: '1 Mill Lane' } as SiteSetting;
  const pdf = await renderPdf(
    <ProofPages order={{ orderNumber: 'ORD-2026-123456', team: LONGEST }} drawn={lines} settings={settings} />,
  );
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const opened = await task.promise;
  const pages: Box[][] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): Box[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      return [{ what: item.str, left, right: left + item.width, bottom, top: bottom + 0.7 * item.height }];
    });
    const { fnArray, argsArray } = await page.getOperatorList();
    let matrix = [1, 0, 0, 1, 0, 0];
    const kept: number[][] = [];
    const pictures = fnArray.flatMap((operator, index): Box[] => {
      if (operator === OPS.save) kept.push(matrix);
      else if (operator === OPS.restore) matrix = kept.pop() ?? matrix;
      else if (operator === OPS.transform) matrix = times(argsArray[index] as number[], matrix);
      if (operator !== OPS.paintImageXObject) return [];
      const [width = 0, , , height = 0, left = 0, bottom = 0] = matrix;
      const [top, base] = [bottom + height, bottom].toSorted((a, b) => b - a);
      return [{ what: `picture ${index}`, left, right: left + width, bottom: base ?? 0, top: top ?? 0 }];
    });
    pages.push([...texts, ...pictures]);
  }
  await task.destroy();
  return pages;
}

function times(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[],
  [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0]: number[],
) {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** Half a point is no overlap: letters lean out of their boxes. */
const overlaps = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0.5;

function faultsOf(pages: Box[][]): string[] {
  return pages.flatMap((page, number) =>
    page.flatMap((box, index) => [
      ...(box.left < MARGIN || box.right > WIDTH - MARGIN || box.top > HEIGHT - MARGIN || box.bottom < 20
        ? [`page ${number + 1}: ${box.what} runs over the edge`]
        : []),
      ...page
        .slice(index + 1)
        .filter((other) => overlaps(box, other))
        .map((other) => `page ${number + 1}: ${box.what} lies on ${other.what}`),
    ]),
  );
}

const pictureCounts = (pages: Box[][]): number[] =>
  pages.map((page) => page.filter(({ what }) => what.startsWith('picture')).length);

const COUNTS = [1, 6, 12, 14, 30];

it('draws players of a kit after its four sides, twelve on a page', async () => {
  const pages = await boxesOf(COUNTS.map((count) => lineOf(playersOf(count, 'Jo Hudson'), true)));
  const pictures = [
    [4, 1],
    [4, 6],
    [4, 12],
    [4, 12, 2],
    [4, 12, 12, 6],
  ].flat();
  expect([pictureCounts(pages), faultsOf(pages)]).toEqual([pictures, []]);
});

it.each([
  ['of a kit', true],
  ['of goods from stock', false],
])('draws all players %s whose names and squads have 60 characters, none over another', async (_, isKit) => {
  const pages = await boxesOf(COUNTS.map((count) => lineOf(playersOf(count, LONGEST, LONGEST), isKit)));
  const drawn = pictureCounts(pages).reduce((sum, each) => sum + each, 0);
  expect([drawn, faultsOf(pages)]).toEqual([63 + (isKit ? 4 * COUNTS.length : 0), []]);
});

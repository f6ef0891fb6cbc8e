import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MILLIMETRES = 25.4 / 72;

interface ReadPage {
  width: number;
  height: number;
  /** Left, bottom, right and top. */
  trim: number[];
  bleed: number[];
}

/** Sizes in mm. */
export interface ReadPdf {
  pages: ReadPage[];
  fonts: number;
  /** With process inks. */
  plates: (readonly [name: string, ...cmyk: number[]])[];
  blends: { plates: string[]; line: number[] }[];
  images: { width: number; height: number; hasMask: boolean; hasProfile: boolean }[];
  profiles: Uint8Array[];
  content: string;
  operators: Set<string>;
}

const numbers = (text = '') => text.trim().split(/\s+/).map(Number);
const nameOf = (written = '') =>
  written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Another program’s reader checks that it opens. */
export async function readPrintPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const text = Buffer.from(bytes).toString('latin1');
  const task = getDocument({ data: Uint8Array.from(bytes), stopAtErrors: true, verbosity: 0 });
  const opened = await task.promise;
  const box = (name: string) =>
    numbers(new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1]).map((value) => value * MILLIMETRES);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number);
    await page.getOperatorList();
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const [width, height] = [right - left, top - bottom].map((points) => points * page.userUnit * MILLIMETRES) as [
      number,
      number,
    ];
    pages.push({ width, height, trim: box('TrimBox'), bleed: box('BleedBox') });
  }
  await task.destroy();
  // Without pictures’ operators.
  const content = [
    ...text.matchAll(/<<\s*(?:\/Length \d+\s*)?\/Filter \/FlateDecode\s*(?:\/Length \d+\s*)?>>\s*stream\r?\n/g),
  ]
    .map(({ index, 0: { length } }) => inflateSync(bytes.subarray(index + length)).toString('latin1'))
    .join('\n');
  const profiles = Array.from(
    text.matchAll(/\n(\d+) 0 obj\s*\[ *\/ICCBased (\d+) 0 R *\]/g),
    ([, space = '', stream = '']) => {
      const head = new RegExp(
        String.raw`\n${stream} 0 obj\s*<<\s*/N 3\s*/Alternate /DeviceRGB\s*/Length (\d+)\s*>>\s*stream\r?\n`,
      ).exec(text);
      const from = (head?.index ?? 0) + (head?.[0].length ?? 0);
      return { space, bytes: bytes.subarray(from, from + Number(head?.[1] ?? 0)) };
    },
  );
  return {
    pages,
    fonts: text.match(/\/Font\b/g)?.length ?? 0,
    plates: Array.from(
      text.matchAll(/\/Separation \/(\S+) \/DeviceCMYK <<[^>]*\/C1 \[([^\]]+)\]/g),
      ([, name, inks]) => [nameOf(name), ...numbers(inks)] as const,
    ),
    blends: Array.from(
      text.matchAll(/\/DeviceN\s*\[([^\]]+)\][\s\S]*?\/Coords\s*\[([^\]]+)\]/g),
      ([, names = '', line]) => ({
        plates: names
          .trim()
          .split(/\s+/)
          .map((name) => nameOf(name.slice(1))),
        line: numbers(line),
      }),
    ),
    images: Array.from(text.matchAll(/\/Subtype \/Image([\s\S]*?)\bstream/g), ([, dictionary = '']) => dictionary)
      .filter((dictionary) => !dictionary.includes('/DeviceGray'))
      .map((dictionary) => ({
        width: Number(/\/Width (\d+)/.exec(dictionary)?.[1]),
        height: Number(/\/Height (\d+)/.exec(dictionary)?.[1]),
        hasMask: dictionary.includes('/SMask'),
        hasProfile: profiles.some(({ space }) => dictionary.includes(`/ColorSpace ${space} 0 R`)),
      })),
    profiles: profiles.map(({ bytes: profile }) => profile),
    content,
    operators: new Set(content.split(/\s+/).filter((word) => /^[A-Za-z]\w*\*?$/.test(word))),
  };
}

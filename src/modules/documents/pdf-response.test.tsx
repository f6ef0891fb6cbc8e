import { inflateSync } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Document, Page } from './elements';
import { look } from './look';
import { renderPdf } from './render-pdf';
import { expect, it } from 'vitest';
import type { SiteSetting } from '@/payload-types';
import { pdfResponse } from './pdf-response';
import { Sheet } from './Sheet';
import { Text } from './Text';

const settings = { brandName: 'Kitroom', address: '1 Mill Lane' } as SiteSetting;

async function lettersOf(text: string): Promise<string> {
  const { body } = await pdfResponse({
    document: (
      <Document>
        <Sheet settings={settings} subject="ORD-1" source={text}>
          <Text style={{ fontWeight: 400 }}>{text}</Text>
          <Text style={{ fontWeight: 700 }}>{text}</Text>
        </Sheet>
      </Document>
    ),
    fileName: 'x.pdf',
    disposition: 'inline',
  });
  const pdf = Buffer.from(await new Response(body).arrayBuffer());
  const maps = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'));
  const codes = maps.flatMap((map) => map.match(/<[0-9a-f]{4,}>/gi) ?? []).map((hex) => hex.slice(1, -1));
  return codes.map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join('');
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(pdf.subarray(index + length)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

it.each(['Đức', 'ИВАН', 'Ελένη', 'Łódź', 'Їжакевич'])('draws every letter of %s, in both weights', async (name) => {
  const letters = await lettersOf(name);
  for (const letter of name) expect(letters.split(letter).length - 1, letter).toBeGreaterThanOrEqual(2);
  expect(letters).not.toContain('\uFFFD');
});

it.each([
  'דוד כהן',
  '王小明',
  '陳大文',
  'さくら カナ',
  '김철수',
  'अमित',
  'สมชาย',
  'Ada 王',
  'ರಮಾ',
  'രമ',
  'ରମା',
  'රමා',
  'រតន',
  'ມະນີ',
  'ရတနာ',
])('draws every letter of %s, in both weights', async (name) => {
  const letters = await lettersOf(name);
  for (const letter of name.replace(/\p{M}/gu, '')) expect(letters, letter).toContain(letter);
  expect(letters).not.toContain('\uFFFD');
});

async function drawnOf(text: string): Promise<string> {
  const pdf = await renderPdf(
    <Document>
      <Page>
        <Text style={look.page}>{text}</Text>
      </Page>
    </Document>,
  );
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const glyphs = fnArray.flatMap((fn, index) =>
    fn === OPS.showText ? (argsArray[index] as [({ unicode: string } | number)[]])[0] : [],
  );
  await task.destroy();
  return glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
}

it('sets Hebrew and Arabic from right to left, and numbers and Latin within from left to right', async () => {
  expect(await drawnOf('דוד כהן')).toBe('ןהכ דוד');
  expect(await drawnOf('דוד 10 AB')).toBe('AB 10 דוד');
  expect(await drawnOf('10 דוד כהן')).toBe('ןהכ דוד 10');
});

it.each(['محمد علي', 'أحمد', 'شارع', 'يوسف', 'فاطمة', 'آمنة', 'پیمان', 'ٴِ'])(
  'draws every letter of %s, joined',
  async (name) => {
    const letters = await lettersOf(name);
    for (const letter of name.replace(' ', '')) expect(letters, letter).toContain(letter);
    expect(letters).not.toContain('\uFFFD');
  },
);

it('shows that a letter could not be drawn, and says what to do', async () => {
  const letters = await lettersOf('Ada 👩');
  expect(letters).toContain('\uFFFD');
});

it('lets letters be copied that another document has drawn as a part of others', async () => {
  await lettersOf('ÄÉÏÖÜ äéïöü …');
  const plain = 'AEOUaeou.';
  const letters = await lettersOf(plain);
  for (const letter of plain) expect(letters.split(letter).length - 1, letter).toBeGreaterThanOrEqual(2);
});

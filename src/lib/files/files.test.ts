import fc from 'fast-check';
import { chmod, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acceptAsset } from './accept-asset';
import { attachment } from './disposition';
import { drawPreview } from './draw-preview';
import { pdfOfPostscript } from './postscript-pdf';
import { postscriptOf, sniff } from './sniff';
import { findTool } from './tools';
import { hostileFiles } from '../../../tests/fixtures/hostile';
import { forAll } from '../../../tests/setup/for-all';

const image = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: '#7c3aed' } });
const png = () => image().png().toBuffer();
const jpeg = () => image().jpeg().toBuffer();

afterEach(() => void vi.unstubAllEnvs());

describe('sniffing', () => {
  const dos = Buffer.alloc(64);
  Buffer.from([0xc5, 0xd0, 0xd3, 0xc6]).copy(dos);
  dos.writeUInt32LE(32, 4);
  dos.write('%!PS-Adobe-3.0 EPSF-3.0', 32, 'latin1');

  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['%PDF-2.0\n', 'pdf'],
    [' %PDF-1.7\n', 'unknown'],
    ['%!PS-Adobe-3.0 EPSF-3.0\n', 'postscript'],
    [dos, 'postscript'],
    [dos.subarray(0, 34), 'unknown'],
    ['<svg xmlns="x"/>', 'svg'],
    ['\ufeff<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "a" "b">\n<svg>', 'svg'],
    ['<html><svg/></html>', 'unknown'],
    ['<!doctype html><svg>', 'svg'],
    ['<svgx>', 'unknown'],
    ['GIF89a', 'unknown'],
    ['PK\u0003\u0004', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (bytes, content) => expect(sniff(Buffer.from(bytes as string))).toBe(content));

  it('never throws', () => {
    forAll(fc.uint8Array({ maxLength: 200 }), (bytes) => void sniff(Buffer.from(bytes)));
  });
});

describe('what a file claims to be', () => {
  const accept = async (name: string, bytes: Buffer | string) => acceptAsset(name, Buffer.from(bytes as string));

  it('is checked against its bytes', async () => {
    expect(await accept('a.png', await png())).toMatchObject({ ok: true, content: 'png', mimeType: 'image/png' });
    expect(await accept('a.JPG', await jpeg())).toMatchObject({ ok: true, extension: 'jpg', mimeType: 'image/jpeg' });
    expect(await accept('a.jpeg', await jpeg())).toMatchObject({ ok: true, extension: 'jpeg' });
    expect(await accept('a.pdf', '%PDF-1.4\n')).toMatchObject({ ok: true });
    expect(await accept('a.ai', '%PDF-1.4\n')).toMatchObject({ ok: true, extension: 'ai' });
    expect(await accept('a.ai', '%!PS-Adobe-3.0\n')).toMatchObject({ ok: true });
    expect(await accept('a.eps', '%!PS-Adobe-3.0 EPSF-3.0\n')).toMatchObject({ ok: true });
    expect(await accept('a.png', await jpeg())).toMatchObject({
      ok: false,
      message: 'The name says PNG, but this file is a JPEG picture.',
    });
    expect(await accept('a.eps', '%PDF-1.4\n')).toMatchObject({ ok: false });
    expect(await accept('a.pdf', '%!PS\n')).toMatchObject({ ok: false });
    expect(await accept('a.gif', 'GIF89a')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/not accepted/),
    });
  });

  it.each([['png'], ['jpeg']] as const)('a %s is one whole still picture and nothing more', async (kind) => {
    const whole = kind === 'png' ? await png() : await jpeg();
    const zip = Buffer.concat([whole, Buffer.from('PK\u0003\u0004payload')]);
    expect(await accept(`a.${kind}`, zip)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/more than a picture/),
    });
    expect(await accept(`a.${kind}`, whole.subarray(0, -20))).toMatchObject({ ok: false });
    expect(await accept(`a.${kind}`, whole.subarray(0, 12))).toMatchObject({ ok: false });
    expect(await accept(`a.${kind}`, Buffer.concat([whole, Buffer.from('\0\0\n')]))).toMatchObject({ ok: true });
  });

  it('a JPEG of any kind is read to its end; a second one behind it belongs to it', async () => {
    const progressive = await image(200, 100).jpeg({ progressive: true, quality: 100 }).toBuffer();
    const noisy = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, n) => (n * 7919) % 256)), {
      raw: { width: 64, height: 64, channels: 3 },
    })
      .withExif({ IFD0: { Copyright: 'A' } })
      .jpeg()
      .toBuffer();
    for (const bytes of [progressive, noisy, Buffer.concat([noisy, progressive])]) {
      expect(await accept('a.jpg', bytes)).toMatchObject({ ok: true });
    }
  });

  it('an animated PNG is refused', async () => {
    const still = await png();
    const chunk = Buffer.alloc(20);
    chunk.writeUInt32BE(8, 0);
    chunk.write('acTL', 4, 'latin1');
    const animated = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
    expect(await accept('a.png', animated)).toMatchObject({ ok: false, message: expect.stringMatching(/Animated/) });
  });

  it('a picture of too many pixels is refused before it is drawn', async () => {
    const bomb = await png();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await accept('a.png', bomb)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/50 megapixels|damaged/),
    });
  });
});

describe('a preview', () => {
  it('is a WebP of at most 960 px', async () => {
    const wide = await drawPreview(await image(3000, 1500).png().toBuffer(), 'png');
    expect(await sharp(wide).metadata()).toMatchObject({ format: 'webp', width: 960, height: 480 });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12"/></svg>',
    );
    const drawn = await sharp(await drawPreview(svg, 'svg')).metadata();
    expect(drawn.format).toBe('webp');
    expect(drawn.width).toBeGreaterThan(700);
  });

  it('of a drawing that says it is huge stays small', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>';
    const drawn = await drawPreview(Buffer.from(svg), 'svg');
    if (drawn) expect((await sharp(drawn).metadata()).width).toBeLessThanOrEqual(960);
  });

  it('is none where no program is found, or the one that is fails', async () => {
    vi.stubEnv('PATH', '');
    expect(findTool('pdftoppm')).toBeUndefined();
    expect(await drawPreview(Buffer.from('%PDF-1.4\n'), 'pdf')).toBeUndefined();
    vi.stubEnv('PATH', await folderWith({ pdftoppm: 'exit 1', gs: 'exit 0' }));
    expect(await drawPreview(Buffer.from('%PDF-1.4\n'), 'pdf')).toBeUndefined();
  });

  it('is drawn by the program that is found, which sees nothing of us; its folder goes', async () => {
    const page = path.join(await mkdtemp(path.join(tmpdir(), 'kitroom-page-')), 'a.png');
    await image(40, 20).png().toFile(page);
    const check = '[ -z "$PAYLOAD_SECRET" ] && [ "$(/bin/cat input)" = "%PDF-1.4" ]';
    const tools = await folderWith({ pdftoppm: `${check} && /bin/cp ${page} page.png` });
    vi.stubEnv('PAYLOAD_SECRET', 'secret-of-ours-1234');
    vi.stubEnv('PATH', tools);
    const drawn = await drawPreview(Buffer.from('%PDF-1.4\n'), 'pdf');
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('kitroom-tool-'))).toEqual([]);
  });

  it.runIf(findTool('pdftoppm') ?? findTool('mutool') ?? findTool('gs'))(
    'of a PDF is drawn by a real program',
    async () => {
      const drawn = await drawPreview(Buffer.from(smallPdf()), 'pdf');
      expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp' });
    },
  );

  it.runIf(findTool('gs'))('of an EPS is drawn by Ghostscript, which reads no other file', async () => {
    const eps = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 50\n1 0 0 setrgbcolor 0 0 100 50 rectfill showpage\n';
    expect((await sharp(await drawPreview(Buffer.from(eps), 'postscript')).metadata()).width).toBeGreaterThan(100);
    const thief = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(/etc/passwd) (r) file showpage\n';
    expect(await drawPreview(Buffer.from(thief), 'postscript')).toBeUndefined();
  });
});

describe('an EPS as PDF', () => {
  const eps = (program: string) =>
    Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 50\n${program}\nshowpage\n`);
  const convert = (bytes: Buffer) => pdfOfPostscript(bytes, { missing: 'No Ghostscript.', maxBytes: 1_000_000 });
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('kitroom-tool-'));

  it('is refused where Ghostscript is not installed, or where it is no PostScript', async () => {
    vi.stubEnv('PATH', '');
    expect(await convert(eps(''))).toMatchObject({ ok: false, code: 'invalid', message: 'No Ghostscript.' });
    expect(await convert(Buffer.from('%PDF-1.4\n'))).toMatchObject({ ok: false, message: 'Please choose an EPS.' });
  });

  it('waits for others only behind a few', async () => {
    vi.stubEnv('PATH', await folderWith({ gs: '/bin/sleep 0.2; echo %PDF-1.7 >page.pdf' }));
    const answers = await Promise.all(Array.from({ length: 7 }, () => convert(eps(''))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({ code: 'unavailable' });
    expect(await left()).toEqual([]);
  });

  describe.runIf(findTool('gs'))('by Ghostscript', () => {
    const drawn = async (bytes: Buffer) => {
      const converted = await convert(bytes);
      return converted.ok ? converted.pdf.subarray(0, 5).toString() : converted.message;
    };
    const DAMAGED = /^This EPS cannot be drawn: it is damaged, too complex, or without/;

    it('is made of a plain file, and of one with a table for DOS', async () => {
      const plain = eps('1 0 0 setrgbcolor 0 0 100 50 rectfill');
      expect(await drawn(plain)).toBe('%PDF-');
      const dos = Buffer.alloc(32);
      Buffer.from([0xc5, 0xd0, 0xd3, 0xc6]).copy(dos);
      dos.writeUInt32LE(32, 4);
      dos.writeUInt32LE(plain.length, 8);
      const whole = Buffer.concat([dos, plain, Buffer.from('II*\0a preview')]);
      expect(postscriptOf(whole)).toEqual(plain);
      expect(await drawn(whole)).toBe('%PDF-');
    });

    it.each([
      ['damaged', 'moveto'],
      ['without its fonts', '/Helvetica findfont 20 scalefont setfont 9 9 moveto (LIONS) show'],
      ['reading other files', '(/etc/passwd) (r) file pop'],
      ['writing other files', '(/tmp/kitroom-thief) (w) file pop'],
      ['starting programs', '(%pipe%id) (w) file pop'],
      ['larger as PDF than allowed', '600000 { 2 { rand 100 mod rand 50 mod } repeat moveto lineto stroke } repeat'],
    ])('is refused if it is %s', async (_, program) => expect(await drawn(eps(program))).toMatch(DAMAGED));

    it.each(hostileFiles.filter(({ what }) => /^an (EPS|Illustrator file without)/.test(what)))(
      'is bounded for $what',
      async ({ bytes }) => {
        expect(await drawn(Buffer.from(await bytes()))).toMatch(/^(%PDF-$|This EPS|Please choose)/);
        expect(await left()).toEqual([]);
      },
      30_000,
    );
  });
});

async function folderWith(scripts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kitroom-tools-'));
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(path.join(folder, name), 0o755);
  }
  return folder;
}

function smallPdf(): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>',
    '<</Length 30>>stream\n1 0 0 rg 0 0 100 100 re f     \nendstream',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  return `%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R/Size 5>>\n%%EOF`;
}

describe('the name of a download', () => {
  it.each([
    ['Crest.png', `attachment; filename="Crest.png"; filename*=UTF-8''Crest.png`],
    ['Straße (neu).svg', `attachment; filename="Strae (neu).svg"; filename*=UTF-8''Stra%C3%9Fe%20%28neu%29.svg`],
    ['北区.ai', `attachment; filename="asset.ai"; filename*=UTF-8''%E5%8C%97%E5%8C%BA.ai`],
    ['a"\r\nSet-Cookie: x.png', `attachment; filename="a Set-Cookie x.png"; filename*=UTF-8''a%20Set-Cookie%20x.png`],
    ['../../x.pdf', `attachment; filename=".. .. x.pdf"; filename*=UTF-8''..%20..%20x.pdf`],
  ])('of %j is encoded', (name, header) => {
    if (name.startsWith('..')) expect(attachment(name)).not.toContain('/');
    else expect(attachment(name)).toBe(header);
  });

  it('is always a header that can be sent', () => {
    forAll(fc.string({ unit: 'grapheme' }), (name) => void new Headers({ X: attachment(`${name}.png`) }));
  });
});

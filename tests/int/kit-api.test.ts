import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { parseKit } from '@/domain/kits/document/parse-kit';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { KIT_GALLERY } from '@/domain/kits/gallery/kit-gallery';
import type { KitDocument, KitElement } from '@/domain/kits/document/kit-document';
import type { NewDesignView } from '@/domain/kits/designs/design-view';
import { colorNamed } from '@/domain/kits/palette/kit-palette';
import { env } from '@/lib/env';
import { drawKitPng, litKit } from '@/modules/kits/draw-kit-picture';
import { findTool } from '@/lib/files/tools';
import { deleteLooseLogos } from '@/modules/kits/logos/loose-logos';
import { api, type Call } from '../setup/http';
import { newAddress } from '../setup/address';
import { payload } from '../setup/shop';

const kit = (): KitDocument => starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15'], 'Home');
type Refusal = { code: string; message: string; fieldErrors: Record<string, string[]> };
const render = (body: unknown, call: Call = {}) =>
  api<Refusal>('POST', '/api/kits/render', { address: newAddress(), ...call, body });

const logo = (change: object = {}): KitElement => ({
  kind: 'logo',
  id: 'crest',
  garment: 'football-shirt',
  surface: 'front',
  x: 0,
  y: 150,
  rotation: 0,
  width: 80,
  logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L10 10Z', color: 0 }], ...change },
});
const text = (words: string): KitElement => ({
  ...(kit().elements[0] as Extract<KitElement, { kind: 'name' }>),
  kind: 'text',
  id: 'words',
  surface: 'front',
  text: words,
});
const withElement = (element: KitElement): KitDocument => ({ ...kit(), elements: [...kit().elements, element] });

const FORBIDDEN =
  /<script|<foreignObject|<image|<use|<style|<!|<\?|\son\w+\s*=|javascript:|(?:href|src)\s*=|@import|url\((?!#)|https?:\/\/(?!www\.w3\.org\/2000\/svg")/i;

describe('GET', () => {
  it('/api/kits/schema describes a kit', async () => {
    const { status, headers, body } = await api('GET', '/api/kits/schema');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json']);
    expect(body).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });
  });

  it('/api/kits/gallery has at least 60 designs that are kits', async () => {
    type Item = { id: string; name: string; document: unknown };
    const { body } = await api<{ items: Item[] }>('GET', '/api/kits/gallery');
    expect(body.items.length).toBeGreaterThanOrEqual(60);
    for (const { id, name, document } of body.items) {
      expect(parseKit(document), id).toMatchObject({ ok: true });
      expect(name).toBeTruthy();
    }
    expect(new Set(body.items.map(({ id }) => id)).size).toBe(body.items.length);
  });

  it('/api/kits/pictures/{hash} draws a stored kit, and nothing else', async () => {
    const { body } = await api<NewDesignView>('POST', '/api/kits/designs', {
      address: newAddress(),
      body: { document: kit() },
    });
    const at = (query = '', hash = body.revision) => api<Refusal>('GET', `/api/kits/pictures/${hash}${query}`);
    const svg = await at('?view=back&detail=full');
    expect([svg.status, svg.headers.get('content-type'), svg.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=86400',
    ]);
    expect(svg.headers.get('content-security-policy')).toContain('sandbox');
    expect(svg.text).not.toBe((await at('?view=front&detail=full')).text);
    expect((await at('?view=up&colorway=x&width=1e9')).body.fieldErrors).toMatchObject({
      view: [expect.any(String)],
      colorway: [expect.any(String)],
      width: [expect.any(String)],
    });
    expect((await at('?colorway=1')).body.fieldErrors).toEqual({ colorway: ['The kit has no such set of colours.'] });
    expect((await at('?garment=holdall')).body.fieldErrors).toEqual({ garment: ['The kit has no such garment.'] });
    for (const hash of ['0'.repeat(64), 'x', "' or true --", body.revision.toUpperCase()])
      expect((await at('', encodeURIComponent(hash))).status, hash).toBe(404);
  });
});

describe('POST /api/kits/render', () => {
  it('leaves out logos and texts of a bare picture, and nothing else', async () => {
    const plain = await render({ document: kit() });
    for (const element of [logo(), text('Buy now')]) {
      const document = withElement(element);
      expect((await render({ document })).text).not.toBe(plain.text);
      expect((await render({ document, bare: true })).text).toBe(plain.text);
    }
    expect((await render({ document: kit(), bare: 'yes' })).body.fieldErrors).toHaveProperty('bare');
  });

  it('draws a kit as SVG, for a player', async () => {
    const nobody = await render({ document: kit(), view: 'back' });
    const seven = (number: unknown) => render({ document: kit(), view: 'back', player: { number } });
    expect((await seven(7)).text).toBe((await seven('7')).text);
    expect([nobody.status, nobody.headers.get('content-type'), nobody.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ]);
    expect(nobody.text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    const named = await render({ document: kit(), view: 'back', player: { name: 'Ada', number: '7' } });
    expect(named.text).not.toBe(nobody.text);
    expect((await render({ document: kit(), view: 'back', player: { name: 'Ada', number: '7' } })).text).toBe(
      named.text,
    );
  });

  it('draws a kit as PNG in the requested width', async () => {
    const request = { document: kit(), view: 'front', format: 'png', width: 240 };
    const { POST } = await import('@/app/api/kits/render/route');
    const response = await POST(
      new Request('http://shop.test/api/kits/render', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      }),
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 240,
      height: 300,
    });
  });

  it('refuses what it cannot draw, by field', async () => {
    const refused = async (body: unknown) => {
      const { status, body: refusal } = await render(body);
      return [status, refusal.code, Object.keys(refusal.fieldErrors ?? {})];
    };
    const base = { document: kit(), view: 'front' };
    expect(await refused({ ...base, view: 'up' })).toEqual([422, 'invalid', ['view']]);
    expect(await refused({ ...base, format: 'gif' })).toEqual([422, 'invalid', ['format']]);
    expect(await refused({ ...base, format: 'png', width: 100_000 })).toEqual([422, 'invalid', ['width']]);
    expect(await refused({ ...base, format: 'png', detail: 'full' })).toEqual([422, 'invalid', ['detail']]);
    expect(await refused({ ...base, garment: 'holdall' })).toEqual([422, 'invalid', ['garment']]);
    expect(await refused({ ...base, player: { name: 'x'.repeat(41), number: '12345' } })).toEqual([
      422,
      'invalid',
      ['player.name', 'player.number'],
    ]);
    const { body: refusal } = await render({
      document: withElement(text('I ♥ ROVERS')),
      view: 'front',
      player: { name: 'ZOË ☺', number: '7' },
    });
    expect(refusal.fieldErrors).toEqual({
      'player.name': ['The font Block has no ☺. Choose another font or spelling.'],
      'document.elements.2.text': ['The font Block has no ♥. Choose another font or spelling.'],
    });
    expect(await refused({ view: 'front' })).toEqual([422, 'invalid', ['document']]);
    expect(await refused({ ...base, document: { ...kit(), version: 99 } })).toEqual([
      422,
      'invalid',
      ['document.version'],
    ]);
    expect(await refused('{')).toEqual([400, 'bad_request', []]);
    expect(await refused('')).toEqual([400, 'bad_request', []]);
  });

  it('is for so many pictures a minute from one network, the fewer the more there is to draw', async () => {
    const address = newAddress();
    const png = { document: kit(), format: 'png', width: 16 };
    const statuses: number[] = [];
    for (let times = 0; times < 60; times += 1) statuses.push((await render(png, { address })).status);
    const drawn = statuses.filter((status) => status === 200).length;
    expect([drawn, new Set(statuses.slice(drawn))]).toEqual([54, new Set([429])]);
    expect((await render({ document: kit() })).status).toBe(200);
  });

  it('draws no PNG of a kit with too many details', async () => {
    const d = `M0 0${'C1 2 9 8 4 4'.repeat(900)}Z`;
    const shapes = Array.from({ length: 10 }, () => ({ d, color: 1 }));
    const elements = ['a', 'b', 'c'].map((id) => ({ ...logo({ shapes }), id }));
    const words = Array.from({ length: 30 }, (_, i) => ({ ...text('W'.repeat(60)), id: `w${i}` }));
    const document = { ...kit(), elements: [...elements, ...words] };
    expect((await render({ document })).status).toBe(200);
    const refused = await render({ document, format: 'png' });
    expect([refused.status, refused.body.code]).toEqual([422, 'too_heavy']);
  });
});

describe('POST /api/kits/check', () => {
  type Answer = { checks: { code: string; severity: string; message: string; field: string }[] };
  const check = (body: object, call: Call = {}) =>
    api<Answer & Refusal>('POST', '/api/kits/check', { address: newAddress(), ...call, body });
  const ours = (): KitDocument =>
    starterKit('football-shirt', [colorNamed('Navy'), colorNamed('White'), colorNamed('Sky')], 'Home');
  const withForeign = (...elements: KitElement[]): KitDocument => ({
    ...ours(),
    colorways: [{ name: 'Home', colors: [colorNamed('Navy'), colorNamed('White'), '#fedcba'] }],
    elements: [...ours().elements, ...elements],
  });
  const briefly = async (body: object, call?: Call) =>
    (await check(body, call)).body.checks.map(({ code, severity, field }) => [code, severity, field]);

  it('finds nothing in any ready design', async () => {
    for (const { document, name } of KIT_GALLERY)
      expect(await check({ document }), name).toMatchObject({ status: 200, body: { checks: [] } });
  });

  it('names each finding with its place, blocking ones first', async () => {
    const document = withForeign(
      { ...logo({ pixels: 200, shapes: [{ d: 'M0 0L10 0L10 10Z', color: 1 }] }), y: 300 },
      {
        ...text('Far out'),
        x: 400,
      },
    );
    const players = [
      { name: 'Ada', number: 7, size: 'M' },
      { name: 'Bea', number: '07' },
      { name: 'Cleo', number: '0', size: 'L' },
    ];
    const found = await briefly({ document, players });
    expect(found).toEqual([
      ['number-twice', 'block', 'players.1.number'],
      ['size-missing', 'block', 'players.1.size'],
      ['number-against-rules', 'block', 'players.2.number'],
      ['over-seam', 'block', 'document.elements.3'],
      ['low-resolution', 'block', 'document.elements.2'],
      ['outside-palette', 'warn', 'document.colorways.0.colors.2'],
    ]);
    expect(await briefly({ document, players })).toEqual(found);
    const { checks } = (await check({ document, players })).body;
    expect(checks[2]).toEqual({
      code: 'number-against-rules',
      severity: 'block',
      message: 'Number 0 is not allowed. Football numbers run from 1 to 99.',
      field: 'players.2.number',
    });
  });

  it('names the player whose name does not fit, and the garment whose technique allows no pattern', async () => {
    const [name] = ours().elements;
    const narrow = { ...ours(), elements: [{ ...(name as Extract<KitElement, { kind: 'name' }>), maxWidth: 40 }] };
    expect(await briefly({ document: narrow, players: [{ name: 'Ada' }, { name: 'Henderson', size: 'S' }] })).toEqual([
      ['size-missing', 'block', 'players.0.size'],
      ['too-long', 'block', 'players.0.name'],
      ['too-long', 'block', 'players.1.name'],
    ]);
    const foil = ours();
    foil.garments = [{ ...foil.garments[0]!, technique: 'vinyl' }];
    foil.pattern = { type: 'hoops', colors: [1], scale: 1, angle: 0 };
    foil.elements = [];
    expect(await briefly({ document: foil })).toContainEqual(['technique', 'block', 'document.garments.0']);
    expect(await briefly({ document: { ...ours(), elements: [] }, players: [{ name: 'Ada', size: 'M' }] })).toEqual([
      ['not-printed', 'warn', 'document.elements'],
    ]);
  });

  it('judges by the shop’s rules', async () => {
    const document = withForeign();
    expect(await briefly({ document })).toEqual([['outside-palette', 'warn', 'document.colorways.0.colors.2']]);
    const strict = (strictKitChecks: 'outside-palette'[]) =>
      payload.updateGlobal({ slug: 'site-settings', data: { strictKitChecks } });
    await strict(['outside-palette']);
    expect(await briefly({ document })).toEqual([['outside-palette', 'block', 'document.colorways.0.colors.2']]);
    await strict([]);
  });

  it('refuses a document that is no kit, and players of another kind, by field', async () => {
    const refused = async (body: object) => {
      const { status, body: refusal } = await check(body);
      return [status, refusal.code, Object.keys(refusal.fieldErrors)];
    };
    expect(await refused({})).toEqual([422, 'invalid', ['document']]);
    expect(await refused({ document: { ...kit(), base: 9 } })).toEqual([422, 'invalid', ['document.base']]);
    const players = [{ name: 'x'.repeat(21), size: 'Huge' }];
    expect(await refused({ document: kit(), players })).toEqual([422, 'invalid', ['players.0.name', 'players.0.size']]);
  });

  it('is for 600 documents in 15 minutes from one network', async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    for (let times = 0; times < 601; times += 1) statuses.add((await check({}, { address })).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});

it('a kit is drawn for paper with the light on its folds, as screens show it', async () => {
  const kit = { ...starterKit('football-shirt', ['#1e3a8a', '#ffffff']), elements: [] };
  const side = { garment: 'football-shirt', view: 'front', player: undefined, width: 560 } as const;
  /** Differences between pixels; shades alone are smooth. */
  const detailOf = async (drawn: Awaited<ReturnType<ReturnType<typeof litKit>>>) => {
    if (!drawn.ok) throw new Error(drawn.message);
    const cloth = { left: 220, top: 380, width: 120, height: 140 };
    return (await sharp(await sharp(drawn.picture).extract(cloth).greyscale().toBuffer()).stats()).sharpness;
  };
  const [plain, lit] = [await drawKitPng(kit, side), await litKit(kit)(side)];
  expect(await detailOf(lit)).toBeGreaterThan(2 * (await detailOf(plain)));
  expect(lit.ok && (await sharp(lit.picture).metadata())).toMatchObject({ format: 'jpeg', width: 560, height: 700 });
});

it('an EPS comes back as a PDF, or with the advice to save it as one', async () => {
  const body = new FormData();
  const eps = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 40\n0 0 30 30 rectfill showpage\n';
  body.append('file', new Blob([eps]), 'crest.eps');
  const answer = await api<Refusal>('POST', '/api/kits/logos/pdf', { address: newAddress(), body });
  if (findTool('gs')) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.text).toMatch(/^%PDF-/);
  } else expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('Save it as PDF')]);
});

describe('a logo that is a picture', () => {
  const shaded = (width: number, height: number, channels: 3 | 4 = 4) =>
    sharp(
      Buffer.from(Array.from({ length: width * height * channels }, (_, i) => (i % channels === 3 ? 128 : i % 251))),
      { raw: { width, height, channels } },
    );
  type Stored = { hash: string; width: number; height: number };
  async function upload(bytes: Uint8Array<ArrayBuffer> | string, address = newAddress()) {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'crest.png');
    const answer = await api<Stored & Refusal>('POST', '/api/kits/logos', { address, body });
    return { ...answer, picture: { hash: answer.body.hash, width: answer.body.width, height: answer.body.height } };
  }
  const pngOf = async (width: number, height: number) =>
    Uint8Array.from(
      await shaded(width, height)
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .png()
        .toBuffer(),
    );
  const served = async (path: string) => {
    const { GET } = await import('@/app/api/kits/logos/[hash]/route');
    const [, hash = ''] = /logos\/([^?]*)/.exec(path) ?? [];
    return GET(new Request(`http://shop.test${path}`), { params: Promise.resolve({ hash }) });
  };

  it('is cleaned, stored once, and served by its hash', async () => {
    const bytes = await pngOf(900, 600);
    const { status, picture } = await upload(bytes);
    expect([status, picture]).toEqual([
      201,
      { hash: expect.stringMatching(/^[0-9a-f]{64}$/), width: 900, height: 600 },
    ]);
    expect((await upload(bytes)).picture).toEqual(picture);
    const whole = await served(`/api/kits/logos/${picture.hash}`);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('cache-control')]).toEqual([
      ...[200, 'image/png', 'private, max-age=31536000, immutable'],
    ]);
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    const stored = Buffer.from(await whole.arrayBuffer());
    expect(createHash('sha256').update(stored).digest('hex')).toBe(picture.hash);
    expect(stored.includes('somebody')).toBe(false);
    expect((await sharp(stored).raw().toBuffer()).subarray(0, 400)).toEqual(
      (await sharp(bytes).raw().toBuffer()).subarray(0, 400),
    );
    const screen = Buffer.from(await (await served(`/api/kits/logos/${picture.hash}?size=screen`)).arrayBuffer());
    expect(await sharp(screen).metadata()).toMatchObject({ width: 600, height: 400, hasAlpha: true });
    for (const hash of ['0'.repeat(64), picture.hash.toUpperCase(), '..%2Fsecret', `${picture.hash}.preview`])
      expect((await served(`/api/kits/logos/${hash}`)).status, hash).toBe(404);
    await expect(api('GET', '/api/kits/logos')).rejects.toThrow('takes no GET');
  });

  it('is made small enough, and three channels of a grey photograph', async () => {
    const { picture } = await upload(Uint8Array.from(await shaded(2600, 1300, 3).greyscale().jpeg().toBuffer()));
    expect([picture.width, picture.height]).toEqual([2000, 1000]);
    const whole = Buffer.from(await (await served(`/api/kits/logos/${picture.hash}`)).arrayBuffer());
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', channels: 3, space: 'srgb' });
    expect(whole.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it('is refused where it is no picture, or too large', async () => {
    for (const bytes of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      (await pngOf(90, 60)).subarray(0, 900),
    ]) {
      const { status, body } = await upload(bytes);
      expect([status, body.code, Object.keys(body.fieldErrors)]).toEqual([422, 'invalid', ['file']]);
    }
    expect((await upload('x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload('')).status).toBe(422);
  });

  it('is drawn within the kit, on screen and as PNG, wherever the kit is kept', async () => {
    const { picture } = await upload(await pngOf(300, 200));
    const document = withElement(logo({ picture }));
    const drawn = await render({ document });
    expect(drawn.status).toBe(200);
    const references = drawn.text.match(/<image[^>]*>/g);
    expect(references).toEqual([expect.stringMatching(/^<image href="data:image\/png;base64,[\w+/=]+" width="10"/)]);
    expect(drawn.text.replace(/<image href="data:[^"]*"[^>]*>/, '')).not.toMatch(FORBIDDEN);
    expect((await render({ document: withElement(logo({ picture, isFlat: true })) })).text).not.toMatch(FORBIDDEN);
    const png = await render({ document, format: 'png', width: 200 });
    const flat = await render({ document: withElement(logo()), format: 'png', width: 200 });
    expect(png.status).toBe(200);
    expect(png.text).not.toBe(flat.text);
    const { body } = await api<NewDesignView>('POST', '/api/kits/designs', {
      address: newAddress(),
      body: { document },
    });
    expect((await api('GET', `/api/kits/pictures/${body.revision}`)).text).toContain('<image');
  });

  it('is refused where it is not stored, or has another size, at every door', async () => {
    const { picture } = await upload(await pngOf(30, 20));
    const refusedFor = async (wrong: object) => {
      const document = withElement(logo({ picture: { ...picture, ...wrong } }));
      const fields = [];
      for (const path of ['/api/kits/render', '/api/kits/designs', '/api/kits/documents']) {
        const { status, body } = await api<Refusal>('POST', path, { address: newAddress(), body: { document } });
        fields.push(status, ...Object.keys(body.fieldErrors));
      }
      return fields;
    };
    const field = 'document.elements.2.logo.picture';
    expect(await refusedFor({ hash: 'f'.repeat(64) })).toEqual([422, field, 422, field, 422, field]);
    expect(await refusedFor({ width: 1999 })).toEqual([422, field, 422, field, 422, field]);
    // Falls back to flat colours.
    const flat = withElement(logo({ picture: { ...picture, hash: 'f'.repeat(64) }, isFlat: true }));
    const goesOn = await api('POST', '/api/kits/designs', { address: newAddress(), body: { document: flat } });
    expect(goesOn.status).toBe(201);
    expect(await refusedFor({ hash: '../../etc/passwd' })).toContain(`${field}.hash`);
  });

  it('is deleted once it was not used for long, unless a kit has it', async () => {
    const [kept, loose, fresh] = [
      await upload(await pngOf(31, 20)),
      await upload(await pngOf(32, 20)),
      await upload(await pngOf(33, 20)),
    ];
    const document = withElement(logo({ picture: kept.picture }));
    expect((await api('POST', '/api/kits/documents', { address: newAddress(), body: { document } })).status).toBe(201);
    const folder = path.join(env.dataDir, 'uploads', 'kit-logos');
    for (const name of await readdir(folder))
      if (!name.startsWith(fresh.picture.hash)) await utimes(path.join(folder, name), 1e9, 1e9);
    await deleteLooseLogos(payload);
    const statuses = [];
    for (const { picture } of [kept, loose, fresh])
      statuses.push((await served(`/api/kits/logos/${picture.hash}`)).status);
    expect(statuses).toEqual([200, 404, 200]);
    expect((await readdir(folder)).filter((name) => name.startsWith(loose.picture.hash))).toEqual([]);
  });

  it('is for so many a day from one network', async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    for (let i = 0; i < 101; i += 1) statuses.add((await upload('x', address)).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});

const raw = (document: string) => `{"view":"front","document":${document}}`;
const changed = (from: string, to: string) => {
  const json = JSON.stringify(kit());
  expect(json).toContain(from);
  return raw(json.replace(from, to));
};

describe('a hostile kit', () => {
  const refused: Record<string, () => unknown> = {
    'a reference in an outline': () =>
      raw(JSON.stringify(withElement(logo({ shapes: [{ d: 'M0 0 url(http://evil.test)', color: 0 }] })))),
    'markup in an outline': () =>
      raw(JSON.stringify(withElement(logo({ shapes: [{ d: 'M0 0"/><script>alert(1)</script>', color: 0 }] })))),
    'a reference for a colour': () => changed('"#1e3a8a"', '"url(http://evil.test/#x)"'),
    'markup for a colour': () => changed('"#1e3a8a"', '"#fff\\"/><script>"'),
    NaN: () => changed('"x":0', '"x":null'),
    'a number beyond numbers': () => changed('"x":0', '"x":1e999'),
    'a huge number': () => changed('"x":0', '"x":1e300'),
    'deep nesting': () => changed('"zones":{}', `"zones":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    'deep objects': () => changed('"zones":{}', `"zones":${'{"collar":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    'an unknown version': () => changed('"version":1', '"version":2'),
    'a version that is text': () => changed('"version":1', '"version":"1"'),
    'an id twice': () => raw(JSON.stringify(withElement(kit().elements[0]!))),
    'another prototype': () => changed('"version":1', '"version":1,"__proto__":{"polluted":true}'),
    'a constructor': () => changed('"version":1', '"version":1,"constructor":{"prototype":{"polluted":true}}'),
    'a prototype for a garment': () => changed('"type":"football-shirt"', '"type":"__proto__"'),
    'a prototype for a font': () => changed('"font":"block"', '"font":"constructor"'),
    'a prototype for a pattern': () => changed('"type":"plain"', '"type":"toString"'),
    'no kit but a list': () => raw('[]'),
    'no kit but nothing': () => raw('null'),
  };

  it.each(Object.entries(refused))('is refused: %s', async (_what, body) => {
    const { status, body: refusal } = await render(body());
    expect([status, refusal.code]).toEqual([422, 'invalid']);
    expect(Object.keys(refusal.fieldErrors).every((field) => field.startsWith('document'))).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const stored = await api('POST', '/api/kits/designs', { address: newAddress(), body: body() });
    expect(stored.status).toBe(422);
  });

  it.each([1, 10])('of %i MB is refused unread', async (megabytes) => {
    const body = changed('"Home"', `"${'x'.repeat(megabytes * 1024 * 1024)}"`);
    for (const path of ['/api/kits/render', '/api/kits/designs']) {
      const { status, body: refusal } = await api<Refusal>('POST', path, { address: newAddress(), body });
      expect([status, refusal.code]).toEqual([413, 'too_large']);
    }
  });

  const harmless: Record<string, string> = {
    script: '<script>alert(1)</script>',
    'an end of markup': '"/></g></svg><script>alert(1)</script>',
    'an entity bomb': '<!DOCTYPE a [<!ENTITY b "&b;&b;">]>&b;',
    'an address': 'url(https://evil.test/x) href="https://evil.test"',
    'characters that turn the line round': '\u202Eevil\u202C\u2066 abc \u2069',
    'half a character': 'half \uD800 of one',
    'signs beyond the font': '👩‍👩‍👧‍👦 ﷽ Z̷̢͇̈',
  };

  const withoutFolds = (svg: string) => svg.replaceAll(/<image href="data:image\/png;base64,[\w+/=]+" x="[^>]*>/g, '');

  it.each(Object.entries(harmless))('is drawn harmlessly: %s', async (_what, words) => {
    const named = { ...withElement(text(words)), name: words };
    named.colorways = [{ ...named.colorways[0]!, name: words.slice(0, 40) }];
    named.elements.push(logo({ name: words }));
    const stored = await api<NewDesignView>('POST', '/api/kits/designs', {
      address: newAddress(),
      body: { document: named },
    });
    expect(stored.status).toBe(201);
    for (const view of ['front', 'back', 'left', 'right']) {
      const drawn = await api('GET', `/api/kits/pictures/${stored.body.revision}?view=${view}&detail=full`, {
        address: newAddress(),
      });
      expect([drawn.status, drawn.headers.get('content-type')], drawn.text.slice(0, 300)).toEqual([
        200,
        'image/svg+xml',
      ]);
      expect(withoutFolds(drawn.text)).not.toMatch(FORBIDDEN);
      expect(withoutFolds(drawn.text)).not.toMatch(/evil|alert|ENTITY|NaN|undefined|Infinity/);
    }
    const player = { name: words.slice(0, 40), number: '7' };
    const drawn = await render({ document: named, view: 'back', player });
    if (drawn.status !== 422) expect(drawn.text).not.toMatch(FORBIDDEN);
    else expect(Object.keys(drawn.body.fieldErrors)).toEqual(['player.name', 'document.elements.2.text']);
  });
});

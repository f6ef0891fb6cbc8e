import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { parseKit } from '@/domain/kits/document/parse-kit';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { KitDocument, KitElement } from '@/domain/kits/document/kit-document';
import type { NewDesignView } from '@/domain/kits/designs/design-view';
import { api, type Call } from '../setup/http';
import { newAddress } from '../setup/address';
import { shop } from '../setup/shop';

/** Kits for other programs: what there is, and pictures of what they send, however hostile. */

afterAll(async () => (await shop()).destroy());

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

/** What an SVG must not have: what runs, what is fetched, words that somebody typed. */
const FORBIDDEN =
  /<script|<foreignObject|<image|<use|<style|<!|<\?|\son\w+\s*=|javascript:|(?:href|src)\s*=|@import|url\((?!#)|https?:\/\/(?!www\.w3\.org\/2000\/svg")/i;

describe('GET', () => {
  it('/api/kits/schema describes a kit', async () => {
    const { status, headers, body } = await api('GET', '/api/kits/schema');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json']);
    expect(body).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });
  });

  it('/api/kits/gallery has at least 24 designs that are kits', async () => {
    type Item = { id: string; name: string; document: unknown };
    const { body } = await api<{ items: Item[] }>('GET', '/api/kits/gallery');
    expect(body.items.length).toBeGreaterThanOrEqual(24);
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
  it('draws a kit as SVG, for a player', async () => {
    const nobody = await render({ document: kit(), view: 'back' });
    expect([nobody.status, nobody.headers.get('content-type'), nobody.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ]);
    expect(nobody.text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    const somebody = await render({ document: kit(), view: 'back', player: { name: 'Ada', number: '7' } });
    expect(somebody.text).not.toBe(nobody.text);
    expect((await render({ document: kit(), view: 'back', player: { name: 'Ada', number: '7' } })).text).toBe(
      somebody.text,
    );
  });

  it('draws a kit as PNG, as wide as asked', async () => {
    const request = { document: kit(), view: 'front', format: 'png', width: 240 };
    const { POST } = await import('@/app/api/kits/render/route');
    const response = await POST(
      new Request('http://shop.test/api/kits/render', { method: 'POST', body: JSON.stringify(request) }),
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
      const { status, body: said } = await render(body);
      return [status, said.code, Object.keys(said.fieldErrors ?? {})];
    };
    const base = { document: kit(), view: 'front' };
    expect(await refused({ ...base, view: 'up' })).toEqual([422, 'invalid', ['view']]);
    expect(await refused({ ...base, format: 'gif' })).toEqual([422, 'invalid', ['format']]);
    expect(await refused({ ...base, format: 'png', width: 100_000 })).toEqual([422, 'invalid', ['width']]);
    expect(await refused({ ...base, format: 'png', detail: 'full' })).toEqual([422, 'invalid', ['detail']]);
    expect(await refused({ ...base, garment: 'holdall' })).toEqual([422, 'invalid', ['garment']]);
    expect(await refused({ ...base, player: { name: 'x'.repeat(41), number: 7 } })).toEqual([
      422,
      'invalid',
      ['player.name', 'player.number'],
    ]);
    const { body: said } = await render({
      document: withElement(text('I ♥ ROVERS')),
      view: 'front',
      player: { name: 'ZOË ☺', number: '7' },
    });
    expect(said.fieldErrors).toEqual({
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

/** A body whose text is not what JSON.stringify would write. */
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
    const { status, body: said } = await render(body());
    expect([status, said.code]).toEqual([422, 'invalid']);
    expect(Object.keys(said.fieldErrors).every((field) => field.startsWith('document'))).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const stored = await api('POST', '/api/kits/designs', { address: newAddress(), body: body() });
    expect(stored.status).toBe(422);
  });

  it.each([1, 10])('of %i MB is refused unread', async (megabytes) => {
    const body = changed('"Home"', `"${'x'.repeat(megabytes * 1024 * 1024)}"`);
    for (const path of ['/api/kits/render', '/api/kits/designs']) {
      const { status, body: said } = await api<Refusal>('POST', path, { address: newAddress(), body });
      expect([status, said.code]).toEqual([413, 'too_large']);
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
      expect(drawn.text).not.toMatch(FORBIDDEN);
      expect(drawn.text).not.toMatch(/evil|alert|ENTITY|NaN|undefined|Infinity/);
    }
    const player = { name: words.slice(0, 40), number: '7' };
    const drawn = await render({ document: named, view: 'back', player });
    if (drawn.status !== 422) expect(drawn.text).not.toMatch(FORBIDDEN);
    else expect(Object.keys(drawn.body.fieldErrors)).toEqual(['player.name', 'document.elements.2.text']);
  });
});

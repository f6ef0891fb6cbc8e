import { describe, expect, it } from 'vitest';
import type { KitDocument, KitElement } from './kit-document';
import { KIT_GARMENT_TYPES } from './kit-garments';
import { kitJsonSchema, parseKit, parseKitText } from './parse-kit';
import { starterKit } from './starter-kit';

const kit = () => structuredClone(starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']));

function refusedFields(change: (kit: Record<string, never> & KitDocument) => void): string[] {
  const changed = kit() as Record<string, never> & KitDocument;
  change(changed);
  const reading = parseKit(changed);
  return reading.ok ? [] : Object.keys(reading.fieldErrors);
}

describe('parseKit', () => {
  it.each(KIT_GARMENT_TYPES)('takes a starter kit of %s as it is', (type) => {
    const starter = starterKit(type, ['#000000']);
    expect(parseKit(starter)).toEqual({ ok: true, document: starter });
    expect(parseKitText(JSON.stringify(starter))).toEqual({ ok: true, document: starter });
  });

  it('refuses what is no kit, and versions it does not know', () => {
    for (const given of [null, 'kit', 3, [], [kit()]]) expect(parseKit(given)).toMatchObject({ ok: false });
    for (const version of [0, 2, 1.5, '1', undefined])
      expect(parseKit({ ...kit(), version })).toMatchObject({
        ok: false,
        fieldErrors: { version: ['This version of a kit is not known.'] },
      });
  });

  it('names the field of what it refuses', () => {
    expect(refusedFields((it) => (it.base = 3))).toEqual(['base']);
    expect(refusedFields((it) => (it.zones = { collar: 5 }))).toEqual(['zones.collar']);
    expect(refusedFields((it) => (it.garments[0]!.base = 4))).toEqual(['garments.0.base']);
    expect(refusedFields((it) => it.garments.push(it.garments[0]!))).toEqual(['garments.1.type']);
    expect(refusedFields((it) => (it.garments[0]!.collar = 'hood'))).toEqual(['garments.0.collar']);
    expect(refusedFields((it) => it.colorways.push({ name: 'Away', colors: ['#ffffff'] }))).toEqual([
      'colorways.1.colors',
    ]);
    expect(refusedFields((it) => (it.elements[0]!.surface = 'left'))).toEqual(['elements.0.surface']);
    expect(refusedFields((it) => (it.elements[0]!.garment = 'holdall'))).toEqual(['elements.0.garment']);
    expect(refusedFields((it) => (it.elements[1]!.id = it.elements[0]!.id))).toEqual(['elements.1.id']);
    expect(refusedFields((it) => (it.elements[0]!.x = Number.NaN))).toEqual(['elements.0.x']);
    expect(refusedFields((it) => (it.elements[0]!.y = 1e300))).toEqual(['elements.0.y']);
    expect(refusedFields((it) => (it.colorways[0]!.colors[0] = 'url(#x)'))).toContain('colorways.0.colors.0');
    expect(refusedFields((it) => Object.assign(it, { script: 1 }))).toEqual(['document']);
  });

  it('says in words what is wrong', () => {
    const { elements: _, ...rest } = kit();
    expect(parseKit({ ...rest, base: 9, name: 'x'.repeat(1000), script: 1 })).toMatchObject({
      fieldErrors: {
        document: ['A kit has no “script” here.'],
        elements: ['This is missing, or of another kind than it should be.'],
        base: ['Please give the place of a colour, from 0 to 5.'],
        name: ['Please use at most 80 characters.'],
      },
    });
  });

  it.each([
    'M99999 0L1 1',
    'M0 0L1',
    'M0 0C1 1 2 2',
    'M0 0 L1..2 1',
    'M0 0L1-',
    'M0 0Z1 1',
    'MM0 0',
    '<script>',
    'M0 0"/><script>',
    'm0 0l1 1',
    'M0 0A1 1 0 0 0 2 2',
    'L0 0',
    'M1e9 0',
    '',
  ])('refuses %j as an outline', (d) => {
    const element: KitElement = {
      kind: 'logo',
      id: 'crest',
      garment: 'football-shirt',
      surface: 'front',
      x: 0,
      y: 100,
      rotation: 0,
      width: 80,
      logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d, color: 0 }] },
    };
    expect(refusedFields((it) => it.elements.push(element))).toEqual(['elements.2.logo.shapes.0.d']);
  });

  it('takes pictures by their SHA-256 and size alone, and a few of them', () => {
    const picture = { hash: 'a'.repeat(64), width: 800, height: 600 };
    const crest = (change: object, id = 'crest'): KitElement => ({
      ...{ kind: 'logo', id, garment: 'football-shirt', surface: 'front', x: 0, y: 100, rotation: 0, width: 80 },
      logo: {
        ...{ name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: 0 }], isFlat: true },
        picture: { ...picture, ...change },
      },
    });
    const refused = (change: object) => refusedFields((it) => it.elements.push(crest(change)));
    expect(refused({})).toEqual([]);
    for (const hash of ['A'.repeat(64), 'a'.repeat(63), '../../secret', 'https://evil.test/x.png', 'data:,', 7])
      expect(refused({ hash }), String(hash)).toEqual(['elements.2.logo.picture.hash']);
    for (const width of [0, 2001, 1.5, 1e300, '800', Number.NaN])
      expect(refused({ width }), String(width)).toEqual(['elements.2.logo.picture.width']);
    expect(refused({ href: 'https://evil.test' })).toEqual(['elements.2.logo.picture']);
    const of = (count: number) =>
      refusedFields((it) => {
        for (let i = 0; i < 9; i += 1) it.elements.push(crest({ hash: String(i % count).repeat(64) }, `crest-${i}`));
      });
    expect([of(6), of(7)]).toEqual([[], ['elements']]);
  });

  it('refuses text that is too long or no JSON unread', () => {
    expect(parseKitText(`{"name":"${'x'.repeat(400_000)}"}`)).toMatchObject({ message: 'This kit is too large.' });
    expect(parseKitText('{')).toMatchObject({ message: 'This is not JSON.' });
    expect(parseKitText('['.repeat(100_000))).toMatchObject({ ok: false });
  });

  it('describes itself', () => {
    expect(kitJsonSchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: expect.arrayContaining(['version', 'garments', 'colorways']),
    });
  });
});

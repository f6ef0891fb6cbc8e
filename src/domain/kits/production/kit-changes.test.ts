import { expect, it } from 'vitest';
import type { KitDocument, KitElement } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { kitChanges } from './kit-changes';

const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Home');

const withElement = (kind: KitElement['kind'], change: object): KitDocument => ({
  ...kit,
  elements: kit.elements.map((element) => (element.kind === kind ? { ...element, ...change } : element)),
});

it('finds nothing between a kit and itself, or one of another name', () => {
  expect(kitChanges(kit, { ...kit, name: 'Away' })).toEqual({ texts: [], sides: [] });
});

it('names a size that changed, on its side alone', () => {
  expect(kitChanges(kit, withElement('number', { height: 250 }))).toEqual({
    texts: [expect.stringMatching(/^Football shirt, Number, size: 230 mm high.* → 250 mm high/)],
    sides: [{ garment: 'football-shirt', view: 'back' }],
  });
});

it('names both sides of an element that moved to another', () => {
  const { texts, sides } = kitChanges(kit, withElement('name', { surface: 'front' }));
  expect(texts).toEqual(['Football shirt, Name, side: Back → Front']);
  expect(sides.map(({ view }) => view)).toEqual(['front', 'back']);
});

it('names what was added and removed', () => {
  const without = { ...kit, elements: kit.elements.filter(({ kind }) => kind !== 'name') };
  expect(kitChanges(kit, without).texts).toEqual(['Football shirt, Name removed']);
  expect(kitChanges(without, kit).texts).toEqual(['Football shirt, Name added']);
});

it('names a colour wherever it is worn, on all sides', () => {
  const red = { ...kit, colorways: kit.colorways.map((each) => ({ ...each, colors: ['#c8102e', '#ffffff'] })) };
  const { texts, sides } = kitChanges(kit, red);
  expect(texts).toEqual([expect.stringMatching(/^Base: .+ \(#1e3a8a\) → .+ \(#c8102e\)$/)]);
  expect(sides).toHaveLength(4);
});

it('says that an element changed in what no words describe', () => {
  const [name] = kit.elements.filter((element) => element.kind === 'name');
  const spaced = withElement('name', { lettering: { ...name?.lettering, spacing: 0.2 } });
  expect(kitChanges(kit, spaced).texts).toEqual(['Football shirt, Name changed']);
});

import { describe, expect, it } from 'vitest';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import type { PaletteComponent } from './list-components';
import { BLOCK_DEFINITIONS } from '@/domain/pages/blocks';
import { SKETCHES } from './block-sketches';
import { blockOfComponent, byCategory, fitsInto, offers, placeOfNew } from './palette';

const component = (
  category: PaletteComponent['category'],
  type: string,
  defaultProps: Record<string, unknown> = {},
): PaletteComponent => ({
  id: `${category}-${type}`,
  name: type,
  category,
  icon: 'Layout',
  template: { type, component: 'TextBlock' },
  defaultProps,
});

it('groups components by category, layout first', () => {
  const groups = byCategory([
    component('forms', 'form'),
    component('content', 'text'),
    component('layout', 'hero'),
    component('content', 'faq'),
  ]);
  expect(groups.map(([category, components]) => [category, components.map(({ name }) => name)])).toEqual([
    ['layout', ['hero']],
    ['content', ['text', 'faq']],
    ['forms', ['form']],
  ]);
});

describe('the block of a component', () => {
  const makeId = () => 'block-1';

  it('starts with the type’s defaults, and the component’s over them', () => {
    const block = blockOfComponent(component('layout', 'hero', { title: 'Kits', alignment: 'left' }), makeId);
    expect(block).toMatchObject({
      id: 'block-1',
      blockType: 'hero',
      title: 'Kits',
      buttonText: 'Get Started',
      buttonLink: '#',
      alignment: 'left',
    });
  });

  it('leaves out what does not fit', () => {
    const props = { alignment: 'diagonal', title: 7, id: 'x', blockType: 'image', other: true };
    const block = blockOfComponent(component('layout', 'hero', props), makeId);
    expect(block).toMatchObject({
      id: 'block-1',
      blockType: 'hero',
      alignment: 'center',
      title: 'Welcome to Our Website',
    });
    expect(block).not.toHaveProperty('other');
  });

  it('is a text where the type is unknown', () => {
    expect(blockOfComponent(component('content', 'carousel'), makeId).blockType).toBe('text');
  });
});

describe('the place of a new block', () => {
  const text = (id: string): EditorBlock => ({ id, blockType: 'text' });
  const columns: EditorBlock = { id: 'c', blockType: 'columns', columns: [{ id: 'left', blocks: [text('inner')] }] };
  const page = { title: '', slug: '', metaTitle: '', metaDescription: '', blocks: [text('a'), columns, text('b')] };

  it('is the end, or after the selected block', () => {
    expect(placeOfNew(page, undefined, text('n'))).toEqual({ list: 'page', index: 3 });
    expect(placeOfNew(page, 'gone', text('n'))).toEqual({ list: 'page', index: 3 });
    expect(placeOfNew(page, 'a', text('n'))).toEqual({ list: 'page', index: 1 });
    expect(placeOfNew(page, 'inner', text('n'))).toEqual({ list: 'left', index: 1 });
  });

  it('is never a column for columns', () => {
    expect(placeOfNew(page, 'inner', { ...columns, id: 'n' })).toEqual({ list: 'page', index: 2 });
    expect(fitsInto({ list: 'left', index: 0 }, 'columns')).toBe(false);
    expect(fitsInto({ list: 'left', index: 0 }, 'hero')).toBe(true);
    expect(fitsInto({ list: 'page', index: 0 }, 'columns')).toBe(true);
  });
});

describe('a search over what can be put on a page', () => {
  const contact = { name: 'Contact Button', type: 'button', category: 'forms' };

  it.each([
    ['', true],
    ['contact', true],
    ['BUTTON link', true],
    ['forms', true],
    ['contact gallery', false],
  ])('looks into name, category and what the block is for: %s', (search, expected) => {
    expect(offers(contact, search)).toBe(expected);
  });

  it('has a drawing of every block', () => {
    expect(Object.keys(SKETCHES).toSorted()).toEqual(BLOCK_DEFINITIONS.map(({ type }) => type).toSorted());
  });
});

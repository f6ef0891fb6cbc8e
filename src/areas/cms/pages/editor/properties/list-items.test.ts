import { expect, it } from 'vitest';
import { blockDefinition } from '@/domain/pages/blocks';
import { itemsOf, itemTitle, pictureField, pictureItem } from './list-items';

it('reads the items of a list, whatever is stored', () => {
  expect(itemsOf(undefined)).toEqual([]);
  expect(itemsOf('x')).toEqual([]);
  expect(itemsOf([{ id: 'a', title: 'One' }, { title: 'Two' }, null])).toEqual([
    { id: 'a', title: 'One' },
    { id: 'item-1', title: 'Two' },
    { id: 'item-2' },
  ]);
});

it('calls an item by its first text', () => {
  const list = blockDefinition('gallery')?.fields.find(({ kind }) => kind === 'list');
  const fields = list?.kind === 'list' ? list.fields : [];
  expect(itemTitle({ id: 'a', src: '/media/1', alt: 'A kit', caption: 'x' }, 0, 'Picture', fields)).toBe('A kit');
  expect(itemTitle({ id: 'a', src: '/media/1', alt: '  ' }, 2, 'Picture', fields)).toBe('Picture 3');
  expect(itemTitle({ id: 'a', alt: 'word '.repeat(20) }, 0, 'Picture', fields)).toBe(
    'word word word word word word word word word wor…',
  );
});

it('makes items of pictures for lists that are about them', () => {
  const fieldsOf = (type: string) => {
    const list = blockDefinition(type)?.fields.find(({ kind }) => kind === 'list');
    return list?.kind === 'list' ? list.fields : [];
  };
  expect(pictureField(fieldsOf('faq'))).toBeUndefined();
  expect(pictureField(fieldsOf('gallery'))?.name).toBe('src');
  expect(pictureItem(fieldsOf('gallery'), { address: '/media/1', alt: 'A kit' }, () => 'new')).toEqual({
    id: 'new',
    src: '/media/1',
    alt: 'A kit',
    caption: '',
  });
});

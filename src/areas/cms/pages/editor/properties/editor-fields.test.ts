import { expect, it } from 'vitest';
import { blockDefinition, type BlockField } from '@/domain/pages/blocks';
import { offeredOptions, type EditorView } from './editor-fields';

function offered(view: EditorView, type: string, name: string, chosen?: string): string[] {
  const field = blockDefinition(type)?.fields.find((each) => each.name === name);
  const choice = field as Extract<BlockField, { kind: 'choice' }>;
  return offeredOptions(view, type, choice, chosen).map(({ value }) => value);
}

it('offers fewer font sizes in editor B', () => {
  expect(offered('a', 'text', 'fontSize')).toEqual(['sm', 'base', 'lg', 'xl', '2xl', '3xl']);
  expect(offered('b', 'text', 'fontSize')).toEqual(['sm', 'base', 'lg', 'xl']);
});

it('offers more widths in editor B', () => {
  expect(offered('a', 'image', 'width')).toEqual(['sm', 'md', 'lg', 'xl', 'full']);
  expect(offered('b', 'image', 'width').toSorted()).toEqual(['1/2', '1/4', '3/4', 'full', 'lg', 'md', 'sm', 'xl']);
});

it('never hides what the other editor has chosen', () => {
  expect(offered('b', 'text', 'fontSize', '3xl')).toContain('3xl');
  expect(offered('a', 'image', 'width', '1/2')).toContain('1/2');
  expect(offered('a', 'button', 'size')).toEqual(['sm', 'md', 'lg']);
});

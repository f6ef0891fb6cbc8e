import { describe, expect, it } from 'vitest';
import { blockCommand, editorCommand } from './shortcuts';

const keys = (text: string) => {
  const parts = text.split('+');
  const has = (name: string) => parts.includes(name);
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
  };
};

describe('shortcuts', () => {
  it.each([
    ['Ctrl+s', 'save'],
    ['Cmd+s', 'save'],
    ['Ctrl+z', 'undo'],
    ['Cmd+Shift+Z', 'redo'],
    ['Ctrl+y', 'redo'],
    ['s', undefined],
    ['Ctrl+Alt+z', undefined],
  ])('of the editor: %s is %s', (text, command) => expect(editorCommand(keys(text))).toBe(command));

  it.each([
    ['ArrowUp', 'previous'],
    ['ArrowDown', 'next'],
    ['Enter', 'edit'],
    ['Escape', 'leave'],
    ['Delete', 'remove'],
    ['Ctrl+d', 'duplicate'],
    ['Cmd+D', 'duplicate'],
    ['Alt+ArrowUp', 'moveUp'],
    ['Alt+ArrowDown', 'moveDown'],
    ['Shift+ArrowDown', undefined],
    ['constructor', undefined],
  ])('of a block: %s is %s', (text, command) => expect(blockCommand(keys(text))).toBe(command));
});

// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testScreen } from '../../../../../../tests/setup/test-screen';
import { RichTextEditor } from './RichTextEditor';

const screen = testScreen();
Element.prototype.scrollIntoView = () => {};

const textOf = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '' as const,
        indent: 0,
        direction: null,
        children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
});

it('hands a pasted table on with the text before it, and shows that text alone', async () => {
  const [onChange, onDivide, onHistory] = [vi.fn(), vi.fn(), vi.fn()];
  await act(async () =>
    screen.render(
      <RichTextEditor
        label="Content"
        placement="field"
        value={textOf('Sizes')}
        onChange={onChange}
        onHistory={onHistory}
        onDivide={onDivide}
      />,
    ),
  );
  const root = document.querySelector<HTMLElement & { __lexicalEditor?: LexicalEditor }>('[contenteditable]');
  const editor = root?.__lexicalEditor;
  const html = '<table><tr><td>Size</td><td>Chest</td></tr><tr><td>S</td><td>92</td></tr></table>';
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData }) as ClipboardEvent;
  await act(async () => {
    editor?.update(() => void $getRoot().selectEnd(), { discrete: true });
    editor?.dispatchCommand(PASTE_COMMAND, event);
  });
  expect(onDivide.mock.calls).toEqual([
    [
      [
        { content: expect.objectContaining({ root: expect.objectContaining({ children: [expect.anything()] }) }) },
        { table: { columns: ['Size', 'Chest'], rows: [['S', '92']] }, rowHeads: false },
      ],
    ],
  ]);
  expect(root?.textContent).toBe('Sizes');
  expect(onChange).not.toHaveBeenCalled();
});

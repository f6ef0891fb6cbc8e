// @vitest-environment jsdom
import {
  $getRoot,
  KEY_BACKSPACE_COMMAND,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { testScreen } from '../../../../../../tests/setup/test-screen';
import { BlocksContext, type EditedBlocks } from '../store/use-editor';
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

it('shows a line as a line and an upload as its picture, each deleted by a key once it is pressed', async () => {
  const onChange = vi.fn();
  const picture = { src: '/media/p1', alt: 'A crest' };
  const store = createStore(() => ({ data: { pictures: { p1: picture } } }) as unknown as EditedBlocks);
  const text = textOf('Before');
  const upload = { type: 'upload', version: 3, format: '', relationTo: 'media', value: 'p1', fields: null };
  const lost = { ...upload, value: 'p2' };
  const children = [...text.root.children, { type: 'horizontalrule', version: 1 }, upload, lost];
  await act(async () =>
    screen.render(
      <BlocksContext value={store}>
        <RichTextEditor
          label="Content"
          placement="field"
          value={{ root: { ...text.root, children } }}
          onChange={onChange}
          onHistory={vi.fn()}
        />
      </BlocksContext>,
    ),
  );
  const root = document.querySelector<HTMLElement & { __lexicalEditor?: LexicalEditor }>('[contenteditable]');
  expect(root?.querySelectorAll('hr')).toHaveLength(1);
  expect(root?.querySelector('img')?.alt).toBe('A crest');
  expect(root?.textContent).toBe('BeforePicture or file, kept as it is');

  await act(async () => root?.querySelector('hr')?.click());
  const key = new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true });
  await act(async () => void root?.__lexicalEditor?.dispatchCommand(KEY_BACKSPACE_COMMAND, key));
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ root: { children: [text.root.children[0], upload, lost] } });
});

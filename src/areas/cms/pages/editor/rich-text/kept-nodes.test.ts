// @vitest-environment jsdom
import { createEditor } from '@payloadcms/richtext-lexical/lexical';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { describe, expect, it } from 'vitest';
import { isSame } from '@/domain/merging/is-same';
import { anyRichText } from '../../../../../../tests/setup/any-rich-text';
import { KeptNode } from './KeptNode';
import { isStoredText, storedOrNull, unwrapKept, wrapUnknown, type StoredNode, type StoredText } from './kept-nodes';
import { AutoLinkNode, LinkNode } from './LinkNodes';
import { editorText } from './SyncPlugin';
import { rounds } from '../../../../../../tests/setup/rounds';
import { times } from '../../../../../../tests/setup/for-all';

const words = (text: string, format = 0): StoredNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
const element = (type: string, children: StoredNode[], rest: object = {}): StoredNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  children,
  ...rest,
});
const text = (...children: StoredNode[]): StoredText => ({ root: element('root', children) as StoredText['root'] });

const upload: StoredNode = { type: 'upload', version: 3, id: 'u1', relationTo: 'media', value: 'm1', fields: null };
const relation: StoredNode = { type: 'relationship', version: 2, relationTo: 'products', value: { id: 'p1' } };
const link = (fields: object, type = 'link') => element(type, [words('here')], { version: 3, id: 'l1', fields });

const newEditor = () =>
  createEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode, KeptNode],
    onError(error) {
      throw error;
    },
  });

function throughEditor(stored: StoredText): StoredText {
  const editor = newEditor();
  const state = editor.parseEditorState(JSON.stringify(wrapUnknown(stored)));
  return unwrapKept(JSON.parse(JSON.stringify(state.toJSON())) as StoredText);
}

describe('a stored text', () => {
  it.each([
    ['an upload', text(element('paragraph', [words('a')]), upload, element('paragraph', [words('b')]))],
    ['a relationship', text(relation)],
    ['an unknown node within a line', text(element('paragraph', [words('a'), { type: 'emoji', version: 1, n: 3 }]))],
    ['a link', text(element('paragraph', [link({ url: '/shop', linkType: 'custom', newTab: true })]))],
    [
      'a link to a document',
      text(
        element('paragraph', [link({ linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 'p' } })]),
      ),
    ],
    [
      'an automatic link',
      text(element('paragraph', [link({ url: 'https://x.test', linkType: 'custom', newTab: false }, 'autolink')])),
    ],
    ['a line', text(element('paragraph', [words('a')]), { type: 'horizontalrule', version: 1 })],
    [
      'a checklist',
      text(
        element('list', [element('listitem', [words('Boots')], { checked: true, value: 1 })], {
          listType: 'check',
          tag: 'ul',
          start: 1,
        }),
      ),
    ],
    [
      'alignment, indents, and letters above and below',
      text(element('paragraph', [words('2', 32), words('nd', 64)], { format: 'right', indent: 2 })),
    ],
    ['formats', text(element('paragraph', [words('bold', 1), words('struck code', 4 | 16)]))],
    ['headings and a quote', text(element('heading', [words('h')], { tag: 'h2' }), element('quote', [words('q')]))],
  ])('keeps %s through the editor', (_, stored) => {
    const after = throughEditor(stored);
    expect(after.root.children).toHaveLength(stored.root.children.length);
    expect(after.root.children).toMatchObject(JSON.parse(JSON.stringify(stored.root.children)) as object[]);
  });

  it('does not tell an unknown node apart from what it was', () => {
    expect(isSame(throughEditor(text(upload)).root.children[0], upload)).toBe(true);
  });

  it('is nothing where nothing was written', () => {
    expect(storedOrNull(text(element('paragraph', [])))).toBeNull();
    expect(storedOrNull(text(element('paragraph', [words('a')])))).not.toBeNull();
    expect(storedOrNull(wrapUnknown(text(upload)))).toEqual(text(upload));
  });

  it.each([undefined, null, 'text', {}, { root: {} }, { root: { type: 'root', children: [] } }])('is not %j', (value) =>
    expect(isStoredText(value)).toBe(false),
  );

  it('never leads to a script, and is stored as it was', () => {
    const stored = text(
      element('paragraph', [link({ url: 'javascript:alert(1)', linkType: 'custom', newTab: false })]),
    );
    expect(throughEditor(stored)).toMatchObject({ root: { children: [{ children: [{ type: 'link' }] }] } });
    const editor = createEditor({ nodes: [LinkNode] });
    editor.update(
      () => {
        const node = new LinkNode({ linkType: 'custom', newTab: false, url: 'javascript:alert(1)' });
        expect(node.createDOM({ namespace: '', theme: {} }).getAttribute('href')).toBe('#');
      },
      { discrete: true },
    );
  });
});

it('can be edited without an exception, whatever it is', () => {
  times(rounds(1_000))(anyRichText, (stored) => {
    const editor = newEditor();
    editor.setRootElement(document.createElement('div'));
    editor.setEditorState(editor.parseEditorState(editorText(stored)));
  });
});

it('keeps what cannot be edited as it is', () => {
  const broken = [words('by itself'), element('heading', [words('a')], { tag: 'h9' }), element('listitem', [])];
  const line = element('paragraph', [link({ url: 5 }), { ...words(''), text: {} }, words('sound')]);
  expect(throughEditor(text(...broken, line)).root.children).toMatchObject([...broken, line]);
});

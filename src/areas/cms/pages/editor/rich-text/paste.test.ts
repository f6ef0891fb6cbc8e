// @vitest-environment jsdom
import { $getRoot, createEditor } from '@payloadcms/richtext-lexical/lexical';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { KeptNode } from './KeptNode';
import type { StoredNode, StoredText } from './kept-nodes';
import { AutoLinkNode, LinkNode } from './LinkNodes';
import { $insertHtml } from './PastePlugin';
import { partsOf } from './pasted-tables';
import { editorText } from './SyncPlugin';
import { unwrapKept } from './kept-nodes';

beforeAll(() => {
  // Lexical scrolls to inserted content.
  Element.prototype.scrollIntoView = () => {};
});

function pasted(html: string, before: unknown = null, hasBlocks = true): StoredText {
  const editor = createEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode, KeptNode],
    onError(error) {
      throw error;
    },
  });
  editor.setRootElement(document.createElement('div'));
  editor.setEditorState(editor.parseEditorState(editorText(before)));
  editor.update(
    () => {
      $getRoot().selectEnd();
      $insertHtml(editor, html, hasBlocks);
    },
    { discrete: true },
  );
  return unwrapKept(JSON.parse(JSON.stringify(editor.getEditorState().toJSON())) as StoredText);
}

const MARKS: [format: number, mark: string][] = [
  [1, '**'],
  [2, '_'],
  [8, '__'],
];

function brief(node: StoredNode, depth = 0): string[] {
  const children = node.children ?? [];
  if (node.type === 'list')
    return children.flatMap((item) => {
      const [inner] = item.children ?? [];
      if (inner?.type === 'list') return brief(inner, depth + 1);
      const mark = node.listType === 'number' ? `${String(item.value)}.` : '*';
      return [`${'  '.repeat(depth)}${mark} ${inline(item)}`];
    });
  if (node.type === 'root') return children.flatMap((child) => brief(child));
  if (node.type === 'heading') return [`${String(node.tag)} ${inline(node)}`];
  if (node.type === 'paragraph') return [inline(node)];
  return [`[${node.type}]`];
}

function inline(node: StoredNode): string {
  if (node.type === 'linebreak') return '/';
  if (node.type === 'text') {
    const on = MARKS.filter(([format]) => Number(node.format) & format).map(([, mark]) => mark);
    return on.join('') + String(node.text) + on.toReversed().join('');
  }
  const text = (node.children ?? []).map(inline).join('');
  return node.type === 'link' ? `<${text}>` : text;
}

const shown = (html: string) => brief(pasted(html).root);

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] }],
  },
});

const IGNORED = (mark: string) =>
  `<![if !supportLists]><span\nstyle='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span\nstyle='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;
const item = (level: number, mark: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${IGNORED(mark)}<span\nlang=EN-GB style='mso-ansi-language:EN-GB'>${text}<o:p></o:p></span></p>\n\n`;
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=ProgId content=Word.Document><style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body></html>`;

describe('what is copied from Word', () => {
  it('keeps headings, formats and links, and drops its empty lines and looks', () => {
    const html = word(`<p class=MsoTitle>Kit list</p>
<h1 style='margin-top:12.0pt'>Home<o:p></o:p></h1>
<p class=MsoNormal style='text-align:justify;text-indent:36.0pt'>A <b style='mso-bidi-font-weight:normal'>red</b>
shirt and <i>white</i> shorts<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="https://x.test/sizes"><span style='text-decoration:underline'><u>the sizes</u></span></a>
and <a name="_Toc1"></a>this.</p>
<h6>Notes</h6>`);
    expect(shown(html)).toEqual([
      'h2 Kit list',
      'h2 Home',
      'A **red** shirt and _white_ shorts',
      'See <the sizes> and this.',
      'h4 Notes',
    ]);
    expect(pasted(html).root.children.map(({ format, indent }) => [format, indent])).toEqual(
      Array.from({ length: 5 }, () => ['', 0]),
    );
  });

  it('keeps bullets and numbers with their levels and where they begin', () => {
    const html = word(
      `<p class=MsoNormal>Bring:</p>\n` +
        item(1, '·', 'Boots') +
        item(2, 'o', 'Studs') +
        item(3, '§', 'Six') +
        item(1, '·', 'Socks') +
        `<p class=MsoNormal>Then:</p>` +
        item(1, '3.', 'Warm up', 'l1') +
        item(2, 'a)', 'Run', 'l1') +
        item(2, 'b)', 'Jump', 'l1') +
        item(1, '4.', 'Play', 'l1'),
    );
    expect(shown(html)).toEqual([
      'Bring:',
      '* Boots',
      '  * Studs',
      '    * Six',
      '* Socks',
      'Then:',
      '3. Warm up',
      '  1. Run',
      '  2. Jump',
      '4. Play',
    ]);
  });

  it('keeps lists that are lists, and the number of a heading as its text', () => {
    const html = word(`<h2 style='mso-list:l0 level1 lfo1'>${IGNORED('1.1')}Away</h2>
<ol style='margin-top:0cm' start=1 type=1><li class=MsoListParagraph style='mso-list:l2 level1 lfo3'>One<o:p></o:p></li>
<ul><li class=MsoListParagraph>Inner</li></ul><li class=MsoListParagraph>Two</li></ol>`);
    expect(shown(html)).toEqual(['h2 1.1 Away', '1. One', '  * Inner', '2. Two']);
  });

  it('keeps lists of Word Online, whose every item is a list', () => {
    const line = (level: number, text: string, tag = 'ul') =>
      `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1"><li data-listid="1" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
    expect(shown(`<div class="OutlineElement">${line(1, 'One')}${line(2, 'Deeper')}${line(1, 'Two')}</div>`)).toEqual([
      '* One\u00a0',
      '  * Deeper\u00a0',
      '* Two\u00a0',
    ]);
  });
});

it('keeps lists and formats of LibreOffice', () => {
  const html = `<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<p style="line-height: 100%; margin-bottom: 0in"><font face="Liberation Serif"><b>Bring</b></font></p>
<ul>
	<li><p align="left" style="margin-bottom: 0in">Boots</p>
	<ul>
		<li><p style="margin-bottom: 0in">Studs</p></li>
	</ul></li>
	<li><p>Socks</p><p>two pairs</p></li>
</ul>`;
  expect(shown(html)).toEqual(['**Bring**', '* Boots', '  * Studs', '* Socks/two pairs']);
});

it('keeps lists and formats of Google Docs, which wraps all in a bold that is none', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span
style="font-size:20pt;font-weight:400;white-space:pre-wrap;">Kit</span></h1><ol style="margin-top:0;padding-inline-start:48px;"><li
dir="ltr" style="list-style-type:decimal;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">Shirt</span></p></li><ol><li dir="ltr"
aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;font-style:italic">Long sleeve</span></p></li></ol><li
dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:400">Shorts</span></p></li></ol></b>`;
  expect(shown(html)).toEqual(['h2 Kit', '1. **Shirt**', '  1. _Long sleeve_', '2. Shorts']);
});

describe('a table', () => {
  const table = (rows: string[][], cell = 'td') =>
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse'>${rows
      .map(
        (row) =>
          `<tr>${row.map((text) => `<${cell} width=200><p class=MsoNormal>${text}<o:p></o:p></p></${cell}>`).join('')}</tr>`,
      )
      .join('')}</table>`;
  const sizes = [
    ['Size', 'Chest'],
    ['S', '<b>92</b> cm'],
  ];

  it('becomes a block between the texts before and after it, with the rest of the line that it was pasted into', () => {
    const html = word(
      `<p class=MsoNormal>Measured:</p>${table(sizes)}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p>Flat.</p>`,
    );
    const parts = partsOf(pasted(html, paragraph('Sizes. ')));
    expect(parts?.map((part) => ('content' in part ? brief(part.content.root) : part))).toEqual([
      ['Sizes. Measured:'],
      { table: { columns: ['Size', 'Chest'], rows: [['S', '92 cm']] }, rowHeads: false },
      ['Flat.'],
    ]);
  });

  it('has a cell for each column, however cells are merged, and rows with heads where it had some', () => {
    const html = `<table><tr><td colspan="2">Adults</td><td>Note</td></tr><tr><td rowspan=2>S<br>M</td><td>92</td></tr><tr><td>96</td></tr></table>`;
    expect(partsOf(pasted(html))).toMatchObject([
      {
        table: {
          columns: ['Adults', '', 'Note'],
          rows: [
            ['S M', '92', ''],
            ['', '96', ''],
          ],
        },
      },
    ]);
    const heads = `<table><tr><th></th><th>cm</th></tr><tr><th>S</th><td>92</td></tr></table>`;
    expect(partsOf(pasted(heads))).toEqual([{ table: { columns: ['', 'cm'], rows: [['S', '92']] }, rowHeads: true }]);
  });

  it('of more than 200 rows is several, of more than 12 columns a line for each row', () => {
    const long = [['No', 'Name'], ...Array.from({ length: 201 }, (_, index) => [String(index), 'x'])];
    expect(partsOf(pasted(table(long)))?.map((part) => 'table' in part && part.table.rows.length)).toEqual([200, 1]);
    const wide = [Array.from({ length: 13 }, (_, index) => `c${index}`)];
    expect(shown(table(wide))).toEqual(['c0 · c1 · c2 · c3 · c4 · c5 · c6 · c7 · c8 · c9 · c10 · c11 · c12']);
  });

  it('around one column is none: its text is text', () => {
    expect(shown(table([['One'], ['Two']]))).toEqual(['One', 'Two']);
  });

  it('is a line for each row where the text is all there is', () => {
    const text = pasted(table(sizes), null, false);
    expect(partsOf(text)).toBeUndefined();
    expect(brief(text.root)).toEqual(['Size · Chest', 'S · 92 cm']);
  });

  it('is none that a page only claims to have copied', () => {
    const forged = `<kitroom-table data-table='{"table":{"columns":["a"],"rows":[]}}'>words</kitroom-table><p>Rest</p>`;
    expect(partsOf(pasted(forged))).toBeUndefined();
  });
});

it('drops scripts, styles and links that must not be followed', () => {
  const html = `<style>p{}</style><p onclick="x()">a <a href="javascript:alert(1)">b</a></p><script>alert(1)</script><hr><p>c</p>`;
  expect(shown(html)).toEqual(['a b', '[horizontalrule]', 'c']);
});

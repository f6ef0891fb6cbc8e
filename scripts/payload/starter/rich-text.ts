import type { TextBlock } from '@/payload-types';

type RichText = NonNullable<TextBlock['content']>;
type Node = RichText['root']['children'][number];

const leaf = { detail: 0, format: 0, mode: 'normal', style: '', version: 1 } as const;
const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
const text = (value: string) => ({ ...leaf, type: 'text', text: value });

/** `## ` begins a heading, `- ` an item of a list; all else is a paragraph. */
export function richText(source: string): RichText {
  const children: Node[] = [];
  let items: Node[] = [];
  const endList = () => {
    if (items.length > 0)
      children.push({ ...element, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: items });
    items = [];
  };
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line.startsWith('- ')) {
      items.push({ ...element, type: 'listitem', value: items.length + 1, children: [text(line.slice(2))] });
      continue;
    }
    endList();
    if (line.startsWith('## '))
      children.push({ ...element, type: 'heading', tag: 'h2', children: [text(line.slice(3))] });
    else if (line)
      children.push({ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [text(line)] });
  }
  endList();
  return { root: { ...element, type: 'root', children } };
}

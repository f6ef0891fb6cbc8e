import { describe, expect, it } from 'vitest';
import { chaptersOf, withChildren, type RichTextData, type RichTextNode } from './chapters';

const heading = (tag: string): RichTextNode => ({ type: 'heading', tag, version: 1 });
const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', text, version: 1 });

function document(...children: RichTextNode[]): RichTextData {
  return { root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 } };
}

describe('chaptersOf', () => {
  it('begins a chapter at every second-level heading', () => {
    const [a, b] = [heading('h2'), heading('h2')];
    const [one, two, three] = [paragraph('1'), paragraph('2'), paragraph('3')];
    expect(chaptersOf(document(one, a, two, b, three))).toEqual([
      { body: [one] },
      { heading: a, body: [two] },
      { heading: b, body: [three] },
    ]);
  });

  it('leaves other headings where they are', () => {
    const small = heading('h3');
    expect(chaptersOf(document(small))).toEqual([{ body: [small] }]);
  });

  it('finds none in an empty text', () => {
    expect(chaptersOf(document())).toEqual([]);
  });
});

describe('withChildren', () => {
  it('changes the children and nothing else', () => {
    const before = document(paragraph('1'));
    expect(withChildren(before, [])).toEqual(document());
    expect(before.root.children).toHaveLength(1);
  });
});

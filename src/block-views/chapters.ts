import type { BlockOf } from './types';

export type RichTextData = NonNullable<BlockOf<'text'>['content']>;
export type RichTextNode = RichTextData['root']['children'][number];

export interface Chapter {
  heading?: RichTextNode;
  body: RichTextNode[];
}

/** Text before the first second-level heading is a chapter without one. Pure. */
export function chaptersOf(content: RichTextData): Chapter[] {
  const chapters: Chapter[] = [];
  for (const node of content.root.children) {
    const last = chapters.at(-1);
    if (node.type === 'heading' && node.tag === 'h2') chapters.push({ heading: node, body: [] });
    else if (last) last.body.push(node);
    else chapters.push({ body: [node] });
  }
  return chapters;
}

export function withChildren(content: RichTextData, children: RichTextNode[]): RichTextData {
  return { ...content, root: { ...content.root, children } };
}

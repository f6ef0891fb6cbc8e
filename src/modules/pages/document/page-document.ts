import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import type { PageDocument } from '@/domain/pages/editor/types';
import type { Page } from '@/payload-types';

type Stored = Pick<Page, 'title' | 'slug' | 'metaTitle' | 'metaDescription' | 'content'>;

/** Blocks of unknown types stay as they are. */
export const documentOf = ({ title, slug, metaTitle, metaDescription, content }: Stored): PageDocument => ({
  title: title ?? '',
  slug: slug ?? '',
  metaTitle: metaTitle ?? '',
  metaDescription: metaDescription ?? '',
  blocks: (content ?? []).map((block, index): EditorBlock => ({
    ...block,
    id: block.id ?? `${block.blockType}-${index}`,
  })),
});

/** Payload validates the fields of known blocks. */
export const storedDocument = ({ title, slug, metaTitle, metaDescription, blocks }: PageDocument): Stored => ({
  title,
  slug,
  metaTitle,
  metaDescription,
  content: blocks as unknown as Page['content'],
});

import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import { listPublishedPages } from './data';

/** Read once for all rows of a list. */
const publishedPages = cache(listPublishedPages);

type StatusCellProps = Pick<DefaultServerCellComponentProps, 'payload' | 'rowData'>;

/** Payload’s own cell shows a page as published for ever once it has been. Shown to people who may read drafts. */
export async function StatusCell({ payload, rowData }: StatusCellProps) {
  const isChanged = (await publishedPages(payload)).get(String(rowData.id));
  if (isChanged === undefined) return 'Draft';
  return isChanged ? 'Published, with unpublished changes' : 'Published';
}

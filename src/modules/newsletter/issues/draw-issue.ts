import { markup } from '@/lib/mail/markup';
import { loadPageData } from '@/modules/pages/page-data';
import type { PageBlock } from '@/modules/pages/page-content';
import { drawBlocks } from './draw-blocks';
import type { IssueToSend } from './data';

export type DrawnIssue = Pick<IssueToSend, 'html' | 'body'> & { undrawn: string[] };

export async function drawIssue(blocks: readonly PageBlock[]): Promise<DrawnIssue> {
  const { parts, undrawn } = drawBlocks(blocks, await loadPageData(blocks));
  return {
    html: markup`${parts.map(({ html }) => html)}`.source,
    body: parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n\n'),
    undrawn,
  };
}

import { InquiryForm, NewsletterForm, ProductGrid } from './islands';
import { PageBlocks } from './PageBlocks';
import { Container } from '@/ui/Container';
import type { PageBlock, PageData } from '@/modules/pages/page-content';

const islands = { InquiryForm, NewsletterForm, ProductGrid };

/** Blocks with little room below them. */
const NARROW = new Set(['text', 'image', 'button', 'columns']);

export type PageViewProps = { title: string; blocks: readonly PageBlock[]; data: PageData };

export function PageView({ title, blocks, data }: PageViewProps) {
  const hasHero = blocks.some(({ blockType }) => blockType === 'hero');
  const last = blocks.at(-1);
  return (
    <div className={!last || NARROW.has(last.blockType) ? 'pb-section' : undefined}>
      {!hasHero && (
        <Container className="pt-section">
          <h1 className="text-title break-words">{title}</h1>
        </Container>
      )}
      <PageBlocks blocks={blocks} data={data} parts={islands} />
    </div>
  );
}

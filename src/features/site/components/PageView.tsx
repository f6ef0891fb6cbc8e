import { PageBlocks } from '@/block-views/PageBlocks';
import type { Page } from '@/payload-types';
import { Container } from '@/ui/Container';

/** A page made of blocks. One without a hero gets its title from us, so that no page is without a heading. */
export function PageView({ page: { title, content } }: { page: Page }) {
  const blocks = content ?? [];
  const hasHero = blocks.some(({ blockType }) => blockType === 'hero');
  const endsOnHero = blocks.at(-1)?.blockType === 'hero';
  return (
    <div className={endsOnHero ? undefined : 'pb-section'}>
      {!hasHero && (
        <Container className="pt-section">
          <h1 className="text-title break-words">{title}</h1>
        </Container>
      )}
      <PageBlocks blocks={blocks} />
    </div>
  );
}

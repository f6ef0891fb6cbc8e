import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { BlockLink } from './BlockLink';
import { BlockSection } from './BlockSection';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function ProductGridBlockView({ block, data, parts: { ProductGrid }, editing }: BlockViewProps<'productGrid'>) {
  const products = data.products[block.id ?? ''] ?? [];
  if (products.length === 0 && !editing) return null;
  const linkText = slotsOf(editing)('linkText', block.linkText);
  return (
    <BlockSection
      block={block}
      editing={editing}
      tone="sunken"
      action={
        linkText && (
          <BlockLink address={block.link} className={buttonClass('outline')}>
            {linkText}
          </BlockLink>
        )
      }
    >
      {products.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-ink-muted">
          No product in the shop matches this choice.
        </p>
      )}
      <div
        className={cn(
          '@2xs:@max-3xl:[&_.card-grid]:grid-cols-2 @max-2xs:[&_.card-grid]:grid-cols-1',
          // Three columns on tablets: the fourth product is left out there.
          products.length === 4 &&
            '@3xl:@max-5xl:[&_.card-grid]:grid-cols-3 @3xl:@max-5xl:[&_.card-grid>li:nth-child(4)]:hidden',
        )}
      >
        <ProductGrid products={products} headingLevel={block.heading?.trim() ? 3 : 2} />
      </div>
    </BlockSection>
  );
}

import { NEWSLETTER_ANCHOR } from '@/modules/newsletter/newsletter-form-state';
import { BlockSection } from './BlockSection';
import type { BlockViewProps } from './types';

export function NewsletterBlockView({ block, parts: { NewsletterForm }, editing }: BlockViewProps<'newsletter'>) {
  const anchor = `${NEWSLETTER_ANCHOR}-${block.id ?? 'form'}`;
  return (
    <BlockSection block={block} editing={editing} tone="sunken">
      <div
        id={anchor}
        inert={Boolean(editing)}
        className="max-w-xl scroll-mt-[calc(var(--spacing-header)+1rem)] @container"
      >
        <NewsletterForm anchor={anchor} />
      </div>
    </BlockSection>
  );
}

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Section, SectionHeading } from '@/ui/Section';
import { MULTILINE, slotsOf } from './slots';
import type { InlineEditing } from './types';

type Headed = { id?: string | null; eyebrow?: string | null; heading?: string | null; intro?: string | null };

type BlockSectionProps = {
  block: Headed;
  editing: InlineEditing | undefined;
  tone?: 'plain' | 'sunken' | 'night';
  action?: ReactNode;
  /** Puts the heading beside the content where there is room. */
  isAside?: boolean;
  isStrip?: boolean;
  className?: string;
  backdrop?: ReactNode;
  children: ReactNode;
};

export function BlockSection(props: BlockSectionProps) {
  const { block, editing, tone = 'plain', action, isAside, isStrip, className, backdrop, children } = props;
  const slot = slotsOf(editing);
  const [eyebrow, heading] = [slot('eyebrow', block.eyebrow), slot('heading', block.heading)];
  const intro = slot('intro', block.intro, MULTILINE);
  const id = heading && block.id ? `heading-${block.id}` : undefined;
  const isHeaded = Boolean(eyebrow || heading || intro || action);
  return (
    <Section
      tone={tone}
      aria-labelledby={id}
      className={cn(
        isStrip && 'border-b border-line py-0!',
        tone === 'plain'
          ? !isStrip && 'plain-band'
          : 'in-[.block-column]:rounded-card in-[.block-column]:[--gutter:1.5rem]',
        className,
      )}
    >
      {backdrop}
      <div className={isAside && isHeaded ? 'grid gap-x-16 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : undefined}>
        {isHeaded && (
          <SectionHeading
            id={id}
            eyebrow={eyebrow}
            title={heading}
            intro={intro && <span className="whitespace-pre-line">{intro}</span>}
            action={action}
            className={isAside ? '@5xl:sticky @5xl:top-[calc(var(--spacing-header)+2rem)] @5xl:self-start' : undefined}
          />
        )}
        {isAside ? <div className="min-w-0">{children}</div> : children}
      </div>
    </Section>
  );
}

/** Heading level of a section's items: the section's own heading is optional. */
export const itemHeading = (block: Headed): 'h2' | 'h3' => (block.heading?.trim() ? 'h3' : 'h2');

import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Container } from './Container';

const tones = {
  plain: '',
  sunken: 'bg-surface-sunken',
  night: 'on-night bg-night text-ink',
};

type SectionProps = ComponentProps<'section'> & { tone?: keyof typeof tones; width?: 'page' | 'prose' };

export function Section({ tone = 'plain', width, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cn('py-section', tones[tone], className)}>
      <Container width={width}>{children}</Container>
    </section>
  );
}

type SectionHeadingProps = {
  title?: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  className?: string;
};

const levels = {
  1: { tag: 'h1', size: 'text-title' },
  2: { tag: 'h2', size: 'text-heading' },
  3: { tag: 'h3', size: 'text-subheading' },
} as const;

export function SectionHeading({ title, eyebrow, intro, action, level = 2, id, className }: SectionHeadingProps) {
  const { tag: Heading, size } = levels[level];
  return (
    <header className={cn('section-heading', className)}>
      <div className="max-w-prose">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        {title && (
          <Heading id={id} className={size}>
            {title}
          </Heading>
        )}
        {intro && <p className="mt-3 text-lead text-ink-muted">{intro}</p>}
      </div>
      {action}
    </header>
  );
}

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import type { BlockOf, Column } from './types';

const equal: Record<number, string> = {
  2: '@4xl:grid-cols-2',
  3: '@4xl:grid-cols-3',
  4: '@2xl:grid-cols-2 @5xl:grid-cols-4',
};

function gridOf({ split, columns }: BlockOf<'columns'>): string | undefined {
  const count = columns?.length ?? 0;
  if (split === 'equal' || count < 2) return equal[count];
  const others = count - 1;
  const first = ['@4xl:grid-cols-[5fr_3fr]', '@4xl:grid-cols-[2fr_1fr_1fr]', '@5xl:grid-cols-[2fr_1fr_1fr_1fr]'];
  const last = ['@4xl:grid-cols-[3fr_5fr]', '@4xl:grid-cols-[1fr_1fr_2fr]', '@5xl:grid-cols-[1fr_1fr_1fr_2fr]'];
  return (split === 'first' ? first : last)[others - 1];
}

type ColumnsBlockViewProps = { block: BlockOf<'columns'>; blocksOf: (column: Column) => ReactNode };

export function ColumnsBlockView({ block, blocksOf }: ColumnsBlockViewProps) {
  return (
    <Container className={cn('grid gap-x-12 py-6 @2xl:py-10', gridOf(block))}>
      {(block.columns ?? []).map((column, index) => (
        <div
          key={column.id ?? index}
          className="block-column min-w-0 [--gutter:0px] [--section:clamp(1.5rem,1rem+2*var(--page-vw),3rem)]"
        >
          {blocksOf(column)}
        </div>
      ))}
    </Container>
  );
}

import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { BlockLink } from './BlockLink';
import { slotsOf } from './slots';
import { rowAlignments } from './text-look';
import type { BlockViewProps } from './types';

export function ButtonBlockView({ block, editing }: BlockViewProps<'button'>) {
  return (
    <Container className={cn('flex py-4', rowAlignments[block.alignment])}>
      <BlockLink address={block.link} className={buttonClass(block.variant, block.size)}>
        {slotsOf(editing)('text', block.text)}
      </BlockLink>
    </Container>
  );
}

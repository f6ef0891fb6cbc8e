import { safePicture } from '@/domain/safe-address';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { rowAlignments } from './text-look';
import type { BlockOf, BlockViewProps } from './types';

const widths: Record<BlockOf<'image'>['width'], string> = {
  sm: 'w-full max-w-sm',
  md: 'w-full max-w-md',
  lg: 'w-full max-w-lg',
  xl: 'w-full max-w-xl',
  full: 'w-full',
  '1/4': 'w-full sm:w-1/4',
  '1/2': 'w-full sm:w-1/2',
  '3/4': 'w-full sm:w-3/4',
};

/** A picture in the width and at the side chosen; nothing until it has an address. */
export function ImageBlockView({ block, isLead }: BlockViewProps<'image'>) {
  const src = safePicture(block.src);
  if (!src) return null;
  return (
    <Container className={cn('flex py-6 sm:py-8', rowAlignments[block.alignment])}>
      <img
        src={src}
        alt={block.alt ?? ''}
        loading={isLead ? 'eager' : 'lazy'}
        className={cn('h-auto', widths[block.width], block.rounded && 'rounded-card')}
      />
    </Container>
  );
}

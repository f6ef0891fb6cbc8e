import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { BlockPicture } from './BlockPicture';
import { pictureSource } from './picture-source';
import { slotsOf } from './slots';
import { rowAlignments } from './text-look';
import type { BlockOf, BlockViewProps } from './types';

const widths: Record<BlockOf<'image'>['width'], string> = {
  sm: 'w-full max-w-sm',
  md: 'w-full max-w-md',
  lg: 'w-full max-w-lg',
  xl: 'w-full max-w-xl',
  full: 'w-full',
  '1/4': 'w-full @2xl:w-1/4',
  '1/2': 'w-full @2xl:w-1/2',
  '3/4': 'w-full @2xl:w-3/4',
};
const SIZES = '(min-width: 1344px) 1264px, 95vw';

export function ImageBlockView({ block, isLead, data, editing }: BlockViewProps<'image'>) {
  const picture = pictureSource(block.src, data);
  if (!picture && !editing) return null;
  const caption = slotsOf(editing)('caption', block.caption);
  return (
    <Container className={cn('flex py-6 @2xl:py-8', rowAlignments[block.alignment])}>
      <figure className={widths[block.width]}>
        {picture ? (
          <BlockPicture
            picture={picture}
            alt={block.alt ?? picture.alt ?? ''}
            sizes={SIZES}
            isFirst={isLead}
            className={cn('h-auto w-full', block.rounded && 'rounded-card')}
          />
        ) : (
          <p className="grid aspect-video max-h-72 w-full place-items-center rounded-card border-2 border-dashed border-line-strong text-ink-muted">
            Choose a picture
          </p>
        )}
        {caption && <figcaption className="mt-3 text-sm text-ink-muted">{caption}</figcaption>}
      </figure>
    </Container>
  );
}

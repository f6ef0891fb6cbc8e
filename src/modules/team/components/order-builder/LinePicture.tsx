import type { DraftItem } from '@/domain/teams/team-draft';
import { cn } from '@/ui/cn';
import { NoPicture } from '@/ui/NoPicture';
import type { BuilderProduct } from '../../data/builder-products';
import { pictureOf } from './product-view';

type LinePictureProps = { product: BuilderProduct | undefined; item: DraftItem; className: string };

export function LinePicture({ product, item, className }: LinePictureProps) {
  const picture = product && pictureOf(product, item);
  return (
    <div className={cn('aspect-4/5 shrink-0 self-start overflow-hidden rounded-control kit-stage', className)}>
      {picture ? (
        <img src={picture} alt="" width={400} height={500} className="size-full object-cover" />
      ) : (
        <NoPicture />
      )}
    </div>
  );
}

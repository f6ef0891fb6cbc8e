import { picturePath } from '@/domain/kits/designs/design-links';
import { cn } from '@/ui/cn';

export const KitThumbnail = ({ revision, className }: { revision: string; className: string }) => (
  <img
    src={picturePath(revision)}
    alt=""
    width={1200}
    height={1500}
    loading="lazy"
    decoding="async"
    className={cn('aspect-[4/5] rounded-control kit-stage object-contain', className)}
  />
);

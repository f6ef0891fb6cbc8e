'use client';

import { safePicture } from '@/domain/pages/safe-address';
import { libraryId } from '@/modules/pages/page-content';
import { cn } from '@/ui/cn';
import { useEditor } from '../store/use-editor';

type ChangedPictureProps = {
  as: 'del' | 'ins';
  address: string;
};

export function ChangedPicture({ as: Element, address }: ChangedPictureProps) {
  const id = libraryId(address);
  const known = useEditor(({ data }) => (id ? data.pictures[id] : undefined));
  const src = known?.thumbnail ?? safePicture(address);
  const isOld = Element === 'del';
  return (
    <Element className="w-36 no-underline">
      <span className={cn('block text-xs font-medium', isOld ? 'text-danger' : 'text-success')}>
        {isOld ? 'Before' : 'After'}
      </span>
      {src && (
        <img
          src={src}
          alt={known?.alt ?? ''}
          className={cn(
            'mt-1 h-24 w-full rounded-control border-2 bg-surface-sunken object-contain',
            isOld ? 'border-danger/60' : 'border-success/60',
          )}
        />
      )}
      <span className="mt-1 block truncate text-xs text-ink-muted" title={address}>
        {known?.alt || (id ? 'From the library' : address)}
      </span>
    </Element>
  );
}

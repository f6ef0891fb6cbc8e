'use client';

import { useEffect, useState } from 'react';
import type { KitPicture } from '@/domain/kits';
import { Skeleton } from '@/ui/Skeleton';

type KitPreviewProps = { picture: KitPicture; label: string };

/** Draws in the browser; the renderer loads on demand. */
export function KitPreview({ picture, label }: KitPreviewProps) {
  const [source, setSource] = useState<string>();
  const key = JSON.stringify(picture);

  useEffect(() => {
    let isCurrent = true;
    void import('@/domain/kits').then(async ({ drawKit, loadOutlines, PICTURE_FONT }) => {
      const svg = drawKit(JSON.parse(key) as KitPicture, await loadOutlines([PICTURE_FONT]));
      if (isCurrent) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return source ? (
    <img src={source} alt={label} width={480} height={600} className="aspect-4/5 w-full" />
  ) : (
    <Skeleton className="aspect-4/5 w-full" />
  );
}

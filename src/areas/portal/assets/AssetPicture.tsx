'use client';

import { useState } from 'react';
import { FileText } from 'lucide-react';
import type { AssetView } from '@/modules/team/data/asset-view';
import { CHECKERED } from '@/ui/checkered';
import { cn } from '@/ui/cn';

type AssetPictureProps = { asset: AssetView; alt: string; isLarge?: boolean };

export function AssetPicture({ asset, alt, isLarge }: AssetPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const frame = isLarge ? 'h-[min(60dvh,36rem)] rounded-control' : 'aspect-[4/3]';
  if (!asset.previewUrl || isBroken) {
    return (
      <div className={cn('flex flex-col items-center justify-center gap-2 bg-surface-sunken text-ink-muted', frame)}>
        <FileText aria-hidden className="size-9" />
        <span className="font-display text-2xl font-bold">{asset.fileFormat}</span>
      </div>
    );
  }
  return (
    <div className={cn('grid place-items-center overflow-hidden p-3', frame, CHECKERED)}>
      {/* Served by us at its display size: next/image would add nothing. */}
      <img
        src={asset.previewUrl}
        alt={alt}
        loading={isLarge ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(true)}
        className="size-full min-h-0 object-contain"
      />
    </div>
  );
}

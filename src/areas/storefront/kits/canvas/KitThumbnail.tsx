'use client';

import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { drawKitView } from '@/domain/kits/views/draw-kit-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { cn } from '@/ui/cn';
import { loadPictures, useDesigner } from '../designer-store';

type KitThumbnailProps = {
  document: KitDocument;
  garment: KitGarmentType;
  view?: KitView;
  className?: string;
};

/** Drawn late, so that its surroundings need not wait. */
export const KitThumbnail = memo(function KitThumbnail({
  document,
  garment,
  view = 'front',
  className,
}: KitThumbnailProps) {
  const shown = useDesigner(({ colorway }) => colorway);
  const outlines = useDesigner((state) => state.outlines);
  const pictures = useDesigner((state) => state.pictures);
  useEffect(() => void loadPictures(document), [document]);
  const wanted = useMemo(() => {
    const colorway = Math.min(shown, document.colorways.length - 1);
    return { document, options: { garment, view, colorway, outlines, pictures } };
  }, [document, garment, view, shown, outlines, pictures]);
  const drawn = useDeferredValue<typeof wanted | undefined>(wanted, undefined);
  const src = useMemo(() => {
    if (!drawn) return undefined;
    const svg = drawKitView(drawn.document, { ...drawn.options, background: 'none', detail: 'quick' });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [drawn]);
  return (
    <span className={cn('block [content-visibility:auto]', className)}>
      {src && <img src={src} alt="" decoding="async" className="size-full object-contain" />}
    </span>
  );
});

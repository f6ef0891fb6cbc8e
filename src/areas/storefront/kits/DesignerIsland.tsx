'use client';

import { useEffect } from 'react';
import { lazyPart, useLazyPart } from '@/ui/lazy-part';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import type { DesignerProps } from './Designer';

const designer = lazyPart(() => import('./Designer'));

/** The place of the designer: what draws comes apart from the page, so that the page is there at once. */
export function DesignerIsland(props: DesignerProps) {
  const part = useLazyPart(designer);

  useEffect(() => {
    const load = () =>
      void designer.load().catch(() =>
        toast({
          title: 'Designer not loaded',
          description: 'Please check your connection.',
          variant: 'destructive',
          duration: Infinity,
          action: { label: 'Try again', onClick: load },
        }),
      );
    load();
  }, []);

  if (part) return <part.Designer {...props} />;
  return (
    <div className="grid min-h-[calc(100svh-var(--spacing-header))] kit-stage">
      <p role="status" className="flex h-[46svh] items-center justify-center gap-3 text-ink-muted lg:h-auto">
        <Spinner />
        Opening the designer
      </p>
    </div>
  );
}

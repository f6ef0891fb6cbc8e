'use client';

import { useEffect } from 'react';
import { cn } from '@/ui/cn';
import { inSlices, pause } from '@/lib/client/in-slices';
import { lazyPart, useLazyPart } from '@/ui/lazy-part';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import type { DesignerProps } from './Designer';
import { BESIDE_TOOLS, FRAME, PLACE_OF_TABS, PLACE_OF_TOOLS, STAGE } from './frame';
import { KitToCome } from './KitToCome';

/** First steps of the drawing, run while the rest is loading: twenty scripts take a phone long, too. */
const designer = lazyPart(async () => {
  await pause();
  const [{ firstLook }] = await Promise.all([import('./first-look'), pause().then(() => import('./Designer'))]);
  await inSlices(firstLook());
  return import('./Designer');
});

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
    <div className={FRAME}>
      <section className={cn(STAGE, BESIDE_TOOLS)}>
        <div className="h-13 shrink-0 lg:h-15" />
        <div className="relative min-h-0 grow">
          <KitToCome />
        </div>
        <p role="status" className="flex h-12.5 shrink-0 items-center justify-center gap-3 text-ink-muted lg:h-14.5">
          <Spinner />
          Opening the designer
        </p>
      </section>
      <div className={cn(PLACE_OF_TOOLS, 'min-h-[60svh]')}>
        <div data-bottom-bar className={PLACE_OF_TABS} />
      </div>
    </div>
  );
}

'use client';

import { useState, type ComponentType, type MouseEvent } from 'react';
import { RulerIcon } from '@/ui/shop-icons';
import type { SizeGuideProps } from './SizeGuide';

const PAGE = '/size-guides';

/** Without script, or if the sizes cannot be loaded, it leads to the page of size guides. */
export function SizeGuideLink({ sizes, chart }: Pick<SizeGuideProps, 'sizes' | 'chart'>) {
  const [guide, setGuide] = useState<{ View: ComponentType<SizeGuideProps> }>();
  const [isOpen, setOpen] = useState(false);

  async function open(event: MouseEvent<HTMLElement>) {
    // Modified clicks open the page in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { SizeGuide } = await import('./SizeGuide');
      setGuide({ View: SizeGuide });
      setOpen(true);
    } catch {
      window.location.assign(PAGE);
    }
  }

  return (
    <>
      <a
        href={PAGE}
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
        className="inline-flex min-h-6 items-center gap-1.5 text-sm text-accent underline underline-offset-4 hover:no-underline"
      >
        <RulerIcon className="size-5" />
        Size guide
      </a>
      {guide && <guide.View sizes={sizes} chart={chart} pageHref={PAGE} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

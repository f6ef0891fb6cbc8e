'use client';

import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/ui/button-class';
import { Spinner } from '@/ui/Spinner';

/** How far below the screen the end of the list is when the next products are sent for. */
const AHEAD = '800px';

type LoadMoreProps = {
  href: string;
  /** Whether the next page adds to this one, so that it may come by itself. */
  comesByItself: boolean;
};

/**
 * Leads to the next page of the list, and goes there by itself as its place is scrolled to. The address tells how much
 * is shown: Back from a product finds the same list.
 */
export function LoadMore({ href, comesByItself }: LoadMoreProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const place = useRef<HTMLParagraphElement>(null);

  function load() {
    if (!isPending) startTransition(() => router.replace(href, { scroll: false }));
  }
  const onNear = useEffectEvent(load);

  useEffect(() => {
    if (!comesByItself || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [comesByItself, href]);

  return (
    <p ref={place} className="mt-10 flex min-h-13 items-center justify-center">
      {isPending ? (
        <Spinner label="Loading more products" className="size-8 text-accent" />
      ) : (
        <Link
          href={href}
          prefetch={false}
          scroll={!comesByItself}
          className={buttonClass('outline', 'lg')}
          onNavigate={(event) => {
            if (!comesByItself) return;
            event.preventDefault();
            load();
          }}
        >
          Load more
        </Link>
      )}
    </p>
  );
}

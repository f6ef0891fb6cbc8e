'use client';

import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/ui/button-class';
import { Spinner } from '@/ui/Spinner';

/** Distance below the screen at which the next products load. */
const AHEAD = '800px';

type LoadMoreProps = {
  href: string;
  comesByItself: boolean;
};

/**
 * Followed automatically when scrolled to. The address holds the number shown: Back from a product finds the same list.
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

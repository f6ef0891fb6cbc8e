'use client';

import { createContext, use, useOptimistic, useTransition, type ComponentProps, type ReactNode } from 'react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { changeFilters, toQueryString, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { cn } from '@/ui/cn';

type How = 'push' | 'replace';
type Change = Parameters<typeof changeFilters>[1];

interface ShopTransitionValue {
  isPending: boolean;
  /** Latest choice, perhaps ahead of the list. */
  filters: ShopFilters;
  go: (href: string, how: How) => void;
  change: (change: Change, how: How) => void;
}

const Transition = createContext<ShopTransitionValue | undefined>(undefined);

export function ShopTransition({ filters, children }: { filters: ShopFilters; children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(filters);
  const go: ShopTransitionValue['go'] = (href, how) => startTransition(() => router[how](href, { scroll: false }));
  const change: ShopTransitionValue['change'] = (part, how) =>
    startTransition(() => {
      const next = changeFilters(shown, part);
      show(next);
      router[how](`/shop${toQueryString(next)}`, { scroll: false });
    });
  return <Transition value={{ isPending, filters: shown, go, change }}>{children}</Transition>;
}

export function useShopTransition(): ShopTransitionValue {
  const transition = use(Transition);
  if (!transition) throw new Error('useShopTransition must be used within ShopTransition');
  return transition;
}

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/** Link to another view of the shop, whose click shows the pending state. */
export function ShopLink({ href, ...rest }: ShopLinkProps) {
  const { go } = useShopTransition();
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault();
        go(href, 'push');
      }}
    />
  );
}

export function PendingRegion({ children }: { children: ReactNode }) {
  const { isPending } = useShopTransition();
  return (
    <div
      aria-busy={isPending}
      className={cn('transition-opacity duration-200', isPending && 'pointer-events-none opacity-45 delay-100')}
    >
      {children}
    </div>
  );
}

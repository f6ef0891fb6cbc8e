'use client';

import { createContext, use, useTransition, type ComponentProps, type ReactNode } from 'react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { cn } from '@/ui/cn';

interface ShopTransitionValue {
  isPending: boolean;
  /** Goes to another view of the shop; the present one stays until that is there. */
  go: (href: string, how: 'push' | 'replace') => void;
}

const Transition = createContext<ShopTransitionValue | undefined>(undefined);

/** Lets all controls of the shop wait as one. */
export function ShopTransition({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const go: ShopTransitionValue['go'] = (href, how) => startTransition(() => router[how](href, { scroll: false }));
  return <Transition value={{ isPending, go }}>{children}</Transition>;
}

export function useShopTransition(): ShopTransitionValue {
  const transition = use(Transition);
  if (!transition) throw new Error('useShopTransition must be used within ShopTransition');
  return transition;
}

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/** A link to another view of the shop: an ordinary one, whose click shows that the list is on its way. */
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

/** What is about to be replaced: dimmed while the next view is on its way. */
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

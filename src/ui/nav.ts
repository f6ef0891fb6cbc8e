import type { LucideIcon } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';

export type NavItem = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** True if under another root layout: it loads as a page of its own. */
  isElsewhere?: boolean;
  /** True if it is the first to go under More in a bar without room. */
  isMore?: boolean;
  /** Address to open in place of `href`. */
  to?: string;
};

export type NavCounts = Readonly<Record<string, number>>;

/** The nearest: /admin/orders/despatch is not of /admin/orders, nor is /admin/orders?kind=team. */
const currentHref = (items: readonly NavItem[], pathname: string, query: URLSearchParams): string | undefined =>
  items
    .map(({ href }) => href)
    .filter((href) => {
      const [path, wanted] = href.split('?');
      if (wanted === undefined) return pathname === path || pathname.startsWith(`${path}/`);
      return pathname === path && [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value);
    })
    .reduce<string | undefined>((near, href) => (href.length > (near?.length ?? 0) ? href : near), undefined);

export const useCurrentHref = (items: readonly NavItem[]): string | undefined =>
  currentHref(items, usePathname(), useSearchParams());

export const navRow =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-ink/8 aria-[current]:bg-brand-soft aria-[current]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

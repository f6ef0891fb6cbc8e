import type { LucideIcon } from 'lucide-react';

export type NavItem = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** True if under another root layout: it loads as a page of its own. */
  isElsewhere?: boolean;
  /** True if a bar has it under More. */
  isMore?: boolean;
};

export type NavCounts = Readonly<Record<string, number>>;

/** The nearest: /admin/orders/despatch is not of /admin/orders. */
export const currentHref = (items: readonly NavItem[], pathname: string): string | undefined =>
  items
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .reduce<string | undefined>((near, href) => (href.length > (near?.length ?? 0) ? href : near), undefined);

export const navRow =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-ink/8 aria-[current]:bg-brand-soft aria-[current]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

import type { LucideIcon } from 'lucide-react';

export type NavItem = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** True if under another root layout: it loads as a page of its own. */
  isElsewhere?: boolean;
};

export type NavCounts = Readonly<Record<string, number>>;

export const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

export const navRow =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-ink/8 aria-[current]:bg-brand-soft aria-[current]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

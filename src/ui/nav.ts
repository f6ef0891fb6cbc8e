import type { LucideIcon } from 'lucide-react';

/** One screen in a navigation. */
export type NavItem = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Whether it is under another root layout: it loads as a page of its own. */
  isElsewhere?: boolean;
};

/** How much is new on a screen, by its address. */
export type NavCounts = Readonly<Record<string, number>>;

/** Whether `href` is where the reader is: that screen or a page below it. */
export const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

/** A row of a navigation panel, icon and text, whether link or button. */
export const navRow =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-ink/8 aria-[current]:bg-brand-soft aria-[current]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

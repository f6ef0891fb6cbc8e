import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

export const headerIcon = 'icon-btn hover:text-volt';

type HeaderIconLinkProps = {
  href: string;
  label: string;
  onFollow: () => void;
  className?: string;
  children: ReactNode;
};

/** An icon of the bar that leads somewhere; for wider screens: the mobile menu has it, too. */
export function HeaderIconLink({ href, label, onFollow, className, children }: HeaderIconLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={label}
      aria-label={label}
      onClick={onFollow}
      className={cn(headerIcon, 'max-md:hidden', className)}
    >
      {children}
    </Link>
  );
}

import { useRouter } from 'next/navigation';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

export const headerIcon = 'icon-btn hover:text-volt';

type HeaderIconLinkProps = {
  href: string;
  label: string;
  /** Address that replaces `href` once there is script. */
  path?: string;
  onFollow: () => void;
  className?: string;
  children: ReactNode;
};

/** Icon link of the bar on wider screens: the mobile menu has it, too. */
export function HeaderIconLink({ href, label, path, onFollow, className, children }: HeaderIconLinkProps) {
  const router = useRouter();
  return (
    <Link
      href={href}
      prefetch={false}
      title={label}
      aria-label={label}
      onClick={onFollow}
      onNavigate={(event) => {
        if (path === undefined) return;
        event.preventDefault();
        router.push(path);
      }}
      className={cn(headerIcon, 'max-md:hidden', className)}
    >
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import Link from 'next/link';
import { isOwnPath, safeLink } from '@/domain/pages/safe-address';
import { libraryId } from '@/modules/pages/page-content';

type BlockLinkProps = {
  /** As typed by the editor; an unsafe one becomes no link. */
  address: string | null | undefined;
  newTab?: boolean;
  className?: string;
  children: ReactNode;
};

/** Older pages link to the kit designer with it. */
const EARLIER_DESIGNER = '#designer';

export function BlockLink({ address, newTab, className, children }: BlockLinkProps) {
  const href = address === EARLIER_DESIGNER ? '/custom-kits/designer' : (safeLink(address) ?? '#');
  const rest = { className, ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }) };
  // A file of the library is no page that the router could show.
  return isOwnPath(href) && !libraryId(href) ? (
    <Link href={href} prefetch={false} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

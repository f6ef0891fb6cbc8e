import type { ReactNode } from 'react';
import Link from 'next/link';
import { isOwnPath, safeLink } from '@/domain/pages/safe-address';
import { libraryId } from '@/modules/pages/page-content';

type BlockLinkProps = {
  /** As an editor typed it; one that must not be followed leads nowhere. */
  address: string | null | undefined;
  newTab?: boolean;
  className?: string;
  children: ReactNode;
};

/** How pages link to the kit designer that were written before it had an address. */
const EARLIER_DESIGNER = '#designer';

/** A link of a page's content. */
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

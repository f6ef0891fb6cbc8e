import type { ReactNode } from 'react';
import Link from 'next/link';
import { BlockLink } from '@/block-views/BlockLink';
import { WishlistLink } from '@/areas/storefront/wishlist/WishlistLink';
import { ChevronDownIcon } from '@/ui/icons';
import type { MenuCategory } from '@/modules/pages/shell-data';
import type { SiteLink } from '@/modules/pages/site-links';

const rowClass = 'sporty flex min-h-14 w-full items-center justify-between border-b border-line text-2xl';
const subClass = 'flex min-h-11 items-center gap-3 rounded-control py-1.5 text-ink-muted hover:text-ink';

type MobileNavItemsProps = { categories: readonly MenuCategory[]; aboutLinks: readonly SiteLink[] };

export function MobileNavItems({ categories, aboutLinks }: MobileNavItemsProps) {
  return (
    <ul>
      <li>
        <Link href="/" prefetch={false} className={rowClass}>
          Home
        </Link>
      </li>
      <Group label="Shop">
        <ul className="grid grid-cols-2 gap-x-4">
          {categories.map(({ name, href, iconUrl }) => (
            <li key={href}>
              <Link href={href} prefetch={false} className={subClass}>
                <img src={iconUrl} alt="" width={32} height={32} loading="lazy" className="size-8 object-contain" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link href="/shop" prefetch={false} className="sporty flex min-h-12 items-center text-lg text-volt">
          View All Products
        </Link>
      </Group>
      <Group label="About">
        <ul>
          {aboutLinks.map(({ label, href }) => (
            <li key={`${label} ${href}`}>
              <BlockLink address={href} className={subClass}>
                {label}
              </BlockLink>
            </li>
          ))}
        </ul>
      </Group>
      <li>
        <Link href="/contact" prefetch={false} className={rowClass}>
          Contact
        </Link>
      </li>
      <li>
        <WishlistLink className={rowClass} />
      </li>
    </ul>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <details className="group/details" name="mobile-nav">
        <summary className={`${rowClass} list-none [&::-webkit-details-marker]:hidden`}>
          {label}
          <ChevronDownIcon className="size-5 transition-transform group-open/details:rotate-180" />
        </summary>
        <div className="border-b border-line py-3">{children}</div>
      </details>
    </li>
  );
}

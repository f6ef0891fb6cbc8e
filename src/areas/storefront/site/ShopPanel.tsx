import Link from 'next/link';
import { ArrowRightIcon } from '@/ui/icons';
import type { MenuCategory } from '@/modules/pages/shell-data';

/** Shop dropdown: ten category tiles in five columns, and a link to all products. */
export function ShopPanel({ categories }: { categories: readonly MenuCategory[] }) {
  return (
    <>
      <ul className="grid grid-cols-5 gap-2 lg:gap-3">
        {categories.map(({ name, href, description, iconUrl }) => (
          <li key={href} className="flex">
            <Link
              href={href}
              prefetch={false}
              className="group/tile flex w-full flex-col rounded-card border border-line bg-surface p-3 transition-colors duration-150 hover:border-brand hover:bg-brand-soft lg:p-4"
            >
              <img
                src={iconUrl}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="mb-3 size-12 object-contain transition-transform duration-200 group-hover/tile:scale-108 lg:size-16"
              />
              <span className="sporty text-lg leading-none">{name}</span>
              <span className="mt-1.5 text-xs leading-snug text-ink-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href="/shop"
        prefetch={false}
        className="sporty group/all mt-4 inline-flex min-h-11 items-center gap-2 text-lg text-volt underline-offset-4 hover:underline"
      >
        View All Products
        <ArrowRightIcon className="size-5 transition-transform group-hover/all:translate-x-1" />
      </Link>
    </>
  );
}

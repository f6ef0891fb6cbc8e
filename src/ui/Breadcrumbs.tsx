import Link from 'next/link';
import { cn } from './cn';
import { ChevronRightIcon } from './icons';

type Crumb = { label: string; href?: string };

/** The last crumb is the page itself and no link; phones leave it out, as the title repeats it. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-muted">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={`${index}-${item.label}`}
              className={cn('flex min-w-0 items-center gap-1.5', last && items.length > 1 && 'max-sm:sr-only')}
            >
              {item.href && !last ? (
                <Link
                  href={item.href}
                  prefetch={false}
                  className="py-0.5 underline-offset-4 hover:text-ink hover:underline"
                >
                  {item.label}
                </Link>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={cn('truncate', last && 'font-medium text-ink')}
                >
                  {item.label}
                </span>
              )}
              {!last && (
                <ChevronRightIcon className={cn('size-3.5 shrink-0', index === items.length - 2 && 'max-sm:hidden')} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

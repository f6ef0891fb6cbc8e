import Link from 'next/link';
import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  /** Where all of it is. */
  href?: string;
  linkLabel?: string;
  /** Said in place of the content. */
  empty?: string | false;
  children: ReactNode;
};

/** A part of an overview: a title, a link to all of it, and its entries. */
export function Panel({ title, href, linkLabel = 'View All', empty, children }: PanelProps) {
  return (
    <section className="card" aria-label={title}>
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2.5">
        <h2 className="text-subheading">{title}</h2>
        {href && (
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-8 items-center text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            {linkLabel}
          </Link>
        )}
      </header>
      {empty ? <p className="px-5 py-10 text-center text-ink-muted">{empty}</p> : children}
    </section>
  );
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Help } from './Help';

type PanelProps = {
  title: string;
  href?: string;
  linkLabel?: string;
  help?: string;
  empty?: string | false;
  children: ReactNode;
};

export function Panel({ title, href, linkLabel = 'View All', help, empty, children }: PanelProps) {
  return (
    <section className="card" aria-label={title}>
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2.5">
        <div className="flex min-w-0 items-center gap-1">
          <h2 className="text-subheading">{title}</h2>
          {help && <Help about={title}>{help}</Help>}
        </div>
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

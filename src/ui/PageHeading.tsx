import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; intro?: ReactNode; actions?: ReactNode };

export function PageHeading({ title, intro, actions }: PageHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-heading break-words">{title}</h1>
        {intro && <p className="mt-1.5 text-sm text-ink-muted">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

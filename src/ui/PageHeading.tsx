import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; intro?: ReactNode; actions?: ReactNode };

export function PageHeading({ title, intro, actions }: PageHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap dense:mb-3 items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 dense:flex dense:flex-wrap dense:items-baseline dense:gap-x-4">
        <h1 className="text-heading break-words dense:text-3xl">{title}</h1>
        {intro && <p className="mt-1.5 text-sm text-ink-muted dense:mt-0">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 dense:[&_.btn]:min-h-9 dense:[&_.btn]:px-4">{actions}</div>}
    </header>
  );
}

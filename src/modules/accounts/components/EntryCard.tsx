import type { ReactNode } from 'react';
import { brandName } from '../brand-name';
import { BrandStripes } from './BrandStripes';

type EntryCardProps = { title: string; intro: ReactNode; children: ReactNode };

export async function EntryCard({ title, intro, children }: EntryCardProps) {
  return (
    <main className="relative isolate flex grow flex-col items-center justify-center overflow-clip bg-night px-gutter py-10">
      <BrandStripes className="absolute -right-[8%] -bottom-[12%] -z-10 h-[75vh] w-auto opacity-[0.14]" />
      <div className="on-night mb-6 flex items-center gap-3 text-ink">
        <BrandStripes className="h-6 w-auto" />
        <p className="font-display text-2xl leading-none font-bold tracking-tight uppercase">{await brandName()}</p>
      </div>
      <div className="w-full max-w-md space-y-6 rounded-card bg-surface-raised p-6 text-ink shadow-overlay sm:p-8">
        <header>
          <h1 className="text-heading">{title}</h1>
          <p className="mt-2 text-ink-muted">{intro}</p>
        </header>
        {children}
      </div>
      <a
        href="/"
        className="on-night mt-4 py-2 text-sm text-ink-muted underline-offset-4 hover:text-ink hover:underline"
      >
        Back to the shop
      </a>
    </main>
  );
}

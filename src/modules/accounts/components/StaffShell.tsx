import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { SkipLink } from '@/ui/SkipLink';
import { BrandStripes } from './BrandStripes';

export function StaffShell({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="on-night sticky top-0 z-40 bg-night text-ink">
        <div className="page-width flex h-15 max-w-[90rem] items-center gap-3 xl:gap-5 xl:[--gutter:1.5rem]">
          {header}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="page-width flex max-w-[90rem] grow flex-col py-6 outline-none sm:py-8 xl:[--gutter:1.5rem] dense:py-4"
      >
        {children}
      </main>
    </>
  );
}

type BrandMarkProps = {
  brandName: string;
  place: string;
  placeClass?: string;
  home: string;
};

export function BrandMark({ brandName, place, placeClass, home }: BrandMarkProps) {
  return (
    <Link
      href={home}
      prefetch={false}
      className="flex min-w-0 shrink-1000 items-center lg:max-w-64 lg:shrink-0 gap-2.5 overflow-hidden rounded-control py-1"
    >
      <BrandStripes className="h-5 w-auto shrink-0" />
      <span className="truncate font-display text-xl leading-none font-bold tracking-tight uppercase">{brandName}</span>
      <span className={cn('sporty shrink-0 border-l border-line pl-2.5 text-xs text-ink-muted', placeClass)}>
        {place}
      </span>
    </Link>
  );
}

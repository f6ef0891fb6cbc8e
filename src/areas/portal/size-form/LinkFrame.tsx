import type { ReactNode } from 'react';
import { PortalBar } from '../shell/PortalBar';

type LinkFrameProps = { eyebrow: string; title: string; note?: ReactNode; children: ReactNode };

export function LinkFrame({ eyebrow, title, note, children }: LinkFrameProps) {
  return (
    <>
      <PortalBar />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <div className="on-night bg-night text-ink">
          <div className="mx-auto max-w-xl px-gutter pt-4 pb-16 sm:pt-8 sm:pb-20">
            <p className="eyebrow mb-2 wrap-anywhere">{eyebrow}</p>
            <h1 className="text-heading wrap-anywhere">{title}</h1>
            {note && <p className="mt-2 text-ink-muted">{note}</p>}
          </div>
        </div>
        <div className="mx-auto -mt-12 max-w-xl px-gutter pb-section sm:-mt-14">
          <div className="relative card p-5 shadow-card sm:p-8">{children}</div>
        </div>
      </main>
    </>
  );
}

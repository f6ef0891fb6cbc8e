import type { ReactNode } from 'react';

/** A part of a tool’s panel. */
export function PanelSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-b border-line py-5 last:border-0">
      <header className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-lg leading-none">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

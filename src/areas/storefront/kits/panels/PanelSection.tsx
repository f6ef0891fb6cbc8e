import type { ReactNode } from 'react';

/** Section of a tool’s panel. Contained, so that a change in one does not repaint the others. */
export function PanelSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="isolate border-b border-line py-5 last:border-0 *:isolate">
      <header className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-lg leading-none">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

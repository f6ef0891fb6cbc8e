import type { ReactNode } from 'react';

/** Targets of at least 24 px in a column. */
export const factLink = 'inline-block leading-6 text-accent underline-offset-4 hover:underline';

export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card card-md text-sm">
    <h2 className="mb-2 text-lg">{title}</h2>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import { Container } from './Container';

type LinkPageProps = {
  about: string;
  title: string;
  children: ReactNode;
};

export function LinkPage({ about, title, children }: LinkPageProps) {
  return (
    <div className="bg-surface-sunken">
      <Container className="py-section">
        <div aria-live="polite" className="mx-auto card card-lg max-w-xl border-t-4 border-t-brand">
          <p className="eyebrow mb-3">{about}</p>
          <h1 className="text-heading">{title}</h1>
          {children}
        </div>
      </Container>
    </div>
  );
}

export function LinkText({ children }: { children: ReactNode }) {
  return <p className="mt-3 wrap-anywhere text-ink-muted">{children}</p>;
}

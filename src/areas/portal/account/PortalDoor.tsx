import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import { PortalBar } from '../shell/PortalBar';

type PortalDoorProps = { title: string; intro: ReactNode; children: ReactNode };

export function PortalDoor({ title, intro, children }: PortalDoorProps) {
  return (
    <>
      <PortalBar
        actions={
          <Link href="/shop" prefetch={false} className={buttonClass('ghost', 'sm')}>
            Back to the shop
          </Link>
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="on-night relative isolate flex grow flex-col overflow-clip bg-night text-ink outline-none"
      >
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-[radial-gradient(60rem_40rem_at_15%_110%,rgb(124_58_237/0.55),transparent_70%)]"
        />
        <Container className="grid grow items-center gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:py-16">
          <div className="relative max-lg:hidden">
            <p className="eyebrow mb-4">Teamwear</p>
            <p className="font-display text-display font-bold uppercase">
              One squad.
              <br />
              <span className="text-volt">One kit.</span>
            </p>
            <div className="mt-6 flex items-end">
              <img
                src="/art/mockup-training.webp"
                alt=""
                width={560}
                height={700}
                loading="lazy"
                className="h-auto w-1/2"
              />
              <img
                src="/art/mockup-rugby.webp"
                alt=""
                width={560}
                height={700}
                loading="lazy"
                className="h-auto w-1/2"
              />
            </div>
          </div>
          <section
            aria-labelledby="portal-title"
            className="w-full max-w-md justify-self-center rounded-card border border-line bg-surface-raised p-6 shadow-overlay sm:p-9 lg:justify-self-end"
          >
            <h1 id="portal-title" className="text-heading">
              {title}
            </h1>
            <p className="mt-2 mb-7 text-ink-muted">{intro}</p>
            {children}
            <p className="mt-7 border-t border-line pt-5 text-sm text-ink-muted">
              No account yet?{' '}
              <Link href="/contact" prefetch={false} className="font-medium text-accent underline underline-offset-4">
                Contact us
              </Link>{' '}
              and we’ll set one up for your team.
            </p>
          </section>
        </Container>
      </main>
    </>
  );
}

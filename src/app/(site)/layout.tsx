import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/features/site/components/SiteFooter';
import { SiteHeader } from '@/features/site/components/SiteHeader';
import { getSeoDefaults, getShellData } from '@/features/site/queries';
import { CartDrawerIsland } from '@/features/shop/components/CartDrawerIsland';
import { env } from '@/lib/env';
import { fontVariables } from '@/ui/fonts';
import { Toaster } from '@/ui/Toaster';
import '@/ui/styles/site.css';

export const viewport: Viewport = { themeColor: '#0b0b12', colorScheme: 'light dark' };

export async function generateMetadata(): Promise<Metadata> {
  const [{ brandName }, { title, description, isHidden }] = await Promise.all([getShellData(), getSeoDefaults()]);
  return {
    metadataBase: new URL(env.publicUrl),
    title: { default: title, template: `%s · ${brandName}` },
    description,
    robots: isHidden ? { index: false, follow: false } : undefined,
  };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const shell = await getShellData();
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body className="flex flex-col pt-header">
        <a
          href="#main"
          className="sporty fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-volt px-5 py-3 text-volt-ink focus:translate-y-0"
        >
          Skip to content
        </a>
        <SiteHeader shell={shell} />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter shell={shell} />
        <CartDrawerIsland shippingClaim={shell.claims.shipping} />
        <Toaster />
      </body>
    </html>
  );
}

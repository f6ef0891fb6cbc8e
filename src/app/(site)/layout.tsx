import type { ReactNode } from 'react';
import { SiteFooter } from '@/features/site/components/SiteFooter';
import { SiteHeader } from '@/features/site/components/SiteHeader';
import { getShellData } from '@/features/pages/queries';
import { siteMetadata, siteViewport } from '@/features/pages/site-metadata';
import { CartDrawerIsland } from '@/features/shop/components/CartDrawerIsland';
import { fontVariables } from '@/ui/fonts';
import { SkipLink } from '@/ui/SkipLink';
import { Toaster } from '@/ui/Toaster';
import '@/ui/styles/site.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const shell = await getShellData();
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body className="flex flex-col">
        <SkipLink />
        <SiteHeader shell={shell} />
        <main id="main" tabIndex={-1} className="grow pt-header outline-none">
          {children}
        </main>
        <SiteFooter shell={shell} />
        <CartDrawerIsland shippingClaim={shell.claims.shipping} />
        <Toaster />
      </body>
    </html>
  );
}

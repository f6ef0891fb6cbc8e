import type { ReactNode } from 'react';
import { SiteFooter } from '@/areas/storefront/site/SiteFooter';
import { SiteHeader } from '@/areas/storefront/site/SiteHeader';
import { getShellData } from '@/modules/pages/queries';
import { siteMetadata, siteViewport } from '@/modules/pages/site-metadata';
import { CartDrawerIsland } from '@/areas/storefront/cart/CartDrawerIsland';
import { SkipLink } from '@/ui/SkipLink';
import { Toaster } from '@/ui/Toaster';
import { documentAttributes } from '../document-attributes';
import '@/ui/styles/site.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const shell = await getShellData();
  return (
    <html lang="en-GB" {...documentAttributes()} data-scroll-behavior="smooth">
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

import type { ReactNode } from 'react';
import { moneyFormatText } from '@/domain/money/currency';
import { shopFormatText } from '@/domain/text/shop-format';
import { siteMetadata, siteViewport } from '@/modules/pages/site-metadata';
import { fontVariables } from '@/ui/fonts';
import { KeptToast } from '@/ui/KeptToast';
import { Toaster } from '@/ui/Toaster';
import '@/ui/styles/site.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;

/** The document of the team portal and of size links: without the shop’s header, footer and cart. */
export default function PortalDocument({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      data-shop-format={shopFormatText()}
      data-money-format={moneyFormatText()}
      className={fontVariables}
      data-scroll-behavior="smooth"
    >
      <body className="flex min-h-dvh flex-col">
        {children}
        <Toaster />
        <KeptToast />
      </body>
    </html>
  );
}

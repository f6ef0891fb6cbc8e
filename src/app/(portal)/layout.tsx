import type { ReactNode } from 'react';
import { siteMetadata, siteViewport } from '@/modules/pages/site-metadata';
import { KeptToast } from '@/ui/KeptToast';
import { Toaster } from '@/ui/Toaster';
import { documentAttributes } from '../document-attributes';
import '@/ui/styles/site.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;

/** Serves the team portal and size links, without the shop’s header, footer and cart. */
export default function PortalDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" {...documentAttributes()} data-scroll-behavior="smooth">
      <body className="flex min-h-dvh flex-col">
        {children}
        <Toaster />
        <KeptToast />
      </body>
    </html>
  );
}

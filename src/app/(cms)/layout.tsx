import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brandName } from '@/features/accounts/brand-name';
import { currentAppearance } from '@/features/accounts/staff-session';
import { ArrivalToast } from '@/features/cms/components/shell/ArrivalToast';
import { Toaster } from '@/ui/Toaster';
import { fontVariables } from '../fonts';
import '../globals.css';
import '../color-schemes.css';

export const viewport: Viewport = { themeColor: '#0b0b12', colorScheme: 'light dark' };

export async function generateMetadata(): Promise<Metadata> {
  const brand = await brandName();
  return {
    title: { default: `CMS · ${brand}`, template: `%s · ${brand} CMS` },
    robots: { index: false, follow: false },
  };
}

export default async function CmsLayout({ children }: { children: ReactNode }) {
  const { theme, colorScheme } = await currentAppearance();
  return (
    <html
      lang="en-GB"
      className={fontVariables}
      data-scroll-behavior="smooth"
      data-theme={theme}
      data-color-scheme={colorScheme}
    >
      <body className="flex flex-col bg-surface-sunken text-[0.9375rem]">
        {children}
        <ArrivalToast />
        <Toaster />
      </body>
    </html>
  );
}

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brandName } from '@/features/accounts/brand-name';
import { currentAppearance } from '@/features/accounts/staff-session';
import { Toaster } from '@/ui/Toaster';
import { fontVariables } from '../fonts';
import '../globals.css';
import '../color-schemes.css';

export const viewport: Viewport = { themeColor: '#0b0b12', colorScheme: 'light dark' };

export async function generateMetadata(): Promise<Metadata> {
  const brand = await brandName();
  return {
    title: { default: `Page · ${brand}`, template: `%s · ${brand} CMS` },
    robots: { index: false, follow: false },
  };
}

/** The full screen belongs to the page that is edited: no navigation around it (spec §2). */
export default async function EditorLayout({ children }: { children: ReactNode }) {
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
        <Toaster />
      </body>
    </html>
  );
}

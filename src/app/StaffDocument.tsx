import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brandName } from '@/modules/accounts/brand-name';
import { currentAppearance } from '@/modules/accounts/session/staff-session';
import { Toaster } from '@/ui/Toaster';
import { documentAttributes } from './document-attributes';

export const staffViewport: Viewport = { themeColor: '#0b0b12', colorScheme: 'light dark' };

export async function staffMetadata(place: string, home: string): Promise<Metadata> {
  const brand = await brandName();
  return {
    title: { default: `${home} · ${brand}`, template: `%s · ${brand} ${place}` },
    robots: { index: false, follow: false },
  };
}

type StaffDocumentProps = {
  children: ReactNode;
  toasts?: 'middle';
};

export async function StaffDocument({ children, toasts }: StaffDocumentProps) {
  const { theme, colorScheme } = await currentAppearance();
  return (
    <html
      lang="en-GB"
      {...documentAttributes()}
      data-scroll-behavior="smooth"
      data-theme={theme}
      data-color-scheme={colorScheme}
      data-toasts={toasts}
    >
      <body className="flex flex-col bg-surface-sunken text-[0.9375rem]">
        {children}
        <Toaster />
      </body>
    </html>
  );
}

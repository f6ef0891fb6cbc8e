import type { Metadata } from 'next';

export const accountMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});

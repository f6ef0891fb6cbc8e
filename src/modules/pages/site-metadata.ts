import type { Metadata, Viewport } from 'next';
import { env } from '@/lib/env';
import { getSeoDefaults, getShellData } from './queries';

export const siteViewport: Viewport = { themeColor: '#0b0b12', colorScheme: 'light dark' };

export async function siteMetadata(): Promise<Metadata> {
  const [{ brandName }, { title, description, isHidden }] = await Promise.all([getShellData(), getSeoDefaults()]);
  return {
    metadataBase: new URL(env.publicUrl),
    title: { default: title, template: `%s · ${brandName}` },
    description,
    robots: isHidden ? { index: false, follow: false } : undefined,
  };
}

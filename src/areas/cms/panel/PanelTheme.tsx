'use client';

import { useTheme } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Theme } from '@/domain/staff/appearance';

/** Gives Payload’s panel the theme chosen for all staff screens, instead of one of its own. */
export function PanelTheme({ theme }: { theme: Theme }) {
  const { setTheme } = useTheme();
  useEffect(() => {
    const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
    setTheme(isDark ? 'dark' : 'light');
  }, [setTheme, theme]);
  return null;
}

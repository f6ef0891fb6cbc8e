'use client';

import { useTheme } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Theme } from '@/domain/staff/appearance';

/** Shows Payload’s panel light or dark as its reader has chosen for all screens of staff, not by a choice of its own. */
export function PanelTheme({ theme }: { theme: Theme }) {
  const { setTheme } = useTheme();
  useEffect(() => {
    const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
    setTheme(isDark ? 'dark' : 'light');
  }, [setTheme, theme]);
  return null;
}

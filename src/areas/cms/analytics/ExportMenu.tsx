'use client';

import { Download } from 'lucide-react';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@/ui/DropdownMenu';
import { ANALYTICS_TABLES } from './analytics-tables';

/**
 * Downloads of what the screen shows, whole.
 * @param query names the period.
 */
export function ExportMenu({ query }: { query: string }) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline">
          <Download aria-hidden className="size-4.5" />
          Export CSV
        </Button>
      }
    >
      {ANALYTICS_TABLES.map(({ value, label }) => (
        <DropdownMenuItem key={value} asChild>
          <a href={`/cms/analytics/export?${query}&table=${value}`} download>
            {label}
          </a>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

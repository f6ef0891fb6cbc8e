'use client';

import { ScrollText } from 'lucide-react';
import Link from 'next/link';
import { ACTIVITY_PATH } from '@/modules/system/activity/activity-filters';
import { buttonClass } from '@/ui/button-class';
import { SettingRow, SettingRows } from '@/modules/accounts/components/SettingRow';
import { Backups } from './Backups';
import { ClearCache } from './ClearCache';
import { ExportData } from './ExportData';
import { SystemLogs } from './SystemLogs';

export function SystemTab() {
  return (
    <SettingRows>
      <Backups />
      <SettingRow
        label="System cache"
        description="Stored pages of the shop. Clearing them rebuilds each at its next visit, so the first visitors wait a little."
      >
        <ClearCache />
      </SettingRow>
      <SettingRow
        label="Data export"
        description="Products, orders, customers, teams and all other records as JSON lines, without passwords or keys."
      >
        <ExportData />
      </SettingRow>
      <SettingRow
        label="System log"
        description="What the software itself reports: failed and slow requests, warnings."
      >
        <SystemLogs />
      </SettingRow>
      <SettingRow label="Activity log" description="Who changed what, and when: every change made by staff.">
        <Link href={ACTIVITY_PATH} prefetch={false} className={buttonClass('outline')}>
          <ScrollText aria-hidden className="size-4.5" />
          View Activity Log
        </Link>
      </SettingRow>
    </SettingRows>
  );
}

'use client';

import { ScrollText, Eraser, FileText, FileDown } from 'lucide-react';
import Link from 'next/link';
import { ACTIVITY_PATH } from '@/modules/system/activity/activity-filters';
import { buttonClass } from '@/ui/button-class';
import { SettingRow, SettingRows } from '@/modules/accounts/components/SettingRow';
import { Backups } from './Backups';
import { clearCacheAction, exportDataAction } from './system-actions';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { cacheCleared, DOWNLOAD_STARTED } from './system-messages';
import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { LogPanel } from './LogPanel';

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

function ClearCache() {
  return (
    <PasswordDialog
      title="Clear System Cache"
      description="Every page of the shop is rebuilt at its next visit. Nothing is lost."
      confirmLabel="Clear cache"
      trigger={
        <Button variant="outline">
          <Eraser aria-hidden className="size-4.5" />
          Clear System Cache
        </Button>
      }
      call={(password) => clearCacheAction(password)}
      onSuccess={({ entries }) => toast(cacheCleared(entries))}
    />
  );
}

function SystemLogs() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="System log"
      description="Newest first. Personal data and secrets stay out of it."
      placement="right"
      size="lg"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline">
          <FileText aria-hidden className="size-4.5" />
          View System Logs
        </Button>
      }
    >
      {open && <LogPanel />}
    </Dialog>
  );
}

/** The browser shows progress and can cancel. */
function ExportData() {
  return (
    <PasswordDialog
      title="Export System Data"
      description="The archive contains personal data of customers and teams. Keep it where only you have access."
      confirmLabel="Export data"
      trigger={
        <Button variant="outline">
          <FileDown aria-hidden className="size-4.5" />
          Export System Data
        </Button>
      }
      call={(password) => exportDataAction(password)}
      onSuccess={({ href }) => {
        toast(DOWNLOAD_STARTED);
        window.location.assign(href);
      }}
    />
  );
}

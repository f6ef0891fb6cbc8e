'use client';

import { FileDown } from 'lucide-react';
import { exportDataAction } from './system-actions';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { DOWNLOAD_STARTED } from './system-messages';

/** Downloads all business data; the browser shows progress and can cancel. */
export function ExportData() {
  return (
    <PasswordDialog
      title="Export System Data"
      description="The archive contains personal data of customers and teams. Keep it where only you can get at it."
      confirmLabel="Export data"
      trigger={
        <Button variant="outline">
          <FileDown aria-hidden className="size-4.5" />
          Export System Data
        </Button>
      }
      call={exportDataAction}
      onSuccess={({ href }) => {
        toast(DOWNLOAD_STARTED);
        window.location.assign(href);
      }}
    />
  );
}

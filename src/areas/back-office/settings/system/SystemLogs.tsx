'use client';

import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LogPanel } from './LogPanel';

export function SystemLogs() {
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

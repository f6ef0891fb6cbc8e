'use client';

import { Trash2 } from 'lucide-react';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failed } from '@/ui/failed';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import { deleteSubscriberAction } from './newsletter-actions';

export function DeleteSubscriber({ id, email }: { id: string; email: string }) {
  async function remove() {
    const result = await callAction(deleteSubscriberAction(id));
    toast(result.ok ? { title: '✅ Subscriber Deleted' } : failed(result.message));
    return result.ok || result.code === 'not_found';
  }

  return (
    <ConfirmDialog
      title={`Delete ${email}?`}
      description="The address and the emails sent to it are deleted for good. Anyone who only wants no more newsletters can unsubscribe, and stays on record as unsubscribed."
      confirmLabel="Delete"
      destructive
      onConfirm={remove}
      trigger={
        <IconButton label={`Delete ${email}`} className="size-10 shrink-0 text-ink-muted hover:text-danger">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
    />
  );
}

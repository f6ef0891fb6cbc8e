'use client';

import { UserX } from 'lucide-react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { toastResult } from '@/ui/toast-result';
import { erasePlayerAction } from '../team-actions';

type ErasePlayerProps = { teamId: string; memberId: string; name: string };

export function ErasePlayer({ teamId, memberId, name }: ErasePlayerProps) {
  return (
    <ConfirmDialog
      title={`Remove ${name}’s data?`}
      description="The player leaves the roster, size links and answers, the team’s draft and all finished orders, whose pieces stay without a name. Proofs of these orders and print packs are deleted. The activity log keeps what staff did. This cannot be undone."
      confirmLabel="Remove data"
      destructive
      onConfirm={() => toastResult(erasePlayerAction(teamId, memberId), { title: '✅ Personal Data Removed' })}
      trigger={
        <IconButton label={`Remove ${name}’s data`} size="sm">
          <UserX aria-hidden className="size-4" />
        </IconButton>
      }
    />
  );
}

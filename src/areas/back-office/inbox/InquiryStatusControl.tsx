'use client';

import { useOptimistic, useTransition } from 'react';
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES, type InquiryStatus } from '@/domain/inquiries/inquiry';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { setInquiryStatusAction } from './inquiry-actions';
import { CompactSelect } from '@/ui/CompactSelect';
import { failed } from '@/ui/failed';
import { InquiryBadge } from './InquiryBadge';

export function InquiryStatusControl({ id, status: stored }: { id: string; status: InquiryStatus }) {
  const [status, show] = useOptimistic(stored);
  const [saving, startSaving] = useTransition();

  function change(to: InquiryStatus, isUndo = false) {
    startSaving(async () => {
      show(to);
      const result = await callAction(setInquiryStatusAction(id, to));
      if (!result.ok) return void toast(failed(result.message));
      const { from } = result;
      toast({
        title: '✅ Inquiry Updated',
        description: `Status changed to ${INQUIRY_STATUS_LABELS[to].toLowerCase()}.`,
        action: isUndo || from === to ? undefined : { label: 'Undo', onClick: () => change(from, true) },
      });
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <InquiryBadge status={status} />
      <CompactSelect
        aria-label="Status"
        value={status}
        disabled={saving}
        onChange={({ target }) => {
          const to = INQUIRY_STATUSES.find((each) => each === target.value);
          if (to && to !== status) change(to);
        }}
        className="w-34"
      >
        <Options choices={choicesOf(INQUIRY_STATUSES, INQUIRY_STATUS_LABELS)} />
      </CompactSelect>
      <Button
        variant="outline"
        size="sm"
        className="min-h-10"
        disabled={saving}
        onClick={() => change(status === 'closed' ? 'new' : 'closed')}
      >
        {status === 'closed' ? 'Reopen' : 'Close'}
      </Button>
    </div>
  );
}

'use client';

import { useOptimistic, useState, useTransition } from 'react';
import type { ReviewStatus } from '@/domain/reviews/review';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { setReviewStatusAction } from './review-actions';
import { failed } from '@/ui/failed';

type ReviewStatusState = { status: ReviewStatus; saving: boolean; change: (to: ReviewStatus) => void };

const titles: Record<ReviewStatus, string> = { hidden: '✅ Review Hidden', published: '✅ Review Published' };

export function useReviewStatus({ id, status: stored }: { id: string; status: ReviewStatus }): ReviewStatusState {
  const [read, setRead] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [status, show] = useOptimistic(known);
  const [saving, startSaving] = useTransition();

  if (read !== stored) {
    setRead(stored);
    setKnown(stored);
  }

  function change(to: ReviewStatus, isUndo = false) {
    startSaving(async () => {
      show(to);
      const result = await callAction(setReviewStatusAction(id, to));
      if (!result.ok) return void toast(failed(result.message));
      startSaving(() => setKnown(to));
      const back = to === 'hidden' ? 'published' : 'hidden';
      toast({
        title: titles[to],
        description: 'The product’s rating has been updated.',
        action: isUndo ? undefined : { label: 'Undo', onClick: () => change(back, true) },
      });
    });
  }

  return { status, saving, change: (to) => change(to) };
}

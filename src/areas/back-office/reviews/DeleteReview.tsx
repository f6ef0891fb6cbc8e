'use client';

import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { toastResult } from '@/ui/toast-result';
import type { ReviewRow } from './data/reviews';
import { deleteReviewAction } from './review-actions';

export function DeleteReview({ review: { id, authorName } }: { review: ReviewRow }) {
  return (
    <ConfirmDialog
      title={`Delete the review of ${authorName}?`}
      description="It is deleted for good. Hiding it also removes it from the shop, and can be undone."
      confirmLabel="Delete"
      destructive
      onConfirm={() => toastResult(deleteReviewAction(id), { title: '✅ Review Deleted' })}
      trigger={
        <IconButton label={`Delete the review of ${authorName}`} className="size-10 text-ink-muted hover:text-danger">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
    />
  );
}

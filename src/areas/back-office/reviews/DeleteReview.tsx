'use client';

import { Trash2 } from 'lucide-react';
import { answerOf } from '@/ui/answer-of';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import type { ReviewRow } from './data/reviews';
import { deleteReviewAction } from './review-actions';
import { failed } from '@/ui/failed';

/** Deletes a review once it is confirmed. */
export function DeleteReview({ review: { id, authorName } }: { review: ReviewRow }) {
  async function remove() {
    const result = await answerOf(deleteReviewAction(id));
    toast(result.ok ? { title: '✅ Review Deleted' } : failed(result.message));
    return result.ok;
  }

  return (
    <ConfirmDialog
      title={`Delete the review of ${authorName}?`}
      description="It is deleted for good. Hiding it also removes it from the shop, and can be undone."
      confirmLabel="Delete"
      destructive
      onConfirm={remove}
      trigger={
        <IconButton label={`Delete the review of ${authorName}`} className="size-10 text-ink-muted hover:text-danger">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
    />
  );
}

'use client';

import { useEffect } from 'react';
import { RowProblem } from '@/ui/PlannedRow';
import { useAnswer } from '@/ui/use-answer';
import type { PictureProgress } from './data/imported-pictures';

const PAUSE_MS = 2_000;

export function PicturesProgress({ importId }: { importId: string }) {
  const { answer, loading, retry } = useAnswer<PictureProgress>(`/admin/products/imports/${importId}/pictures`, {
    reloads: true,
  });
  const isDone = answer !== undefined && answer.attached + answer.failed === answer.total;
  useEffect(() => {
    if (isDone || loading) return;
    const timer = setTimeout(retry, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  if (!answer) return null;
  const { total, attached, failed, failures } = answer;
  return (
    <div className="mt-4 space-y-1.5">
      <progress
        value={attached + failed}
        max={total}
        aria-label="Fetching pictures"
        className="h-2 w-full accent-(--brand)"
      />
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {attached} of {total} {total === 1 ? 'picture' : 'pictures'} fetched{failed > 0 && `, ${failed} failed`}.
      </p>
      {failures.map(({ product, url, message }) => (
        <RowProblem key={`${product} ${url}`}>
          <span className="wrap-anywhere">
            /{product}: {url}: {message}
          </span>
        </RowProblem>
      ))}
    </div>
  );
}

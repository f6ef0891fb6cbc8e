import type { ReactNode } from 'react';
import type { ScheduleFailure } from '@/domain/pages/editor/page-api';
import { formatShopDateTime } from '@/domain/text/locale';
import { Notice } from '@/ui/Notice';

type ScheduleFailedProps = {
  failure: ScheduleFailure;
  page?: ReactNode;
};

export function ScheduleFailed({
  failure: { time, plannedAt, reason, retryAt },
  page = 'This page',
}: ScheduleFailedProps) {
  const verb = time === 'publishAt' ? 'published' : 'unpublished';
  return (
    <Notice tone="danger" title="Schedule failed">
      {page} was not {verb} on {formatShopDateTime(plannedAt)}. {reason}{' '}
      {retryAt
        ? `It will be tried again on ${formatShopDateTime(retryAt)}.`
        : 'It was tried twice and is no longer scheduled.'}
    </Notice>
  );
}

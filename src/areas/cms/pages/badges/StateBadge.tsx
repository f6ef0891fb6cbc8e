import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { formatDateTime, formatShopDateTime } from '@/domain/text/locale';
import { shopFormat } from '@/domain/text/shop-format';
import { Badge } from '@/ui/Badge';

type StateBadgeProps = Partial<Pick<EditorPage, 'publishAt' | 'unpublishAt' | 'scheduleFailure'>> &
  Pick<EditorPage, 'isPublished'>;

export function StateBadge({ isPublished, publishAt, unpublishAt, scheduleFailure }: StateBadgeProps) {
  return (
    <>
      {scheduleFailure && (
        <Badge variant="destructive" title={scheduleFailure.reason}>
          Schedule failed
        </Badge>
      )}
      {isPublished && publishAt && <Planned at={publishAt}>Publishes</Planned>}
      {!isPublished && publishAt ? (
        <Planned at={publishAt}>Scheduled</Planned>
      ) : (
        <Badge variant={isPublished ? 'default' : 'secondary'}>{isPublished ? 'Published' : 'Draft'}</Badge>
      )}
      {unpublishAt && <Planned at={unpublishAt}>Unpublishes</Planned>}
    </>
  );
}

const Planned = ({ at, children }: { at: string; children: ReactNode }) => (
  <Badge variant="outline" className="gap-x-1.5 whitespace-normal">
    <CalendarClock aria-hidden className="size-3.5 shrink-0" />
    {children}{' '}
    <time dateTime={at} title={formatShopDateTime(at)}>
      {formatDateTime(at, shopFormat().timeZone)}
    </time>
  </Badge>
);

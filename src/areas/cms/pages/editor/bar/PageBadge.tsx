'use client';

import { Badge } from '@/ui/Badge';
import { useEditor } from '../store/use-editor';
import { StateBadge } from '../../badges/StateBadge';

/** Published, Draft or Scheduled, as the flag stands that Save stores. */
export function PageBadge() {
  const isPublished = useEditor((store) => store.isPublished);
  const page = useEditor((store) => store.page);
  return <StateBadge isPublished={isPublished} publishAt={page?.publishAt} unpublishAt={page?.unpublishAt} />;
}

/** On a published page: whether visitors see something older than what is on the screen. */
export function UnpublishedHint() {
  const isBehind = useEditor(
    ({ page, save, isPublished }) =>
      page?.isPublished === true && isPublished && (page.hasUnpublishedChanges || save.kind !== 'saved'),
  );
  if (!isBehind) return null;
  return (
    <span title="Visitors see the page as it was published until you save to the live page.">
      <Badge variant="outline" className="border-warning text-warning">
        Unpublished changes
      </Badge>
    </span>
  );
}

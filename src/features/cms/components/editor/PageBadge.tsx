'use client';

import { Badge } from '@/ui/Badge';
import { useEditor } from '../canvas/use-editor';

/** Published or Draft (spec §2), as the flag stands that Save stores. */
export function PageBadge() {
  const isPublished = useEditor((store) => store.isPublished);
  return <Badge variant={isPublished ? 'default' : 'secondary'}>{isPublished ? 'Published' : 'Draft'}</Badge>;
}

/** On a published page: whether visitors see something older than what is on the screen. */
export function UnpublishedHint() {
  const isBehind = useEditor(
    ({ page, save, isPublished }) =>
      page?.isPublished === true && isPublished && (page.hasUnpublishedChanges || save.kind !== 'saved'),
  );
  if (!isBehind) return null;
  return (
    <span title="Save makes them public; until then visitors see the page as it was published.">
      <Badge variant="outline" className="border-warning text-warning">
        Unpublished changes
      </Badge>
    </span>
  );
}

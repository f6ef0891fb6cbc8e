import { Badge } from '@/ui/Badge';

/** Published or Draft (spec §2). */
export const StateBadge = ({ isPublished }: { isPublished: boolean }) => (
  <Badge variant={isPublished ? 'default' : 'secondary'}>{isPublished ? 'Published' : 'Draft'}</Badge>
);

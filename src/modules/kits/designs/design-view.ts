import { sharedPath } from '@/domain/kits/designs/design-links';
import type { DesignEntry, DesignView } from '@/domain/kits/designs/design-view';
import type { DesignRow } from '../data/designs';
import { readKit } from '../find-kit-documents';

export const designEntry = ({ id, name, hash, shareToken, comments, updatedAt }: DesignRow): DesignEntry => ({
  id,
  name,
  revision: hash,
  sharePath: sharedPath(shareToken),
  comments,
  updatedAt: updatedAt.toISOString(),
});

export const designView = (row: DesignRow): DesignView => ({ ...designEntry(row), document: readKit(row.document) });

import type { Metadata } from 'next';
import { MediaScreen } from '@/areas/cms/media/library/MediaScreen';
import { listMedia } from '@/areas/cms/media/data';
import { mediaHref, parseMediaQuery } from '@/areas/cms/media/media-query';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { ROW_PAGE } from '@/ui/row-pages';
import { listFolders } from '@/modules/media/data/folders';

export const metadata: Metadata = { title: 'Media' };

export default async function CmsMediaPage({ searchParams }: PageProps<'/cms/media'>) {
  const wanted = parseMediaQuery(toSearchParams(await searchParams));
  const { payload } = await requireEditor(mediaHref(wanted));
  const [listing, folders] = await Promise.all([
    loadListing(() => listMedia({ payload, wanted: wanted, limit: ROW_PAGE, offset: 0 })),
    loadListing(() => listFolders(payload)),
  ]);
  // After a failed read the screen tries again and reports a second failure.
  const initial = listing.ok && folders.ok ? { listing: listing.listing, folders: folders.listing } : undefined;
  return <MediaScreen initial={initial} />;
}

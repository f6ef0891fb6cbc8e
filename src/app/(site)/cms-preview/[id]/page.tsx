import type { Metadata } from 'next';
import { PageNotFound } from '@/areas/storefront/site/PageNotFound';
import { PreviewBar } from '@/areas/storefront/preview/PreviewBar';
import { PreviewExpired } from '@/areas/storefront/preview/PreviewExpired';
import { loadPreview, previewPath } from '@/areas/storefront/preview/load-preview';
import { cmsLoginHref } from '@/modules/accounts/session/cms-path';
import { PageIsland } from '@/block-views/PageIsland';
import { loadPageData } from '@/modules/pages/page-data';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { toSearchParams } from '@/lib/http/search-params';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<PublicQuery<'/cms-preview/[id]'>>;
};

async function read({ params, searchParams }: Props) {
  const query = toSearchParams(await searchParams);
  return loadPreview((await params).id, query.get('token') ?? undefined, query.get('version') ?? undefined);
}

/** The address holds a token: neither indexed nor sent as a referrer. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const preview = await read(props);
  return {
    title: preview.kind === 'shown' ? `Preview: ${preview.page.title}` : 'Preview',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

export default async function PreviewPage(props: Props) {
  const preview = await read(props);
  if (preview.kind === 'nowhere') return <PageNotFound />;
  if (preview.kind === 'expired')
    return <PreviewExpired loginHref={cmsLoginHref(previewPath({ id: (await props.params).id }))} />;
  const { page, savedAt, isVersion, editHref } = preview;
  const blocks = page.content ?? [];
  return (
    <>
      <PreviewBar savedAt={savedAt} isVersion={isVersion} editHref={editHref} />
      <PageIsland title={page.title} blocks={blocks} data={await loadPageData(blocks)} />
    </>
  );
}

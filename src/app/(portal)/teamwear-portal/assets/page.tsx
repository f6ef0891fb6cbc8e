import type { Metadata } from 'next';
import { Shirt } from 'lucide-react';
import Link from 'next/link';
import { assetListInput } from '@/domain/teams/design-assets-input';
import { PortalFailed } from '@/areas/portal/shell/PortalFailed';
import { LOADING_FAILED } from '@/domain/teams/design-assets-messages';
import { AssetsView } from '@/areas/portal/assets/AssetsView';
import { listAssets } from '@/areas/portal/assets/data';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requireTeam } from '@/modules/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { log } from '@/lib/log';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'Design Assets' };

type AssetsPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/assets'>> };

export default async function AssetsPage({ searchParams }: AssetsPageProps) {
  const { payload, team } = await requireTeam('/teamwear-portal/assets', 'designs');
  const { type, q } = assetListInput.parse(await searchParams);
  const list = await listAssets({ payload, team, filter: { type, q } }).catch((err: unknown) => {
    log.error({ err }, 'A team’s design assets could not be read.');
    return undefined;
  });
  return (
    <>
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-heading">Design Assets</h1>
          <p className="mt-2 max-w-prose text-ink-muted">
            Logos, sponsors, guides and templates that we print from. Only your team and our staff can see them.
          </p>
        </div>
        <Link href={`${PORTAL_HOME}/assets/kits`} prefetch={false} className={buttonClass('outline')}>
          <Shirt aria-hidden className="size-4.5" /> Kit designs
        </Link>
      </div>
      {list ? <AssetsView initial={list} initialFilter={{ type, q }} /> : <PortalFailed message={LOADING_FAILED} />}
    </>
  );
}

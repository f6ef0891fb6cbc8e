import type { Metadata } from 'next';
import { KitDesignsView } from '@/areas/portal/kits/KitDesignsView';
import { LOADING_FAILED } from '@/areas/portal/kits/messages';
import { PortalFailed } from '@/areas/portal/shell/PortalFailed';
import { log } from '@/lib/log';
import { listDesigns } from '@/modules/kits/designs/read-designs';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requireTeam } from '@/modules/team/session';
import { BackLink } from '@/ui/BackLink';

export const metadata: Metadata = { title: 'Kit designs' };

export default async function KitDesignsPage() {
  const { req, team } = await requireTeam(`${PORTAL_HOME}/assets/kits`, 'designs');
  const designs = await listDesigns(req, team).catch((err: unknown) => {
    log.error({ err }, 'A team’s kit designs could not be read.');
    return undefined;
  });
  return (
    <>
      <BackLink href={`${PORTAL_HOME}/assets`}>Design Assets</BackLink>
      <h1 className="text-heading">Kit designs</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted">
        Kits your team has designed. Share a link for the committee to comment on, or carry on designing.
      </p>
      {designs ? <KitDesignsView initial={designs} /> : <PortalFailed message={LOADING_FAILED} />}
    </>
  );
}

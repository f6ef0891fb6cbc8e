'use client';

import { Link2Off, Pencil, Signpost } from 'lucide-react';
import { useState } from 'react';
import { placeHref } from '@/areas/cms/pages/leaving/LinksToPages';
import { pathOnly } from '@/domain/pages/redirect-path';
import type { BrokenLink } from '@/modules/pages/links/link-report';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { RedirectDialog } from './redirects/RedirectDialog';
import { redirectsHref } from './redirects/redirect-filters';

export function BrokenLinks({ links }: { links: readonly BrokenLink[] }) {
  const [from, setFrom] = useState<string>();
  if (links.length === 0)
    return (
      <EmptyState
        title="No broken links"
        description="Every link on the site leads to a page, product or file that visitors can see."
        icon={<Link2Off />}
      />
    );
  return (
    <>
      <p className="mb-4 text-ink-muted">
        {links.length === 1 ? '1 link leads' : `${links.length} links lead`} to something that visitors cannot see. Edit
        the link, or redirect its address, which fixes every link to it.
      </p>
      <ul className="space-y-2">
        {links.map((link, index) => (
          <li key={index}>
            <BrokenLinkItem link={link} onRedirect={setFrom} />
          </li>
        ))}
      </ul>
      {from !== undefined && <RedirectDialog redirect="new" from={from} onClose={() => setFrom(undefined)} />}
    </>
  );
}

type BrokenLinkItemProps = { link: BrokenLink; onRedirect: (from: string) => void };

function BrokenLinkItem({ link, onRedirect }: BrokenLinkItemProps) {
  const { page, place, text, path, isLive, isMendedInDraft, redirectId } = link;
  const title = page?.title ?? place;
  const href = redirectId ? redirectsHref({ search: text, kind: 'manual' }) : placeHref(link);
  return (
    <article aria-label={`${title}: ${text}`} className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium break-all">{path || 'A page that is not published'}</span>
          {!isLive && <Badge variant="secondary">Draft</Badge>}
          {isMendedInDraft && <Badge variant="outline">Fixed in the draft, not published</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          “{text}” in {page ? `${page.title}, ${place}` : place}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={href} className={buttonClass('outline', 'sm')}>
          <Pencil aria-hidden className="size-4" />
          Edit link
        </a>
        {path && !redirectId && (
          <Button variant="ghost" size="sm" onClick={() => onRedirect(pathOnly(path))}>
            <Signpost aria-hidden className="size-4" />
            Redirect
          </Button>
        )}
      </div>
    </article>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { requestCms } from '@/areas/cms/http/server-calls';
import type { LinkToPage } from '@/modules/pages/links/link-report';
import { Badge } from '@/ui/Badge';

const MOST = 30;

export function LinksToPages({ ids }: { ids: readonly string[] }) {
  const [links, setLinks] = useState<LinkToPage[] | 'failed'>();
  const idList = ids.join();
  useEffect(() => {
    let isCurrent = true;
    void requestCms<{ links: LinkToPage[] }>('/cms/pages/links', 'POST', { ids: idList.split(',') }).then((answer) => {
      if (isCurrent) setLinks(answer.ok ? answer.value.links : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [idList]);

  const them = ids.length === 1 ? 'it' : 'them';
  if (links === undefined) return <p className="text-ink-muted">Looking for links to {them}…</p>;
  if (links === 'failed') return <p className="text-ink-muted">The links to {them} could not be looked up.</p>;
  if (links.length === 0) return <p className="text-ink-muted">No page of this site links to {them}.</p>;
  return (
    <section>
      <h3 className="mb-1 text-base">{links.length === 1 ? '1 link leads here' : `${links.length} links lead here`}</h3>
      <ul className="max-h-60 overflow-y-auto">
        {links.slice(0, MOST).map((link, index) => (
          <li key={index} className="flex items-center gap-2 border-t border-line py-2 first:border-t-0">
            <span className="min-w-0 grow">
              <a
                href={placeHref(link)}
                target="_blank"
                rel="noopener"
                className="font-medium underline underline-offset-4"
              >
                {link.page?.title ?? link.place}
              </a>
              <span className="block truncate text-sm text-ink-muted">
                {link.page ? `${link.place}: ` : ''}“{link.text}”
              </span>
            </span>
            {!link.isLive && <Badge variant="secondary">Draft</Badge>}
          </li>
        ))}
      </ul>
      {links.length > MOST && <p className="text-sm text-ink-muted">and {links.length - MOST} more</p>}
    </section>
  );
}

export function placeHref({ page, blockId, property }: Pick<LinkToPage, 'page' | 'blockId' | 'property'>): string {
  if (!page) return '/cms/settings?tab=navigation';
  const at = new URLSearchParams({ ...(blockId && { block: blockId }), ...(property && { property }) });
  return `/cms/pages/${page.id}?${at}`;
}

'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Link2, Ruler } from 'lucide-react';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { LocalDate } from '@/ui/LocalDate';
import type { SizeRequestView } from './load-size-request';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { copyText } from '@/ui/copy-text';
import { Progress } from './Progress';
import { RequestDialog } from './RequestDialog';
import { StateBadge } from '@/modules/team/components/StateBadge';

type Summary = Pick<SizeRequestView, 'title' | 'squad' | 'closesAt' | 'state' | 'teamLink' | 'answered'> & {
  total: number;
  toCheck: number;
};

type SizePanelProps = { request: Summary | undefined; playerCount: number; squads: readonly string[] };

export function SizePanel({ request, playerCount, squads }: SizePanelProps) {
  const [isAsking, setAsking] = useState(false);
  if (!request && playerCount === 0) return null;
  const isOpen = request?.state === 'open';
  return (
    <section
      aria-label="Size links"
      className="card card-md mb-8 flex flex-wrap items-center gap-x-10 gap-y-5 border-l-4 border-l-brand"
    >
      {request ? (
        <>
          <div className="min-w-0 grow basis-72">
            <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateBadge state={request.state} />
              <span className="font-semibold wrap-anywhere">{request.title}</span>
              {request.squad && <span className="text-sm wrap-anywhere text-ink-muted">{request.squad}</span>}
            </p>
            <p className="text-sm text-ink-muted">
              {isOpen ? 'Answer by ' : 'Closed on '}
              <LocalDate iso={request.closesAt} withTime />
            </p>
          </div>
          <div className="grow basis-60">
            <Progress answered={request.answered} total={request.total} />
          </div>
        </>
      ) : (
        <div className="flex min-w-0 grow basis-80 gap-4">
          <Ruler aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
          <div>
            <h2 className="text-subheading">Let your players fill in their sizes</h2>
            <p className="mt-1 text-sm text-ink-muted">
              Send a link: they enter size, number and name for the back themselves, on their phones, without an
              account.
            </p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:grow">
        {isOpen ? (
          <Button variant="outline" onClick={() => void copyText(request.teamLink, 'Team link copied')}>
            <Link2 aria-hidden className="size-4.5" /> Copy team link
          </Button>
        ) : (
          <Button variant={request ? 'outline' : 'primary'} onClick={() => setAsking(true)}>
            {request ? 'Collect again' : 'Collect sizes'}
          </Button>
        )}
        {request && (
          <Link
            href={`${PORTAL_HOME}/roster/sizes`}
            prefetch={false}
            className={buttonClass(isOpen || request.toCheck > 0 ? 'primary' : 'outline')}
          >
            {request.toCheck > 0
              ? `Check ${request.toCheck} ${request.toCheck === 1 ? 'answer' : 'answers'}`
              : isOpen
                ? 'Links and answers'
                : 'See the answers'}
          </Link>
        )}
      </div>
      <RequestDialog open={isAsking} onOpenChange={setAsking} squads={squads} />
    </section>
  );
}

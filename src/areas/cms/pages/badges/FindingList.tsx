'use client';

import { ArrowRight, CircleAlert, TriangleAlert } from 'lucide-react';
import type { Finding } from '@/domain/pages/editor';

type FindingListProps<Item> = {
  title: string;
  findings: readonly Item[];
  placeOf: (finding: Item) => string;
} & ({ onJump: (finding: Item) => void; hrefOf?: never } | { hrefOf: (finding: Item) => string; onJump?: never });

const ROW = 'flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-ink/8';

export function FindingList<Item extends Finding>({
  title,
  findings,
  placeOf,
  onJump,
  hrefOf,
}: FindingListProps<Item>) {
  if (findings.length === 0) return null;
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="mb-1 text-base">{title}</h3>
      <ul>
        {findings.map((finding, index) => {
          const content = <FindingContent finding={finding} place={placeOf(finding)} />;
          return (
            <li key={index} className="border-t border-line first:border-t-0">
              {hrefOf ? (
                <a href={hrefOf(finding)} className={ROW}>
                  {content}
                </a>
              ) : (
                <button type="button" onClick={() => onJump(finding)} className={ROW}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FindingContent({ finding: { severity, message }, place }: { finding: Finding; place: string }) {
  const isError = severity === 'error';
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <>
      <Icon aria-hidden className={`size-5 shrink-0 ${isError ? 'text-danger' : 'text-warning'}`} />
      <span className="min-w-0 grow">
        <span className="block">{message}</span>
        <span className="block truncate text-sm text-ink-muted">{place}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
    </>
  );
}

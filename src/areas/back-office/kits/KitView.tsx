'use client';

import { useState } from 'react';
import { FileDown, FileSignature } from 'lucide-react';
import Link from 'next/link';
import { picturePath, sharedPath } from '@/domain/kits/designs/design-links';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitView as Side } from '@/domain/kits/document/kit-garments';
import { KIT_SPORT_LABELS, sportOf } from '@/domain/kits/document/kit-sports';
import { ColorwayViews } from '@/modules/kits/components/ColorwayViews';
import { KitColors } from '@/modules/kits/components/KitColors';
import { BackLink } from '@/ui/BackLink';
import { newQuoteHref } from '@/domain/quotes/quote-path';
import { buttonClass } from '@/ui/button-class';
import { Facts } from '@/ui/Facts';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { teamHref } from '../teams/team-filters';
import type { KitDetail } from './data';
import { kitHref, KITS_PATH } from './kit-filters';
import { ownerText } from './owner-text';
import { KitThumbnail } from '@/modules/kits/components/KitThumbnail';

type KitViewProps = { kit: Omit<KitDetail, 'document'>; document: KitDocument; mayQuote: boolean };

export function KitView({ kit, document, mayQuote }: KitViewProps) {
  const { id, name, revision, teamId, email, shareToken, createdAt, updatedAt } = kit;
  const [place, setPlace] = useState(0);
  const colorway = document.colorways[place] ?? document.colorways[0];
  return (
    <>
      <BackLink href={KITS_PATH}>All kit designs</BackLink>
      <PageHeading
        title={name}
        intro={ownerText(kit)}
        actions={
          <>
            {mayQuote && (
              <Link href={newQuoteHref({ design: id })} prefetch={false} className={buttonClass('outline')}>
                <FileSignature aria-hidden className="size-4.5" /> Make a quote
              </Link>
            )}
            <a href={sharedPath(shareToken)} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
              Shared page
            </a>
            <a href={`${kitHref(id)}/sheet.pdf`} download className={buttonClass('outline')}>
              <FileDown aria-hidden className="size-4.5" /> PDF
            </a>
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <ColorwayViews
            document={document}
            revision={revision}
            place={place}
            onPlace={setPlace}
            renderActions={(type, view) => <Files {...{ revision, type, view, place }} />}
          />
        </div>
        <div className="grid gap-4">
          <section className="card card-md">
            <h2 className="mb-3 text-lg">At a glance</h2>
            <Facts
              facts={[
                {
                  name: 'Team',
                  value: teamId && (
                    <Link href={teamHref(teamId)} prefetch={false} className="underline underline-offset-4">
                      {kit.teamName}
                    </Link>
                  ),
                },
                { name: 'Email', value: !teamId && email },
                { name: 'Sport', value: KIT_SPORT_LABELS[sportOf(document)] },
                { name: 'Garments', value: document.garments.map(({ type }) => KIT_GARMENTS[type].label).join(', ') },
                { name: 'Created', value: <LocalDate iso={createdAt} withTime /> },
                { name: 'Last changed', value: <LocalDate iso={updatedAt} withTime /> },
              ]}
            />
          </section>
          {colorway && (
            <section className="card card-md">
              <KitColors colorway={colorway} />
            </section>
          )}
          <KitOrders orders={kit.orders} teamId={teamId} />
          <KitComments comments={kit.comments} />
          <KitVersions versions={kit.versions} />
        </div>
      </div>
    </>
  );
}

type FilesProps = { revision: string; type: KitGarmentType; view: Side; place: number };

function Files({ revision, type, view, place }: FilesProps) {
  const path = picturePath(revision, { garment: type, view, colorway: place, detail: 'full' });
  const what = `${KIT_GARMENTS[type].label}, ${view}`;
  return (
    <p className="mt-1 flex justify-center gap-3 text-sm">
      {(['svg', 'png'] as const).map((format) => (
        <a
          key={format}
          href={`${path}&format=${format}`}
          download={`${type}-${view}.${format}`}
          aria-label={`${what} as ${format.toUpperCase()}`}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-brand"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

function KitOrders({ orders, teamId }: Pick<KitDetail, 'orders' | 'teamId'>) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Orders</h2>
      {orders.length === 0 && <p className="text-sm text-ink-muted">Not ordered yet.</p>}
      <ul aria-label="Orders" className="grid gap-2 text-sm">
        {orders.map(({ id, orderNumber, createdAt, isTeams }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              href={isTeams && teamId ? `${teamHref(teamId)}/orders/${id}` : `/admin/orders/${id}`}
              prefetch={false}
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
            >
              #{orderNumber}
            </Link>
            <LocalDate iso={createdAt} className="text-ink-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KitComments({ comments }: Pick<KitDetail, 'comments'>) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Comments</h2>
      {comments.length === 0 && <p className="text-sm text-ink-muted">No comments yet.</p>}
      <ul aria-label="Comments" className="grid gap-3 text-sm">
        {comments.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="wrap-anywhere">{author}</strong>
              <LocalDate iso={createdAt} withTime className="text-ink-muted" />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Versions = KitDetail['versions'];
const NEWEST = 6;

function KitVersions({ versions }: { versions: Versions }) {
  const older = versions.slice(NEWEST);
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Versions</h2>
      <VersionList label="Versions" versions={versions.slice(0, NEWEST)} />
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer text-sm underline underline-offset-4">
            {older.length} older
          </summary>
          <VersionList label="Older versions" versions={older} />
        </details>
      )}
    </section>
  );
}

function VersionList({ label, versions }: { label: string; versions: Versions }) {
  return (
    <ol aria-label={label} className="mt-3 grid gap-3 text-sm">
      {versions.map(({ id, name, revision, savedBy, isAutosave, savedAt }) => (
        <li key={id} className="flex items-center gap-3">
          <KitThumbnail revision={revision} className="w-10 shrink-0" />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <span className="block text-ink-muted">
              <LocalDate iso={savedAt} withTime />
              {savedBy && ` · ${savedBy}`}
              {isAutosave && ' · autosaved'}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

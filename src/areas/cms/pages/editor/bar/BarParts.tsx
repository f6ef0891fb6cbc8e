'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { EditorView } from '../properties/editor-fields';
import { PageMenu } from './PageMenu';
import type { PageActions } from '../publishing/use-page-actions';
import { Segments } from '@/ui/Segments';
import { Badge } from '@/ui/Badge';
import { useEditor } from '../store/use-editor';
import { StateBadge } from '../../badges/StateBadge';
import { FilePen, Save, Users, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Button } from '@/ui/Button';
import { findBlock, subjectOf, type PageDocument } from '@/domain/pages/editor';
import type { PagePresence } from '@/domain/pages/editor/page-api';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '@/ui/DropdownMenu';
import { scrollToBlock } from '../jump';
import { formatTime } from '@/domain/text/locale';
import { cn } from '@/ui/cn';

export function PageState() {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 max-sm:order-2 max-sm:grow max-sm:basis-40">
      <PageBadge />
      <UnpublishedHint />
      <SaveLine />
    </span>
  );
}

type BarEndProps = {
  actions: PageActions;
  view: EditorView;
  onView: (view: EditorView) => void;
  children: ReactNode;
};

export function BarEnd({ actions, view, onView, children }: BarEndProps) {
  return (
    <span className="ml-auto flex items-center gap-2 whitespace-nowrap max-sm:contents">
      <span className="flex items-center gap-2 max-sm:order-1 max-sm:ml-auto max-sm:gap-1.5">
        <Presence />
        <EditorSwitch view={view} onView={onView} />
        {children}
      </span>
      <span className="flex items-center gap-2 max-sm:order-3">
        <SaveButtons actions={actions} />
      </span>
      <span className="max-sm:order-1">
        <PageMenu actions={actions} view={view} onView={onView} />
      </span>
    </span>
  );
}

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

type EditorSwitchProps = { view: EditorView; onView: (view: EditorView) => void };

function EditorSwitch({ view, onView }: EditorSwitchProps) {
  return (
    <Segments
      className="max-sm:hidden"
      legend="Editor"
      hideLegend
      options={OPTIONS}
      value={view}
      onValueChange={(next) => onView(next === 'a' ? 'a' : 'b')}
    />
  );
}

function PageBadge() {
  const isPublished = useEditor((store) => store.isPublished);
  const page = useEditor((store) => store.page);
  return <StateBadge {...page} isPublished={isPublished} />;
}

function UnpublishedHint() {
  const isBehind = useEditor(
    ({ page, save, isPublished }) =>
      page?.isPublished === true && isPublished && (page.hasUnpublishedChanges || save.kind !== 'saved'),
  );
  if (!isBehind) return null;
  return (
    <span
      title="Visitors see the page as it was published until you save to the live page."
      className="max-sm:order-last"
    >
      <Badge variant="outline" className="border-warning text-warning">
        Unpublished changes
      </Badge>
    </span>
  );
}

/** Labelled by effect: a published page has both ways to save. In editor A the flag to store may have changed. */
function SaveButtons({ actions }: { actions: PageActions }) {
  const isLive = useEditor(({ page }) => page?.isPublished === true);
  const isPublished = useEditor((store) => store.isPublished);
  return (
    <>
      {isLive && isPublished && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 max-sm:hidden"
          disabled={actions.busy}
          title="Visitors keep seeing the published page"
          onClick={() => void actions.saveDraft()}
        >
          <FilePen aria-hidden className="size-4.5 max-xl:hidden" />
          Save draft
        </Button>
      )}
      <Button
        size="sm"
        className="min-h-11"
        loading={actions.busy}
        title={isLive && isPublished ? 'Visitors see your changes at once' : undefined}
        onClick={() => void actions.save()}
      >
        {!actions.busy && <Save aria-hidden className="size-4.5 max-sm:hidden" />}
        {saveLabel(isLive, isPublished)}
      </Button>
    </>
  );
}

function saveLabel(isLive: boolean, isPublished: boolean): string {
  if (isLive) return isPublished ? 'Save to live page' : 'Save and unpublish';
  return isPublished ? 'Save and publish' : 'Save';
}

type Other = PagePresence['others'][number];

function Presence() {
  const others = useEditor((store) => store.others);
  const document = useEditor(({ editor }) => editor.document);
  if (others.length === 0) return null;
  const label =
    others.length === 1 ? `${others[0]?.name ?? 'Someone'} is here too` : `${others.length} others are here`;
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className="flex min-h-9 items-center gap-1.5 rounded-full bg-volt px-3 text-sm font-semibold text-volt-ink"
        >
          <Users aria-hidden className="size-4" />
          {others.length}
        </button>
      }
    >
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      {others.map((other) => (
        <DropdownMenuItem
          key={other.tab}
          disabled={!other.blockId}
          onSelect={() => other.blockId && scrollToBlock(other.blockId)}
        >
          <span className="max-w-72">
            <span className="block truncate font-semibold">{other.name}</span>
            <span className="block truncate text-xs text-ink-muted">{whereIs(other, document)}</span>
          </span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

function whereIs({ blockId }: Other, document: PageDocument): string {
  const found = blockId ? findBlock(document, blockId) : undefined;
  return found ? `at ${subjectOf(found.block)}` : 'no block selected';
}

const never = () => () => undefined;

function SaveLine({ className }: { className?: string }) {
  const save = useEditor((store) => store.save);
  const isNew = useEditor(({ page }) => page === undefined);
  const time = useTime(save.kind === 'saved' ? save.at : undefined);
  const look = cn('flex items-center gap-1.5 text-sm', className);
  switch (save.kind) {
    case 'saved':
      return <Line className={cn(look, 'text-ink-muted')}>{isNew ? 'Not saved yet' : `Saved ${time}`}</Line>;
    case 'unsaved':
      return <Line className={cn(look, 'text-ink-muted')}>Unsaved changes</Line>;
    case 'saving':
      return (
        <Line className={cn(look, 'text-ink-muted')}>
          <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
          Saving…
        </Line>
      );
    case 'offline':
      return (
        <Line className={cn(look, 'font-medium text-warning')}>
          <CloudOff aria-hidden className="size-4 shrink-0" />
          Offline: kept on this device
        </Line>
      );
    case 'conflict':
      return (
        <Line className={cn(look, 'font-medium text-warning')}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          Waiting for your choice
        </Line>
      );
    case 'refused':
      return (
        <Line className={cn(look, 'font-medium text-danger')}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {save.message}
        </Line>
      );
  }
}

function Line({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <p role="status" aria-label="Save state" className={className}>
      {children}
    </p>
  );
}

/** Time of day in the reader’s own zone, which only their browser knows. */
function useTime(iso: string | undefined): string {
  return useSyncExternalStore(
    never,
    () => timeOf(iso),
    () => timeOf(iso, 'UTC'),
  );
}

const timeOf = (iso: string | undefined, timeZone?: string): string => (iso ? formatTime(iso, timeZone) : '');

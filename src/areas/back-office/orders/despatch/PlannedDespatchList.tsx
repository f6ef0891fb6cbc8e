'use client';

import { CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { trackingText } from '@/domain/despatch/carriers';
import type { PlannedDespatch } from '@/domain/despatch/despatch-table';
import { unpaidText } from '@/domain/invoices/deposits';
import { piecesText } from '@/domain/despatch/shipments';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { cn } from '@/ui/cn';
import { CountFilter } from '@/ui/CountFilter';
import { despatchable, isUnpaid } from './use-despatch';

type Kind = PlannedDespatch['kind'];

const KIND_LABELS: Record<Kind, { label: string; variant: BadgeVariant }> = {
  ship: { label: 'Ships', variant: 'default' },
  track: { label: 'Adds tracking', variant: 'outline' },
  unchanged: { label: 'Done already', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'destructive' },
};
const KINDS = Object.keys(KIND_LABELS) as Kind[];

const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

type PlannedDespatchListProps = {
  /** Of the file. */
  name: string;
  rows: readonly PlannedDespatch[];
  onBegin: (despiteUnpaid: boolean) => void;
  onRestart: () => void;
};

/** What each row of a file would do; a count shows its rows alone. */
export function PlannedDespatchList({ name, rows, onBegin, onRestart }: PlannedDespatchListProps) {
  const [only, setOnly] = useState<Kind>();
  const counts = useMemo(() => {
    const found: Record<Kind, number> = { ship: 0, track: 0, unchanged: 0, refused: 0 };
    for (const { kind } of rows) found[kind] += 1;
    return found;
  }, [rows]);
  const [despiteUnpaid, setDespiteUnpaid] = useState(false);
  const changing = despatchable(rows, despiteUnpaid).length;
  const unpaid = rows.filter(isUnpaid).length;
  return (
    <>
      <section aria-label="What would happen" className="card card-md space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={onRestart}>
              Choose another file
            </Button>
            <Button onClick={() => onBegin(despiteUnpaid)} disabled={changing === 0}>
              {changing === 0 ? 'Nothing to despatch' : `Despatch ${ordersText(changing)}`}
            </Button>
          </div>
        </div>
        <CountFilter
          kinds={KINDS}
          labels={KIND_LABELS}
          counts={counts}
          only={only}
          onChange={setOnly}
          className="md:grid-cols-4"
        />
        {unpaid > 0 && (
          <Checkbox
            label={`Despatch ${ordersText(unpaid)} not paid yet, too`}
            description="The activity log says that you went on."
            checked={despiteUnpaid}
            onChange={({ target }) => setDespiteUnpaid(target.checked)}
          />
        )}
        {counts.refused > 0 && (
          <p className="text-sm text-ink-muted">
            Refused rows are left out: correct them in your file, or despatch the rest now.
          </p>
        )}
      </section>
      <ul aria-label="Rows of the file" className="space-y-2">
        {rows
          .filter(({ kind }) => !only || kind === only)
          .map((row) => (
            <PlannedRow key={row.number} row={row} />
          ))}
      </ul>
    </>
  );
}

function PlannedRow({ row }: { row: PlannedDespatch }) {
  const { number, orderNumber, customer, tracking, kind } = row;
  return (
    <li className={cn('card flex gap-3 px-4 py-3 sm:gap-4 sm:px-5', kind === 'unchanged' && 'text-ink-muted')}>
      <span className="min-w-10 shrink-0 pt-0.5 text-right text-sm text-ink-muted tabular-nums">
        <span className="sr-only">Row </span>
        {number}
      </span>
      <div className="min-w-0 grow space-y-1">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{orderNumber || 'No order number'}</span>
            {customer && <span className="text-ink-muted"> · {customer}</span>}
          </p>
          <Badge variant={KIND_LABELS[kind].variant} className="mt-0.5 shrink-0">
            {KIND_LABELS[kind].label}
          </Badge>
        </div>
        <p className="text-sm wrap-anywhere">
          {trackingText(tracking)}
          {tracking.trackingUrl && <span className="block text-ink-muted">{tracking.trackingUrl}</span>}
        </p>
        {row.kind === 'refused' ? (
          <p className="flex gap-1.5 text-sm font-medium text-danger wrap-anywhere">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {row.message}
          </p>
        ) : (
          <p className="text-sm text-ink-muted">{effectOf(row)}</p>
        )}
        {row.kind === 'ship' && row.unpaid > 0 && (
          <p className="flex gap-1.5 text-sm font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {unpaidText('despatch', row.unpaid)}
          </p>
        )}
      </div>
    </li>
  );
}

const WHO = { shop: 'the customer', team: 'the team’s contact' } as const;

function effectOf(row: Exclude<PlannedDespatch, { kind: 'refused' }>): string {
  switch (row.kind) {
    case 'ship':
      return `Ships ${row.isRest ? 'the last ' : ''}${piecesText(row.pieces)}, and emails ${WHO[row.orderKind]}.`;
    case 'track':
      return `Adds the tracking number to shipment ${row.shipment}, and emails ${WHO[row.orderKind]}.`;
    case 'unchanged':
      return `Shipment ${row.shipment} has this tracking number already.`;
  }
}

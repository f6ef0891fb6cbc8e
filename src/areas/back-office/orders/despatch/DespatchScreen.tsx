'use client';

import { DESPATCH_UPLOAD } from '@/domain/text/table/file';
import type { PlannedDespatch } from '@/domain/despatch/despatch-table';
import { FileRunScreen } from '../../file-runs/FileRunScreen';
import { ORDERS_PATH } from '../filters/order-filters';
import { useMemo, useState } from 'react';
import { trackingText } from '@/domain/despatch/carriers';
import { unpaidText } from '@/domain/invoices/deposits';
import { piecesText } from '@/domain/despatch/shipments';
import { Checkbox } from '@/ui/Checkbox';
import { CountFilter } from '@/ui/CountFilter';
import { PlannedRow, RowProblem, type RowLabel } from '@/ui/PlannedRow';
import { PlannedFile } from '../../file-runs/PlannedFile';

export const DespatchScreen = () => (
  <FileRunScreen
    rule={DESPATCH_UPLOAD}
    path={`${ORDERS_PATH}/despatch`}
    label="Choose a file with tracking numbers"
    note="Its first row names the columns: order number, carrier, tracking number and, if you like, tracking link. You see what each row does before anything is sent."
    checking="Checking"
    running="Despatching"
    result="despatched"
    what="orders"
    done={{ href: ORDERS_PATH, label: 'See orders' }}
    again="Despatch another file"
    planOf={({ rows }: { rows: PlannedDespatch[] }) => rows}
  >
    {({ file, plan, begin, restart }) => (
      <PlannedDespatchList name={file.name} rows={plan} onBegin={(rows) => begin({ rows })} onRestart={restart} />
    )}
  </FileRunScreen>
);

type Kind = PlannedDespatch['kind'];

const KIND_LABELS: Record<Kind, RowLabel> = {
  ship: { label: 'Ships', variant: 'default' },
  track: { label: 'Adds tracking', variant: 'outline' },
  unchanged: { label: 'Already done', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'destructive' },
};
const KINDS = Object.keys(KIND_LABELS) as Kind[];

const isUnpaid = (row: PlannedDespatch): boolean => row.kind === 'ship' && row.unpaid > 0;

const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

type PlannedDespatchListProps = {
  name: string;
  rows: readonly PlannedDespatch[];
  onBegin: (rows: readonly (PlannedDespatch & { despiteUnpaid: boolean })[]) => void;
  onRestart: () => void;
};

function PlannedDespatchList({ name, rows, onBegin, onRestart }: PlannedDespatchListProps) {
  const [only, setOnly] = useState<Kind>();
  const counts = useMemo(() => {
    const found: Record<Kind, number> = { ship: 0, track: 0, unchanged: 0, refused: 0 };
    for (const { kind } of rows) found[kind] += 1;
    return found;
  }, [rows]);
  const [despiteUnpaid, setDespiteUnpaid] = useState(false);
  const changing = rows.filter(
    (row) => row.kind === 'track' || (row.kind === 'ship' && (despiteUnpaid || !isUnpaid(row))),
  );
  const unpaid = rows.filter(isUnpaid).length;
  return (
    <>
      <PlannedFile
        name={name}
        startLabel={changing.length === 0 ? 'Nothing to despatch' : `Despatch ${ordersText(changing.length)}`}
        canStart={changing.length > 0}
        onStart={() => onBegin(changing.map((row) => ({ ...row, despiteUnpaid })))}
        onRestart={onRestart}
      >
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
            label={`Include ${ordersText(unpaid)} not paid yet`}
            description="The activity log will show that you went ahead."
            checked={despiteUnpaid}
            onChange={({ target }) => setDespiteUnpaid(target.checked)}
          />
        )}
        {counts.refused > 0 && (
          <p className="text-sm text-ink-muted">
            Refused rows are left out: correct them in your file, or despatch the rest now.
          </p>
        )}
      </PlannedFile>
      <ul aria-label="Rows of the file" className="space-y-2">
        {rows
          .filter(({ kind }) => !only || kind === only)
          .map((row) => (
            <li key={row.number}>
              <DespatchRow row={row} />
            </li>
          ))}
      </ul>
    </>
  );
}

function DespatchRow({ row }: { row: PlannedDespatch }) {
  const { number, orderNumber, customer, tracking, kind } = row;
  return (
    <PlannedRow
      number={number}
      title={
        <>
          <span className="font-semibold">{orderNumber || 'No order number'}</span>
          {customer && <span className="text-ink-muted"> · {customer}</span>}
        </>
      }
      label={KIND_LABELS[kind]}
      isIdle={kind === 'unchanged'}
    >
      <p className="text-sm wrap-anywhere">
        {trackingText(tracking)}
        {tracking.trackingUrl && <span className="block text-ink-muted">{tracking.trackingUrl}</span>}
      </p>
      {row.kind === 'refused' ? (
        <RowProblem>{row.message}</RowProblem>
      ) : (
        <p className="text-sm text-ink-muted">{effectOf(row)}</p>
      )}
      {row.kind === 'ship' && row.unpaid > 0 && <RowProblem>{unpaidText('despatch', row.unpaid)}</RowProblem>}
    </PlannedRow>
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

'use client';

import { useState } from 'react';
import { CUSTOMERS_UPLOAD } from '@/domain/text/table/file';
import { CountFilter } from '@/ui/CountFilter';
import { PlannedRow, RowProblem, type RowLabel } from '@/ui/PlannedRow';
import { FileRunScreen } from '../../file-runs/FileRunScreen';
import { PlannedFile } from '../../file-runs/PlannedFile';
import { PlannedRows } from '../../file-runs/PlannedRows';
import { CUSTOMERS_PATH } from '../customer-filters';
import type { PlannedCustomer } from './customer-import-endpoints';

export const ImportCustomers = () => (
  <FileRunScreen
    rule={CUSTOMERS_UPLOAD}
    path={`${CUSTOMERS_PATH}/import`}
    label="Choose a file with customers"
    note="Its first row names the columns: first name, last name, email and, if you like, phone. Exports of Shopify and WooCommerce are fine as they are."
    checking="Checking"
    running="Importing"
    result="imported"
    what="customers"
    done={{ href: CUSTOMERS_PATH, label: 'See customers' }}
    again="Import another file"
    planOf={({ rows }: { rows: PlannedCustomer[] }) => rows}
  >
    {({ file, plan, begin, restart }) => (
      <PlannedCustomers
        name={file.name}
        rows={plan}
        onBegin={() =>
          begin({ customers: plan.flatMap(({ kind, customer }) => (kind === 'added' ? customer : []) ?? []) })
        }
        onRestart={restart}
      />
    )}
  </FileRunScreen>
);

type Kind = PlannedCustomer['kind'];

const KIND_LABELS: Record<Kind, RowLabel> = {
  added: { label: 'Added', variant: 'default' },
  known: { label: 'Already a customer', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'destructive' },
};
const KINDS = Object.keys(KIND_LABELS) as Kind[];

type PlannedCustomersProps = {
  name: string;
  rows: readonly PlannedCustomer[];
  onBegin: () => void;
  onRestart: () => void;
};

function PlannedCustomers({ name, rows, onBegin, onRestart }: PlannedCustomersProps) {
  const [only, setOnly] = useState<Kind>();
  const countOf = (kind: Kind) => rows.filter((row) => row.kind === kind).length;
  const counts = { added: countOf('added'), known: countOf('known'), refused: countOf('refused') };
  const shown = rows.filter(({ kind }) => !only || kind === only);
  const customers = `${counts.added} ${counts.added === 1 ? 'customer' : 'customers'}`;
  return (
    <>
      <PlannedFile
        name={name}
        startLabel={counts.added === 0 ? 'Nobody to import' : `Import ${customers}`}
        canStart={counts.added > 0}
        onStart={onBegin}
        onRestart={onRestart}
      >
        <CountFilter
          kinds={KINDS}
          labels={KIND_LABELS}
          counts={counts}
          only={only}
          onChange={setOnly}
          className="md:grid-cols-3"
        />
        {counts.known > 0 && (
          <p className="text-sm text-ink-muted">Customers that the shop knows keep what is stored of them.</p>
        )}
        {counts.refused > 0 && (
          <p className="text-sm text-ink-muted">
            Refused rows are left out: correct them in your file, or import the rest now.
          </p>
        )}
      </PlannedFile>
      <PlannedRows rows={shown} only={only} estimatedHeight={72}>
        {(row) => <CustomerRowView row={row} />}
      </PlannedRows>
    </>
  );
}

const CustomerRowView = ({ row: { number, name, email, customer, kind, fault } }: { row: PlannedCustomer }) => (
  <PlannedRow
    number={number}
    title={
      <>
        <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>
        <span className="block text-sm text-ink-muted wrap-anywhere">
          {[email, customer?.phone].filter(Boolean).join(' · ')}
        </span>
      </>
    }
    label={KIND_LABELS[kind]}
    isIdle={kind === 'known'}
  >
    {fault && <RowProblem>{fault}</RowProblem>}
  </PlannedRow>
);

'use client';

import { DESPATCH_UPLOAD } from '@/domain/text/table/file';
import type { PlannedDespatch } from '@/domain/despatch/despatch-table';
import { FileRunScreen } from '../../file-runs/FileRunScreen';
import { ORDERS_PATH } from '../filters/order-filters';
import { PlannedDespatchList } from './PlannedDespatchList';

/** Bulk despatch by file: previews each row before the run. */
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

'use client';

import {
  ChevronDown,
  CircleDollarSign,
  ClipboardList,
  Download,
  FileText,
  MoreHorizontal,
  PackageCheck,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import { useTransition } from 'react';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { CONNECTION_FAILED, failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { OrderKind } from '@/domain/orders/order-ref';
import { ORDER_LISTS, ORDERS_PATH } from '../filters/order-filters';
import type { SelectedRecords } from '../../selection/selection';
import { PRINTED, type Printed } from '../documents/packing-slips';
import { send } from '@/lib/client/request';
import { Allowed } from '../../access/granted';

const ICONS: Record<Printed, LucideIcon> = {
  'packing-slips': PackageCheck,
  'production-sheets': ClipboardList,
  'address-labels': Tag,
  invoices: FileText,
};
const PRINTS = (Object.keys(PRINTED) as Printed[]).map((what) => ({ what, Icon: ICONS[what], ...PRINTED[what] }));

type BulkActionsProps = { kind: OrderKind; chosen: SelectedRecords; count: number; onMarkPaid: () => void };

export function BulkActions({ kind, chosen, count, onMarkPaid }: BulkActionsProps) {
  const [isSaving, startSaving] = useTransition();

  function save(file: string, body: object) {
    startSaving(async () => {
      const saved = await saveFile(`${ORDERS_PATH}/${file}`, body);
      if (!saved.ok) toast(saved.message ? failed(saved.message) : CONNECTION_FAILED);
    });
  }

  const { hasBulkPayment, exports } = ORDER_LISTS[kind];
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" size="sm" className="min-h-10" disabled={count === 0} loading={isSaving}>
          <MoreHorizontal aria-hidden className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">More actions</span>
          <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
        </Button>
      }
    >
      {hasBulkPayment && (
        <Allowed to="payments:write">
          <DropdownMenuItem onSelect={onMarkPaid}>
            <CircleDollarSign aria-hidden />
            Mark as paid
          </DropdownMenuItem>
        </Allowed>
      )}
      {PRINTS.map(({ what, Icon, label, max, permission }) => (
        <Allowed key={what} to={permission}>
          <DropdownMenuItem disabled={count > max} onSelect={() => save(`${what}.pdf`, chosen)}>
            <Icon aria-hidden />
            {count > max ? `${label} (up to ${max} orders)` : `${label} (PDF)`}
          </DropdownMenuItem>
        </Allowed>
      ))}
      <DropdownMenuSeparator />
      {exports.map(({ rows, label }) => (
        <DropdownMenuItem key={rows} onSelect={() => save('export.csv', { ...chosen, rows })}>
          <Download aria-hidden />
          Export, {label.toLowerCase()}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

type Saved = { ok: true } | { ok: false; message?: string };

async function saveFile(path: string, body: object): Promise<Saved> {
  const sent = await send(path, { method: 'POST', body });
  if (!sent.ok) return { ok: false, message: sent.status === 0 ? undefined : sent.message };
  const { headers } = sent.response;
  const file = await sent.response.blob().catch(() => undefined);
  if (!file) return { ok: false };
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(url);
  return { ok: true };
}

'use client';

import { useRouter, unstable_rethrow } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@/domain/order-status';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FieldError } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { planBulkStatusAction } from '../../order-bulk-actions';
import type { BulkPlan, BulkSelection } from '../../rules/bulk-status';
import { BulkConfirm, useBulkConfirm } from './BulkConfirm';
import { BulkProgress } from './BulkProgress';
import { useBulkStatus } from './use-bulk-status';

type BulkStatusDialogProps = { asked: BulkSelection; to: OrderStatus; onClose: (changed: boolean) => void };

/** Says how many orders of which status would change, asks why where it must, and shows how far the change is. */
export function BulkStatusDialog({ asked, to, onClose }: BulkStatusDialogProps) {
  const router = useRouter();
  const { plan, failed } = usePlan(asked);
  const { run, begin, stop } = useBulkStatus();
  const confirm = useBulkConfirm(plan, to);
  const running = run?.state === 'running';

  function close() {
    if (running) return stop();
    if (run) router.refresh();
    onClose(run !== undefined);
  }

  function start() {
    const reason = confirm.read();
    if (plan && reason !== undefined) void begin({ ...asked, to, reason: reason || undefined, until: plan.until });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      role="alertdialog"
      title={`Change status to ${ORDER_STATUS_LABELS[to]}`}
      footer={
        run ? (
          <Button variant="outline" onClick={close}>
            {running ? 'Stop' : 'Close'}
          </Button>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button
              variant={to === 'cancelled' ? 'destructive' : 'primary'}
              disabled={!confirm.changing}
              onClick={start}
            >
              {confirm.changing ? `Change ${orders(confirm.changing)}` : 'Change orders'}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <BulkProgress run={run} to={to} />
      ) : failed ? (
        <FieldError>The orders could not be counted. Please try again.</FieldError>
      ) : plan ? (
        <BulkConfirm plan={plan} to={to} confirm={confirm} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-muted">
          <Spinner /> Counting orders…
        </p>
      )}
    </Dialog>
  );
}

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Counts what is selected, once. */
function usePlan(asked: BulkSelection) {
  const [selected] = useState(asked);
  const [plan, setPlan] = useState<BulkPlan>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    planBulkStatusAction(selected).then(
      (result) => (result.ok ? setPlan(result.plan) : setFailed(true)),
      (error: unknown) => {
        unstable_rethrow(error);
        setFailed(true);
      },
    );
  }, [selected]);
  return { plan, failed };
}

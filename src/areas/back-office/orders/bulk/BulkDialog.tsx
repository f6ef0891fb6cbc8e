'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import type { Failure, Success } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FieldError } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { ORDERS_PATH } from '../filters/order-filters';
import type { SelectedRecords } from '../../selection/selection';
import { BulkProgress } from '../../file-runs/BulkProgress';
import { useBulkRun } from '../../file-runs/use-bulk-run';

type BulkOutlook = {
  changing: number;
  submitLabel: string;
  destructive?: boolean;
  content: ReactNode;
  /** Undefined, with an error in the content, if something is missing. */
  change: () => object | undefined;
};

type BulkDialogProps<Plan> = {
  chosen: SelectedRecords;
  title: string;
  count: (chosen: SelectedRecords) => Promise<Success<{ plan: Plan }> | Failure>;
  outlookOf: (plan: Plan) => BulkOutlook;
  path: 'bulk-status' | 'bulk-payment';
  result: string;
  onClose: (changed: boolean) => void;
};

export function BulkDialog<Plan>(props: BulkDialogProps<Plan>) {
  const { chosen, title, count, outlookOf, path, result, onClose } = props;
  const router = useRouter();
  const { plan, failed } = usePlan(chosen, count);
  const { run, begin, stop } = useBulkRun();
  const running = run?.state === 'running';
  const outlook = plan && outlookOf(plan);

  function close() {
    if (running) return stop();
    if (run) router.refresh();
    onClose(run !== undefined);
  }

  function start() {
    const change = outlook?.change();
    if (change) void begin(`${ORDERS_PATH}/${path}`, change);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      role="alertdialog"
      title={title}
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
            {outlook && outlook.changing > 0 && (
              <Button variant={outlook.destructive ? 'destructive' : 'primary'} onClick={start}>
                {outlook.submitLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {run ? (
        <BulkProgress run={run} result={result} />
      ) : failed ? (
        <FieldError>The orders could not be counted. Please try again.</FieldError>
      ) : outlook ? (
        outlook.content
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-muted">
          <Spinner /> Counting orders…
        </p>
      )}
    </Dialog>
  );
}

export const ordersText = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

function usePlan<Plan>(chosen: SelectedRecords, count: BulkDialogProps<Plan>['count']) {
  const [selected] = useState({ chosen, count });
  const [plan, setPlan] = useState<Plan>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void callAction(selected.count(selected.chosen)).then((result) =>
      result.ok ? setPlan(result.plan) : setFailed(true),
    );
  }, [selected]);
  return { plan, failed };
}

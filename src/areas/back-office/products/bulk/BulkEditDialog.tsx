'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { formatCount } from '@/domain/text/locale';
import type { CategoryOption } from '@/data/categories';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FormDialog } from '@/ui/FormDialog';
import { useSentForm } from '@/ui/use-sent-form';
import { BulkProgress } from '../../file-runs/BulkProgress';
import { useBulkRun } from '../../file-runs/use-bulk-run';
import type { RecordSelection } from '../../selection/selection';
import { PRODUCTS_PATH } from '../product-filters';
import { planBulkEditAction } from './bulk-edit-actions';
import { BulkEditFields, KEEP_ALL, type BulkEditForm } from './BulkEditFields';
import { BulkEditPreview } from './BulkEditPreview';
import type { BulkEditPlan } from './plan-bulk-edit';

type BulkEditDialogProps = {
  chosen: { query: string; selection: RecordSelection };
  categories: readonly CategoryOption[];
  onClose: (changed: boolean) => void;
};

const productsText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

export function BulkEditDialog({ chosen, categories, onClose }: BulkEditDialogProps) {
  const [form, setForm] = useState<BulkEditForm>(KEEP_ALL);
  const [plan, setPlan] = useState<BulkEditPlan>();
  const sent = useSentForm({
    send: async () => {
      const planned = await callAction(planBulkEditAction({ ...chosen, edit: form }));
      if (planned.ok) setPlan(planned.plan);
      return planned.ok ? {} : { ...planned, message: planned.fieldErrors?.edit?.[0] ?? planned.message };
    },
  });
  if (plan) {
    const change = { edit: form, products: plan.targets };
    return <RunDialog {...{ plan, change, categories, onClose }} onBack={() => setPlan(undefined)} />;
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      size="lg"
      title="Edit products"
      description="Changes what you choose here, and leaves everything else. Nothing is saved before you have seen a preview."
      submitLabel="Preview"
      sent={{ ...sent, notice: sent.notice ?? sent.fieldErrors.edit?.[0] }}
    >
      <BulkEditFields
        form={form}
        onChange={(changed) => setForm({ ...form, ...changed })}
        errors={sent.fieldErrors}
        categories={categories}
      />
    </FormDialog>
  );
}

type RunDialogProps = {
  plan: BulkEditPlan;
  change: { edit: BulkEditForm; products: BulkEditPlan['targets'] };
  categories: readonly CategoryOption[];
  onBack: () => void;
  onClose: (changed: boolean) => void;
};

function RunDialog({ plan, change, categories, onBack, onClose }: RunDialogProps) {
  const router = useRouter();
  const edit = useBulkRun();
  const undo = useBulkRun();
  const shown = undo.run ? undo : edit;
  const { run } = shown;
  const isRunning = run?.state === 'running';

  function close() {
    if (isRunning) return shown.stop();
    if (run) router.refresh();
    onClose(run !== undefined);
  }

  const begin = () => void edit.begin(`${PRODUCTS_PATH}/bulk-edit`, change);
  const takeBack = () => void undo.begin(`${PRODUCTS_PATH}/bulk-undo`, { products: edit.run?.undo });
  const mayUndo = !isRunning && !undo.run && (edit.run?.undo.length ?? 0) > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title="Edit products"
      footer={
        run ? (
          <>
            {mayUndo && (
              <Button variant="outline" onClick={takeBack}>
                Undo
              </Button>
            )}
            <Button variant={isRunning ? 'outline' : 'primary'} onClick={close}>
              {isRunning ? 'Stop' : 'Close'}
            </Button>
          </>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button variant="outline" onClick={onBack}>
              Back
            </Button>
            {plan.counts.changing > 0 && (
              <Button onClick={begin}>{`Change ${productsText(plan.counts.changing)}`}</Button>
            )}
          </>
        )
      }
    >
      {run ? (
        <BulkProgress run={run} result={undo.run ? 'as before' : 'changed'} what="products" path={PRODUCTS_PATH} />
      ) : (
        <BulkEditPreview plan={plan} categories={categories} />
      )}
    </Dialog>
  );
}

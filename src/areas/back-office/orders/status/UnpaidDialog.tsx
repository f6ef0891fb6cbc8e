'use client';

import { ConfirmDialog } from '@/ui/ConfirmDialog';

type UnpaidDialogProps = {
  orderNumber: string;
  why: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
};

export const UnpaidDialog = ({ orderNumber, why, confirmLabel, onConfirm, onClose }: UnpaidDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => open || onClose()}
    title={`Order #${orderNumber} is not paid`}
    description={`${why} You can still go ahead; the activity log will show it.`}
    confirmLabel={confirmLabel}
    onConfirm={onConfirm}
  />
);

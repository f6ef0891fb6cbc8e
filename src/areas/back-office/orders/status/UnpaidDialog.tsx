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
    description={`${why} You can go on all the same: the activity log says that you did.`}
    confirmLabel={confirmLabel}
    onConfirm={onConfirm}
  />
);

'use client';

import { ConfirmDialog } from '@/ui/ConfirmDialog';

type OverpaymentDialogProps = {
  over: string;
  confirmLabel: string;
  onConfirm: () => unknown;
  onClose: () => void;
};

export const OverpaymentDialog = ({ over, confirmLabel, onConfirm, onClose }: OverpaymentDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => open || onClose()}
    title="More than is open"
    description={`${over} The excess can be refunded.`}
    confirmLabel={confirmLabel}
    onConfirm={onConfirm}
  />
);

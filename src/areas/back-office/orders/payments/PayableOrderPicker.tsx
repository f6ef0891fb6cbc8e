import { formatAmount } from '@/domain/money/money';
import { PickerDialog, type PickerItem } from '@/ui/PickerDialog';
import type { PayableOrder } from '../data/payable-orders';

type PayableOrderPickerProps = {
  title: string;
  description: string;
  onPick: (order: PayableOrder) => void;
  onOpenChange: (open: boolean) => void;
};

export const PayableOrderPicker = (props: PayableOrderPickerProps) => (
  <PickerDialog<PayableOrder>
    {...props}
    open
    placeholder="Order number, customer or club..."
    hrefOf={(search) => `/admin/orders/payable?q=${encodeURIComponent(search)}`}
    toItem={toItem}
  />
);

const toItem = ({ id, orderNumber, buyer, openAmount }: PayableOrder): PickerItem => ({
  key: id,
  label: `#${orderNumber} · ${buyer}`,
  note: openAmount > 0 ? `${formatAmount(openAmount)} to pay` : 'Nothing to pay',
});

import { formatAmount, toAmount, toCents } from '@/domain/money/money';
import { MAX_TYPED_CODE } from '@/domain/vouchers/voucher';
import type { VoucherBalance } from '@/modules/payments/take-voucher';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';

type VoucherFieldProps = {
  error: string[] | undefined;
  hint: string;
  found: VoucherBalance | undefined;
};

export const VoucherField = ({ error, hint, found }: VoucherFieldProps) => (
  <>
    <Field label="Voucher code" required error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="voucherCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED_CODE}
        />
      )}
    </Field>
    {found && (
      <Notice tone="success" title={`Gift voucher ${found.reference} has ${formatAmount(found.balance)}`}>
        {usedText(found)}
      </Notice>
    )}
  </>
);

function usedText({ balance, pays }: VoucherBalance): string {
  const kept = toCents(balance) - toCents(pays);
  return kept > 0
    ? `It pays what is open, and keeps ${formatAmount(toAmount(kept))}.`
    : 'All of it goes to this order.';
}

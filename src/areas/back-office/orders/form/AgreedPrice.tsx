import { fieldAmount } from '@/domain/money/typed-amount';
import { Button } from '@/ui/Button';

type AgreedPriceProps = {
  name: string;
  unitPrice: number;
  /** Undefined until it is to be changed; an amount, or what is taken off, such as '-10%'. */
  typed: string | undefined;
  errorId: string | undefined;
  isWrong?: boolean;
  each?: string;
  onType: (typed: string) => void;
};

export function AgreedPrice({ name, unitPrice, typed, errorId, isWrong, each = 'each', onType }: AgreedPriceProps) {
  if (typed === undefined)
    return (
      <Button variant="ghost" size="sm" onClick={() => onType('')} aria-label={`Change price of ${name}`}>
        Change price
      </Button>
    );
  return (
    <p className="mt-1.5 flex items-center gap-2 text-ink-muted">
      <input
        aria-label={`Price of ${name}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={errorId}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={fieldAmount(unitPrice)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="control w-24 text-right text-ink tabular-nums"
      />
      {each}
    </p>
  );
}

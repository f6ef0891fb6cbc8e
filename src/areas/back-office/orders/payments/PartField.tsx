import type { ReactNode } from 'react';
import { plainAmount, toAmount, type Cents } from '@/domain/money/money';
import { Input } from '@/ui/Input';

type PartFieldProps = {
  children: ReactNode;
  /** Shown until something is typed; nothing for 0. */
  suggested: Cents;
  typed: string | undefined;
  onType: (text: string) => void;
};

export const PartField = ({ children, suggested, typed, onType }: PartFieldProps) => (
  <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
    <span className="min-w-0 wrap-anywhere">{children}</span>
    <Input
      value={typed ?? (suggested > 0 ? plainAmount(toAmount(suggested)) : '')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={({ target }) => onType(target.value)}
      className="w-28 text-right tabular-nums"
    />
  </label>
);

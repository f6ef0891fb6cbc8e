import type { Cents } from '../money/money';
import type { DocumentKind } from './charges';

type Issued = {
  kind: DocumentKind;
  total: Cents;
  dueOn: string;
};

export type OpenAmounts = {
  /** Balance of each document, in their order. */
  open: Cents[];
  toPay: Cents;
  /** Due date of the oldest open one; undefined if none. */
  dueOn: string | undefined;
};

/** Payments and credit notes count for the oldest first; `documents` oldest first, `kept` is paid and not refunded. */
export function openAmounts(documents: readonly Issued[], kept: Cents): OpenAmounts {
  let left = documents.reduce((sum, { kind, total }) => (kind === 'credit_note' ? sum + total : sum), kept);
  let dueOn: string | undefined;
  const open = documents.map((document) => {
    if (document.kind === 'credit_note') return 0;
    const covered = Math.max(0, Math.min(document.total, left));
    left -= covered;
    if (covered < document.total) dueOn ??= document.dueOn;
    return document.total - covered;
  });
  return { open, toPay: open.reduce((sum, cents) => sum + cents, 0), dueOn };
}

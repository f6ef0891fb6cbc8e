import type { DocumentKind } from './charges';

/** Documents as people read of them. */
export const DOCUMENT_LABELS: Record<DocumentKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' };

/** The same with what is drawn as an invoice and is none. */
export const PRINTED_LABELS = { ...DOCUMENT_LABELS, pro_forma: 'Pro forma' } as const;

/** 'invoice-INV-000012.pdf' */
export const documentFileName = ({ kind, number }: { kind: DocumentKind; number: string }): string =>
  `${kind.replace('_', '-')}-${number}.pdf`;

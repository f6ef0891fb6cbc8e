import type { DocumentKind } from './charges';

/** Documents as people read of them. */
export const DOCUMENT_LABELS: Record<DocumentKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' };

/** 'invoice-INV-000012.pdf' */
export const documentFileName = ({ kind, number }: { kind: DocumentKind; number: string }): string =>
  `${kind.replace('_', '-')}-${number}.pdf`;

import { ValidationError, type GlobalBeforeChangeHook } from 'payload';
import { NUMBERED_DOCUMENTS } from '@/domain/invoices/invoice-numbers';
import { isIssued } from '@/data/amounts';
import type { SiteSetting } from '@/payload-types';

type Numbers = Partial<Pick<SiteSetting, (typeof NUMBERED_DOCUMENTS)[number]['prefix' | 'first']>>;

/** The first number is fixed by the first document; a prefix is of one kind of document for ever. */
export const checkInvoiceNumbers: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Numbers;
  const after: Numbers = { ...before, ...(data as Numbers) };
  const errors: { path: string; message: string }[] = [];
  for (const { kind, prefix, first, what } of NUMBERED_DOCUMENTS) {
    const other = NUMBERED_DOCUMENTS.find((each) => each.kind !== kind) ?? NUMBERED_DOCUMENTS[0];
    const isOthers = async () =>
      (after[prefix] ?? '') === (after[other.prefix] ?? '') ||
      (await isIssued(req, other.kind, `^${escaped(after[prefix] ?? '')}[0-9]+$`));
    if ((after[prefix] ?? '') !== (before[prefix] ?? '') && (await isOthers()))
      errors.push({ path: prefix, message: `This is the prefix of ${other.what}.` });
    if (after[first] !== before[first] && (await isIssued(req, kind, '')))
      errors.push({ path: first, message: `Fixed, as there are ${what}.` });
  }
  if (errors.length > 0) throw new ValidationError({ global: 'site-settings', errors });
  return data;
};

const escaped = (prefix: string): string => prefix.replaceAll('.', '[.]');

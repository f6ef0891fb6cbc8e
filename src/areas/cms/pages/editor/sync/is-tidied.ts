import { isSame, PAGE_FIELDS, type PageDocument } from '@/domain/pages/editor';

const tidy = (text: string): string => text.trim().toLowerCase();

/** Whether the server may have made `stored` out of what was sent: it tidies the fields of a page, as its slug. */
export const isTidied = (sent: PageDocument, stored: PageDocument): boolean =>
  isSame(sent.blocks, stored.blocks) && PAGE_FIELDS.every((field) => tidy(sent[field]) === tidy(stored[field]));

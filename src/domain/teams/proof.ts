import type { TeamOrderItem } from './team-order';
import { MEGABYTE, type UploadRule } from '../text/uploads';

export const PROOF_UPLOAD: UploadRule = {
  accept: ['.png', '.jpg', '.jpeg', '.pdf'],
  formats: 'PNG, JPEG or PDF',
  maxBytes: 25 * MEGABYTE,
};

/** Where a proof stands. `void` is one that a newer proof replaced, or an approval that a later change took back. */
export const PROOF_STATUSES = ['waiting', 'approved', 'changes_requested', 'void'] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

const LABELS: Record<ProofStatus, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  changes_requested: 'Changes requested',
  void: 'No longer valid',
};

export const proofStatusLabel = (status: ProofStatus): string => LABELS[status];

/**
 * What an approval is about, as one text: the proof’s file and every line, kit and player of the order. Prices and ids
 * are left out; the order of lines, sizes and players does not matter.
 * @param fileHash SHA-256 of the proof’s file, hexadecimal.
 */
export function approvedText(fileHash: string, items: readonly TeamOrderItem[]): string {
  const lines = items.map(({ sku, color, kit, quantities, players }) =>
    JSON.stringify([
      sku,
      color,
      Object.entries(quantities)
        .filter(([, pieces]) => pieces > 0)
        .sort(byText),
      players.map(({ name, name_on_back, number, size }) => [name, name_on_back, number, size]).sort(byText),
      ...(kit ? [kit.hash] : []),
    ]),
  );
  return JSON.stringify([fileHash, lines.sort()]);
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Where a proof stands. `void` is an approval that a later change of order or proof took back. */
export const PROOF_STATUSES = ['waiting', 'approved', 'changes_requested', 'void'] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

const LABELS: Record<ProofStatus, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  changes_requested: 'Changes requested',
  void: 'Approval void',
};

export const proofStatusLabel = (status: ProofStatus): string => LABELS[status];

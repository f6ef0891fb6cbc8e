import { z } from 'zod';
import { formatFullDay } from '../text/locale';
import { lineInput, textInput } from '../text/person-input';

export const APPROVAL_WAYS = ['phone', 'email'] as const;
export type ApprovalWay = (typeof APPROVAL_WAYS)[number];

export const APPROVAL_WAY_LABELS: Record<ApprovalWay, string> = { phone: 'By phone', email: 'By email' };

export const MAX_APPROVAL_NOTE = 1000;

export const recordedApprovalInput = z.object({
  proofId: z.uuid(),
  name: lineInput(120, 'Enter who approved it.'),
  way: z.enum(APPROVAL_WAYS, 'Please say how.'),
  approvedOn: z.iso.date('Enter a date.'),
  note: textInput(MAX_APPROVAL_NOTE, 'Enter what was said or written.'),
});
export type RecordedApproval = z.output<typeof recordedApprovalInput>;

export function approvedOnProblem(approvedOn: string, { proofOn, today }: { proofOn: string; today: string }) {
  if (approvedOn > today) return 'This day is in the future.';
  if (approvedOn < proofOn) return 'This is before the proof.';
  return undefined;
}

export const approvalText = ({
  name,
  way,
  approvedOn,
}: Pick<RecordedApproval, 'name' | 'way' | 'approvedOn'>): string =>
  `${name}, ${APPROVAL_WAY_LABELS[way].toLowerCase()}, ${formatFullDay(approvedOn)}`;

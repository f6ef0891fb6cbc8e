import type { OrderRef } from '@/domain/orders/order-ref';
import type { PayloadRequest } from 'payload';
import type { ProofedLine, ProofStatus } from '@/domain/orders/proof';
import {
  isSameSquad,
  ofSquad,
  joinedComments,
  proofStatusOf,
  squadParts,
  squadsText,
  type SquadAnswer,
  type SquadName,
} from '@/domain/orders/proof-squads';
import { failure, type Result } from '@/lib/result';
import { approvalHash, squadStates } from './approval';
import { findNewestProof, updateDecision } from './data/proofs';

export type Decision = {
  proofId: string;
  squad?: SquadName;
  decision: 'approve' | 'changes';
  comment?: string;
  withOpenPins?: boolean;
};

type AnswerProof = {
  order: OrderRef;
  lines: readonly ProofedLine[];
  isOpen: boolean;
  answer: Decision;
  byName: string;
};

export type Answered = {
  status: SquadAnswer['status'];
  /** Names of those that answered; empty if the order is one squad. */
  squads: string;
  proofStatus: ProofStatus;
};

/** The caller has locked the order. An approval is stamped with the file, lines and players that it covers. */
export async function answerProof(
  req: PayloadRequest,
  { order, lines, isOpen, answer, byName }: AnswerProof,
): Promise<Result<Answered, 'conflict'>> {
  const newest = await findNewestProof(req, order);
  if (!isOpen || newest?.id !== answer.proofId || newest.status !== 'waiting') return outdated;
  const { decision, squad, comment = null } = answer;
  const states = squadStates(newest, lines);
  const open = ofSquad(states, squad).filter((state) => state.status === 'waiting');
  if (open.length === 0) return answered;
  const status = decision === 'approve' ? 'approved' : 'changes_requested';
  const parts = squadParts(lines).filter((part) => open.some((state) => isSameSquad(state.squad, part.squad)));
  const given = parts.map((part): SquadAnswer => ({
    ...{ squad: part.squad, status, comment, byName, version: newest.version, at: new Date().toISOString() },
    approvalHash: status === 'approved' ? approvalHash(newest.fileHash, part.lines) : null,
  }));
  const counted = states.flatMap((state) => state.answer ?? []);
  const answers = [...counted, ...given];
  const proofStatus = proofStatusOf(
    states.map((state) => ({
      status: given.some((each) => isSameSquad(each.squad, state.squad)) ? status : state.status,
    })),
  );
  await updateDecision(req, order.kind, {
    proofId: newest.id,
    status: proofStatus,
    comment: joinedComments(answers),
    byName: [...new Set(answers.map((each) => each.byName))].join(', '),
    approvalHash: proofStatus === 'approved' ? approvalHash(newest.fileHash, lines) : null,
    answers,
  });
  const squads = squadsText(
    given.map((each) => each.squad),
    states,
  );
  return { ok: true, status, squads, proofStatus };
}

const outdated = failure('conflict', 'This proof has been replaced. Please reload the page.');
const answered = failure('conflict', 'This squad has answered, or is no longer in the order. Please reload the page.');

import { needsReason, type StatusFlow } from '@/domain/orders/status-flow';
import { failure, type Failure } from '@/lib/result';

type Change<Status> = { from: Status; to: Status; reason: string | undefined };

/** Refuses a change of status, of whichever kind of order, that has to be explained and is not. */
export function missingReason<Status extends string>(
  flow: StatusFlow<Status>,
  { from, to, reason }: Change<Status>,
): Failure<'reason_required'> | undefined {
  if (reason || !needsReason(flow, from, to)) return undefined;
  return failure('reason_required', 'Say why.', { fieldErrors: { reason: ['Please say why.'] } });
}

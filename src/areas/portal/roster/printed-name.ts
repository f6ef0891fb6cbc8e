import { printedNameProblem } from '@/domain/orders/shirt-text';
import { failure, type Failure } from '@/lib/result';

/** The failure of a player whose name cannot be printed, told at the name on back; undefined where it can. */
export function refuseUnprintable(player: Parameters<typeof printedNameProblem>[0]): Failure<'invalid'> | undefined {
  const problem = printedNameProblem(player);
  return problem === undefined ? undefined : failure('invalid', problem, { fieldErrors: { nameOnBack: [problem] } });
}

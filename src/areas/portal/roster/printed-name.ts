import { printedNameProblem } from '@/domain/teams/back-name';
import { failure, type Failure } from '@/lib/result';

/** The failure of a player whose name cannot be printed, told at the name on back; undefined where it can. */
export function refuseUnprintable(
  ...[player, rules]: Parameters<typeof printedNameProblem>
): Failure<'invalid'> | undefined {
  const problem = printedNameProblem(player, rules);
  return problem === undefined ? undefined : failure('invalid', problem, { fieldErrors: { nameOnBack: [problem] } });
}

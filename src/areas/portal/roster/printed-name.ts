import { printedNameProblem } from '@/domain/teams/back-name';
import { failure, type Failure } from '@/lib/result';

export function refuseUnprintable(
  ...[player, rules]: Parameters<typeof printedNameProblem>
): Failure<'invalid'> | undefined {
  const problem = printedNameProblem(player, rules);
  return problem === undefined ? undefined : failure('invalid', problem, { fieldErrors: { nameOnBack: [problem] } });
}

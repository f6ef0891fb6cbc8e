import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { printedNameProblem } from '@/domain/teams/shirt-text';
import type { TeamMember } from '@/payload-types';

/** Refuses a name that cannot be printed, over every API; one that was stored before the rule stands until it is changed. */
export const checkPrintedName: CollectionBeforeValidateHook<TeamMember> = ({ data, originalDoc, req }) => {
  if (data?.name === undefined && data?.nameOnBack === undefined) return data;
  const before = { name: originalDoc?.name ?? '', nameOnBack: originalDoc?.nameOnBack ?? null };
  const name = data.name ?? before.name;
  const nameOnBack = data.nameOnBack === undefined ? before.nameOnBack : data.nameOnBack;
  if (name === before.name && nameOnBack === before.nameOnBack) return data;
  const message = printedNameProblem({ name, nameOnBack });
  if (message) throw new ValidationError({ errors: [{ message, path: 'nameOnBack' }], req }, req.t);
  return data;
};

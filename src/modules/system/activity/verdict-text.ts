import type { ChainProblem, Verdict } from './data/verify-activity';

const problems: Record<ChainProblem, string> = {
  changed: 'is not what was recorded there: it has been changed or moved.',
  removed: 'was removed.',
  missing: 'does not follow the one before: a link of the chain is missing.',
  inserted: 'was added without being recorded.',
};

/** What the verifier found, in a sentence. */
export function verdictText({ broken, entries }: Verdict): string {
  if (!broken) return entries === 1 ? '1 entry, exactly as written.' : `All ${entries} entries are exactly as written.`;
  const subject = broken.place === null ? `An entry (${broken.entryId})` : `The entry at place ${broken.place}`;
  return `${subject} ${problems[broken.problem]}`;
}

const LEAST = 10;
const MOST = 200;

/** What is wrong with a new password of a team, for people; undefined where nothing is. */
export function teamPasswordProblem(password: string): string | undefined {
  if (password.length < LEAST) return `Use at least ${LEAST} characters.`;
  if (password.length > MOST) return `Use at most ${MOST} characters.`;
  return undefined;
}

/** The session that a signed-in user’s request belongs to, as Payload notes it on the user. */
export function sessionIdOf(user: object): string | undefined {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;
}

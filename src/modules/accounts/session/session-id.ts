/** Session id of a signed-in user’s request, which Payload sets on the user. */
export function sessionIdOf(user: object): string | undefined {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;
}

export function sessionIdOf(user: object): string | undefined {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;
}

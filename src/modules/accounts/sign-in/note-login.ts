/** Session id in a token of Payload. */
export function sessionOf(token: string): string | undefined {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sid?: string };
  return claims.sid;
}

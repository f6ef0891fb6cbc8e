/**
 * The HTTP status that an error of Payload's carries. Ask for this instead of `instanceof`: Next bundles Payload for
 * pages and for routes, so that its classes exist twice in a process.
 */
export function errorStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

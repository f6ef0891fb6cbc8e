/** Owner of a design; all that is known of a visitor is an address. */
export const ownerText = ({ teamName, email }: { teamName: string | null; email: string | null }): string =>
  teamName ?? email ?? 'A visitor';

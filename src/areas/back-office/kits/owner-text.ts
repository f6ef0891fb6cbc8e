/** Whose a design is; the address a visitor gave is what there is to know of them. */
export const ownerText = ({ teamName, email }: { teamName: string | null; email: string | null }): string =>
  teamName ?? email ?? 'A visitor';

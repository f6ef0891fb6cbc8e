const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' });

/** Until when an order can be confirmed: 'Wednesday 25 November 2026 at 12:00 (UK time)'. */
export const deadlineOf = ({ confirmBy }: { confirmBy: string | null }): string =>
  confirmBy ? `${when.format(new Date(confirmBy))} (UK time)` : '';

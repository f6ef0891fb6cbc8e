import { formatDeadline } from '@/domain/text/locale';

/** Until when an order can be confirmed: 'Wednesday 25 Nov 2026, 12:00 (London time)'. */
export const deadlineOf = ({ confirmBy }: { confirmBy: string | null }): string =>
  confirmBy ? formatDeadline(confirmBy) : '';

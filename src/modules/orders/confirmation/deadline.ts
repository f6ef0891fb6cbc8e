import { formatDeadline } from '@/domain/text/locale';

/** As 'Wednesday 25 Nov 2026, 12:00 (London time)'. */
export const deadlineOf = ({ confirmBy }: { confirmBy: string | null }): string =>
  confirmBy ? formatDeadline(confirmBy) : '';

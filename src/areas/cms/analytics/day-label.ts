import { formatDay } from '@/domain/text/locale';

/** A day for people: 21 Nov. */
export const dayLabel = (day: string): string => formatDay(day);

/** Days after the last despatch of an order in which it may be returned for any reason, by the shop's calendar. */
import { shopToday } from '../delivery/promise';
import { shiftDay } from '../text/days';
import { formatFullDay } from '../text/locale';

export const DEFAULT_RETURN_DAYS = 30;
export const MAX_RETURN_DAYS = 365;

export const isReturnDays = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_RETURN_DAYS;

export const lastReturnDay = (sentAt: Date, days: number): string => shiftDay(shopToday(sentAt), days);

/** Null if nothing was sent, or no day of it is known. */
export type ReturnWindow = { returnBy: string | null };

export const isOver = ({ returnBy }: ReturnWindow, today = shopToday()): boolean =>
  returnBy !== null && returnBy < today;

export const windowText = (window: ReturnWindow, today = shopToday()): string | undefined => {
  if (window.returnBy === null) return undefined;
  const day = formatFullDay(window.returnBy);
  return isOver(window, today)
    ? `You could return goods until ${day}. What is faulty or not what you ordered can still come back.`
    : `You can return goods until ${day}.`;
};

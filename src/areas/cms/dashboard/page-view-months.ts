/** This month so far and the same days of the last, on the shop’s clock, as views are counted. */
import { changePercent } from '@/domain/money/change-percent';
import { shopDay } from '@/domain/text/locale';

type ViewMonths = { from: Date; to: Date; previousFrom: Date; previousTo: Date };

/** Days up to today, and the same days of last month, which may be shorter. */
export function viewMonths(now: Date): ViewMonths {
  const today = new Date(shopDay(now));
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const lastOfPrevious = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    from: new Date(Date.UTC(year, month, 1)),
    to: new Date(Date.UTC(year, month, day)),
    previousFrom: new Date(Date.UTC(year, month - 1, 1)),
    previousTo: new Date(Date.UTC(year, month - 1, Math.min(day, lastOfPrevious))),
  };
}

/** As '+15% this month'; undefined if there is nothing to compare with. */
export function viewsChange(views: number, before: number): string | undefined {
  const percent = changePercent(views, before);
  return percent === undefined ? undefined : `${percent < 0 ? '' : '+'}${percent}% this month`;
}

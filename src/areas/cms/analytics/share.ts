import { formatPercent } from '@/domain/text/locale';

export const share = (part: number, whole: number): string => formatPercent(whole > 0 ? part / whole : 0);

/** Undefined if there are more than views: not everyone’s views are counted, but everyone’s orders are. */
export const shareOfViews = (step: number, views: number): string | undefined =>
  step <= views && views > 0 ? share(step, views) : undefined;

export const UNCOUNTED_VIEWS =
  'Visitors who ask not to be counted are missing from the views: where orders outnumber views, no share is shown.';

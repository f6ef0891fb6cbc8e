/** A part of a whole as people read it: 4.2%. */
export const share = (part: number, whole: number): string =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(whole > 0 ? part / whole : 0);

/**
 * The part of those who looked that went on to a later step; nothing where more went on than were seen to look. Not
 * everybody’s views are counted, but everybody’s orders are.
 */
export const shareOfViews = (step: number, views: number): string | undefined =>
  step <= views && views > 0 ? share(step, views) : undefined;

export const UNCOUNTED_VIEWS =
  'Visitors who ask not to be counted are missing among the views: where more ordered than were seen to look, no share is shown.';

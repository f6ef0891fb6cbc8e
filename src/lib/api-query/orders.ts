/** The paths that a list is asked to be ordered by. */
export const ordersOf = (sort: unknown): string[] =>
  [sort]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((each) => each.trim().replace(/^-/, ''));

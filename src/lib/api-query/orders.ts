export const ordersOf = (sort: unknown): string[] =>
  [sort]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((each) => each.trim().replace(/^-/, ''));

/** Quantities as a line of any order gives them. */
import { z } from 'zod';
import { compareSizes } from '../catalogue/sizes';

/** A whole number, both ends included. */
export const wholeNumber = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return z.number({ error }).int(error).min(least, error).max(most, error);
};

/**
 * Pieces by size, named by code or label; out they come by code, in the order of sizes, without zeros.
 * @param codeOf the code of a size that may be named; undefined for an unknown one.
 */
export const sizeCounts = <Code extends string>(codeOf: (size: string) => Code | undefined, most: number) =>
  z
    .record(z.string(), wholeNumber(0, most), { error: 'Please give a quantity for each size.' })
    .transform((given, ctx) => {
      const counts: Partial<Record<Code, number>> = {};
      for (const [name, count] of Object.entries(given).sort(([a], [b]) => compareSizes(a, b))) {
        const code = codeOf(name);
        if (!code) ctx.addIssue({ code: 'custom', path: [name], message: 'Unknown size.' });
        else if (count > 0) counts[code] = (counts[code] ?? 0) + count;
      }
      return counts;
    });

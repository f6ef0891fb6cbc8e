import { z } from 'zod';
import { compareSizes, UNKNOWN_SIZE } from '../catalogue/sizes';

export const wholeNumber = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return z.number({ error }).int(error).min(least, error).max(most, error);
};

/** By code, in the order of sizes, without zeros; `codeOf` accepts sizes and is undefined for unknown ones. */
export const sizeCounts = <Code extends string>(codeOf: (size: string) => Code | undefined, most: number) =>
  z
    .record(z.string(), wholeNumber(0, most), { error: 'Please give a quantity for each size.' })
    .transform((given, ctx) => {
      const counts: Partial<Record<Code, number>> = {};
      for (const [name, count] of Object.entries(given).sort(([a], [b]) => compareSizes(a, b))) {
        const code = codeOf(name);
        if (!code) ctx.addIssue({ code: 'custom', path: [name], message: UNKNOWN_SIZE });
        else if (count > 0) counts[code] = (counts[code] ?? 0) + count;
      }
      return counts;
    });

import { optionalLineInput } from '../text/person-input';
import { MAX_VAT_NUMBER, parseVatNumber, VAT_NUMBER_PROBLEM } from './vat-number';

/** Normalised; missing, null and blank become undefined. */
export const vatNumberInput = optionalLineInput(MAX_VAT_NUMBER).transform((typed, ctx) => {
  const given = typed === undefined ? undefined : parseVatNumber(typed);
  if (typed !== undefined && !given) ctx.addIssue({ code: 'custom', message: VAT_NUMBER_PROBLEM });
  return given?.number;
});

/** Fields of a request that tax depends on. */
import { optionalLineInput } from '../text/person-input';
import { MAX_VAT_NUMBER, parseVatNumber, VAT_NUMBER_PROBLEM } from './vat-number';

/** A VAT number, written one way; left out, null and blank come out as undefined. */
export const vatNumberInput = optionalLineInput(MAX_VAT_NUMBER).transform((typed, ctx) => {
  const given = typed === undefined ? undefined : parseVatNumber(typed);
  if (typed !== undefined && !given) ctx.addIssue({ code: 'custom', message: VAT_NUMBER_PROBLEM });
  return given?.number;
});

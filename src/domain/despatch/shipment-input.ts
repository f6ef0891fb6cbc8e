import { z } from 'zod';
import { MAX_UNITS_PER_SIZE } from '../catalogue/sizes';
import { MAX_PLAYERS } from '../orders/players';
import { wholeNumber } from '../orders/line-input';
import { optionalLineInput } from '../text/person-input';
import { carrierName } from './carriers';

/** Spreadsheets write long numbers like this and lose the digits. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

const isHttps = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
};

const tracking = z.object({
  carrier: optionalLineInput(60).transform((name) => (name ? carrierName(name) : null)),
  trackingNumber: optionalLineInput(60).transform((number) => number ?? null),
  trackingUrl: optionalLineInput(500).transform((url) => url ?? null),
});

function checkTracking(
  { carrier, trackingNumber, trackingUrl }: z.output<typeof tracking>,
  context: z.RefinementCtx,
): void {
  const refuse = (field: keyof z.output<typeof tracking>, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (trackingNumber && SHORTENED.test(trackingNumber))
    refuse('trackingNumber', 'A spreadsheet has shortened this number. Format the column as text and enter it again.');
  else if (trackingNumber && !/^[\p{L}\p{N}](?:[\p{L}\p{N} ./*-]*[\p{L}\p{N}])?$/u.test(trackingNumber))
    refuse('trackingNumber', 'Please use letters and digits.');
  if ((trackingNumber || trackingUrl) && !carrier) refuse('carrier', 'Please name the carrier.');
  if (trackingUrl && !isHttps(trackingUrl)) refuse('trackingUrl', 'Please enter a full https:// address.');
}

const pieces = z
  .array(
    z.object({
      line: z.string().min(1).max(100),
      quantity: wholeNumber(1, MAX_UNITS_PER_SIZE),
      players: z
        .array(z.int().min(0))
        .max(MAX_PLAYERS)
        .refine((places) => new Set(places).size === places.length, 'A player appears twice.')
        .optional(),
    }),
  )
  .min(1, 'Choose what goes into this shipment.')
  .max(1000)
  .refine((given) => new Set(given.map(({ line }) => line)).size === given.length, 'A line appears twice.');

export const trackingInput = tracking.superRefine(checkTracking);
export const shipmentInput = tracking.extend({ pieces }).superRefine(checkTracking);

export type TrackingInput = z.output<typeof trackingInput>;

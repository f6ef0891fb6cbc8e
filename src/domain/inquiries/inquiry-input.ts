import { z } from 'zod';
import { INQUIRY_TYPES, MAX_INQUIRY_TEXT, QUOTE_QUANTITIES, QUOTE_SPORTS } from './inquiry';
import { KIT_HASH } from '../kits/document/kit-hash';
import { inquiryFilesRefusals } from './inquiry-files';
import {
  emailInput,
  lineInput,
  optionalLineInput,
  optionalTextInput,
  phoneInput,
  textInput,
} from '../text/person-input';

const sender = { name: lineInput(120, 'Please enter your name.'), email: emailInput, phone: phoneInput };

/** Checks number, names and sizes; only the server checks bytes. */
const filesInput = z
  .array(z.instanceof(File), 'Please choose files.')
  .default([])
  .superRefine((files, ctx) => {
    for (const message of inquiryFilesRefusals(files)) ctx.addIssue({ code: 'custom', message });
  });

export const DESIGN_MISSING = 'This design is not attached yet. Please try again in a moment, or choose none.';

/** Name and email are required besides the specified fields: a reply needs them. */
const quoteInput = z.object({
  kind: z.literal('quote'),
  ...sender,
  teamName: lineInput(120, 'Please enter your team name.'),
  sport: z.enum(QUOTE_SPORTS, 'Please choose a sport.'),
  quantity: z.enum(QUOTE_QUANTITIES, 'Please choose a quantity.'),
  colors: optionalLineInput(300),
  message: optionalTextInput(MAX_INQUIRY_TEXT),
  design: z
    .union([z.literal('').transform(() => undefined), z.string().regex(KIT_HASH, DESIGN_MISSING)], DESIGN_MISSING)
    .optional(),
  files: filesInput,
});

const contactInput = z.object({
  kind: z.literal('contact'),
  ...sender,
  inquiryType: z.enum(INQUIRY_TYPES, 'Please choose an inquiry type.'),
  subject: lineInput(200, 'Please enter a subject.'),
  message: textInput(MAX_INQUIRY_TEXT, 'Please enter a message.'),
});

export const inquiryInput = z.discriminatedUnion('kind', [quoteInput, contactInput], 'Please choose a form.');

export type InquiryInput = z.output<typeof inquiryInput>;

type WithoutFiles<Input> = Input extends unknown ? Omit<Input, 'files'> : never;
export type InquiryWords = WithoutFiles<InquiryInput>;

'use server';

import { headers } from 'next/headers';
import { clientAddress } from '@/lib/http/client-address';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { createThrottle } from '@/lib/throttle';
import { TRAP_FIELD, type InquiryFormState } from './inquiry-form-state';
import { storeInquiry } from './operations/store-inquiry';
import { readInquiry } from './read-inquiry';

/** A whole school may sit behind one address: the limit is for programs. */
const bySender = createThrottle('inquiries', { points: 30, seconds: 15 * 60 });

/** Takes in a message or a quote request from a form of the site, with or without script in the browser. */
export async function sendInquiry(_before: InquiryFormState, data: FormData): Promise<InquiryFormState> {
  const values = valuesOf(data);
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { values, message: 'Please send this form from our own page.' };
  const read = readInquiry(data);
  if (!read.ok) return { values, fieldErrors: read.fieldErrors };
  const sentBy = read.input.name;
  if (values[TRAP_FIELD]) return { sentBy };
  if (!(await bySender.consume(clientAddress(incoming))).ok) {
    return { values, message: 'Too many messages came from your network. Please try again in 15 minutes.' };
  }
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    // The same words by the same person on one day are the same message, however often they are sent.
    await storeInquiry({ req, input: read.input, idempotencyKey: new Date().toISOString().slice(0, 10) });
    return { sentBy };
  } catch (error) {
    log.error({ err: error }, 'An inquiry could not be stored.');
    return { values, message: 'Something went wrong, and nothing was sent. Please try again.' };
  }
}

/** What stands in the fields; Next’s own are not among them. */
function valuesOf(data: FormData): Record<string, string> {
  const fields = [...data].filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

'use server';

import { headers } from 'next/headers';
import { clientNetwork } from '@/lib/http/client-address';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { createThrottle } from '@/lib/throttle';
import { TRAP_FIELD } from '@/ui/honeypot-field';
import type { InquiryFormState } from './inquiry-form-state';
import { storeInquiry } from './store-inquiry';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { DESIGN_MISSING } from '@/domain/inquiries/inquiry-input';
import { filesIn, readInquiry } from './read-inquiry';
import { createHash } from 'node:crypto';
import { aboutFile, inquiryFileName } from '@/domain/inquiries/inquiry-files';
import { checkFileBytes } from '@/lib/files/accept-asset';
import type { FieldErrors } from '@/lib/result';
import type { CheckedFile } from './data/inquiry-files';

/** A whole school may share one address: the limit is for programs. */
const bySender = createThrottle('inquiries', { points: 30, seconds: 15 * 60 });

/** Emails to one mailbox in a day, from any sender; inquiries beyond them arrive all the same. */
const byMailbox = createMailboxThrottle('inquiries.mailbox', { points: 5, seconds: 24 * 60 * 60 });

/** Files fill the disk: 30 MB come with one request. */
const byFileSender = createThrottle('inquiry-files', { points: 5, seconds: 60 * 60 });

const TOO_MANY_FILES =
  'Too many files came from your network. Please send your request without files, or try again in an hour.';

export async function sendInquiry(_before: InquiryFormState, data: FormData): Promise<InquiryFormState> {
  const kept = { values: typedValues(data), ...(filesIn(data).length > 0 && { hadFiles: true }) };
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { ...kept, message: 'Please send this form from our own site.' };
  const read = readInquiry(data);
  if (!read.ok) return { ...kept, fieldErrors: read.fieldErrors };
  const { input } = read;
  const sentBy = input.name;
  if (kept.values[TRAP_FIELD]) return { sentBy };
  const sender = clientNetwork(incoming);
  if (!(await bySender.consume(sender)).ok) {
    return { ...kept, message: 'Too many messages came from your network. Please try again in 15 minutes.' };
  }
  const files = input.kind === 'quote' ? input.files : [];
  if (files.length > 0 && !(await byFileSender.consume(sender)).ok) {
    return { ...kept, fieldErrors: { files: [TOO_MANY_FILES] } };
  }
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    const design = input.kind === 'quote' ? input.design : undefined;
    if (design && !(await findKitByHash(req, design))) return { ...kept, fieldErrors: { design: [DESIGN_MISSING] } };
    const checked = await checkFiles(files);
    if (!checked.ok) {
      // Nothing was stored: the sender may try again with another file.
      await byFileSender.refund(sender);
      return { ...kept, fieldErrors: checked.fieldErrors };
    }
    // The same words by the same person on one day are the same message, however often they are sent.
    const idempotencyKey = new Date().toISOString().slice(0, 10);
    const isAcknowledged = (await byMailbox.consume(input.email)).ok;
    await storeInquiry({ req, input, files: checked.files, idempotencyKey, isAcknowledged });
    return { sentBy };
  } catch (error) {
    log.error({ err: error }, 'An inquiry could not be stored.');
    return { ...kept, message: 'Something went wrong, and nothing was sent. Please try again.' };
  }
}

/** Checks the files of a stranger without decoding them, one after the other; names every refused one. */
async function checkFiles(
  files: readonly File[],
): Promise<{ ok: true; files: CheckedFile[] } | { ok: false; fieldErrors: FieldErrors }> {
  const checked: CheckedFile[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const accepted = checkFileBytes(file.name, bytes);
    if (!accepted.ok) refusals.push(aboutFile(file.name, accepted.message));
    else {
      const digest = createHash('sha256').update(bytes).digest('hex');
      checked.push({ ...accepted, name: inquiryFileName(file.name), digest });
    }
  }
  return refusals.length > 0 ? { ok: false, fieldErrors: { files: refusals } } : { ok: true, files: checked };
}

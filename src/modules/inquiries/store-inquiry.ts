import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { InquiryWords } from '@/domain/inquiries/inquiry-input';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { removeFiles, writeFiles } from './inquiry-files';
import { insertFiles, type WrittenFile, type CheckedFile } from './data/inquiry-files';
import { insertInquiry } from './data/inquiries';

type StoreInquiry = {
  req: PayloadRequest;
  input: InquiryWords;
  files?: readonly CheckedFile[];
  idempotencyKey: string;
  isAcknowledged: boolean;
};

/** All or none. The same key and content are the same inquiry; with other content it is another. */
export async function storeInquiry(args: StoreInquiry): Promise<{ id: string; isNew: boolean }> {
  const { req, input, files = [], idempotencyKey, isAcknowledged } = args;
  const id = idOf(idempotencyKey, input, files);
  const written = await writeFiles(files);
  let isNew = false;
  try {
    isNew = await inTransaction(req, (session) => insertAll(session, { id, input, files: written, isAcknowledged }));
    return { id, isNew };
  } finally {
    if (!isNew) await removeFiles(written.map(({ fileName }) => fileName));
  }
}

type NewInquiry = Pick<StoreInquiry, 'input' | 'isAcknowledged'> & { id: string; files: readonly WrittenFile[] };

async function insertAll(session: Session, { id, input, files, isAcknowledged }: NewInquiry): Promise<boolean> {
  if (!(await insertInquiry(session, id, input))) return false;
  await insertFiles(session, id, files);
  await notifyStaff(session, {
    kind: input.kind === 'quote' ? 'quote' : 'message',
    title: input.kind === 'quote' ? `New quote request: ${input.teamName}` : `New message: ${input.subject}`,
    body: input.name,
    href: `/admin/inbox/${id}`,
  });
  const data = { inquiryId: id };
  await queueMail(session, [
    ...(isAcknowledged ? [{ to: input.email, template: 'inquiry-receipt', data } as const] : []),
    { to: 'supplier', template: 'inquiry-notice', data },
  ]);
  return true;
}

/** A UUID (version 8) derived from key and content, files included. */
function idOf(idempotencyKey: string, input: InquiryWords, files: readonly CheckedFile[]): string {
  const words = JSON.stringify(input, (field, value: unknown) => (field === 'files' ? undefined : value));
  const digests = files.map(({ name, digest }) => `\n${digest} ${name}`);
  const hex = createHash('sha256')
    .update([`${idempotencyKey}\n${words}`, ...digests].join(''))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { nameOfUser } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { queueMailNow } from '@/lib/mail/queue';
import { asUser } from '@/lib/payload/as-user';
import { failure, type Failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { announceWork } from '@/lib/work/signal';
import { drawIssue, type DrawnIssue } from './draw-issue';
import {
  countReaders,
  deleteDraft,
  dropQueued,
  findIssueToSend,
  insertIssue,
  lockIssue,
  setIssueStatus,
  setScheduled,
  updateDraft,
  type IssueStatus,
} from './data';
import type { IssueInput } from './issue-input';
import { writeIssue } from './write-issue';

type Call = { req: PayloadRequest };
type Known = Call & { id: string; revision: number };

const subjectOf = (id: string, name: string) => ({ type: 'newsletter-issues', id, name });

const NO_PAGE = 'Choose a page.';
const NO_READERS = 'Nobody has subscribed yet, so there is nobody to send it to.';

async function drawPage(req: PayloadRequest, id: string): Promise<DrawnIssue | undefined> {
  const page = await req.payload.findByID({
    ...{ collection: 'pages', id, draft: true, disableErrors: true },
    ...asUser(req),
  });
  return page ? drawIssue(page.content ?? []) : undefined;
}

export async function createIssue({ req, input }: Call & { input: IssueInput }): Promise<Result<{ id: string }>> {
  if (!(await drawPage(req, input.page))) return invalidFields({ page: [NO_PAGE] });
  const id = randomUUID();
  return inTransactionUnlessRefused(req, async (session) => {
    await insertIssue(session, { id, ...input, byName: nameOfUser(req.user) });
    await recordActivity(req, 'newsletter.created', subjectOf(id, input.subject), { after: input });
    return { ok: true, id };
  });
}

/** Locks the issue, and logs. Refuses a state or revision other than the caller has seen. */
const changed = (
  { req, id, revision }: Known,
  { action, from }: { action: string; from: readonly IssueStatus[] },
  work: (session: Session, status: IssueStatus) => Promise<void>,
): Promise<Result> =>
  inTransactionUnlessRefused(req, async (session) => {
    const known = await lockIssue(session, id);
    if (!known) return failure('not_found', 'This issue no longer exists.');
    if (known.revision !== revision || !from.includes(known.status))
      return failure('conflict', 'Someone else changed this issue in the meantime. Reload the page to see it.');
    await work(session, known.status);
    await recordActivity(req, `newsletter.${action}`, subjectOf(id, known.subject));
    return { ok: true };
  });

export async function updateIssue({ input, ...known }: Known & { input: IssueInput }): Promise<Result> {
  if (!(await drawPage(known.req, input.page))) return invalidFields({ page: [NO_PAGE] });
  return changed(known, { action: 'updated', from: ['draft'] }, (session) =>
    updateDraft(session, { id: known.id, ...input, byName: nameOfUser(known.req.user) }),
  );
}

export const deleteIssue = (known: Known): Promise<Result> =>
  changed(known, { action: 'deleted', from: ['draft'] }, (session) => deleteDraft(session, known.id));

async function drawnOrRefused(req: PayloadRequest, page: string): Promise<DrawnIssue | Failure<'invalid'>> {
  const drawn = await drawPage(req, page);
  if (!drawn) return invalidFields({ page: [NO_PAGE] });
  if (drawn.undrawn.length > 0)
    return invalidFields({ page: [`An email cannot show these blocks of the page: ${drawn.undrawn.join(', ')}.`] });
  return drawn.body.trim() ? drawn : invalidFields({ page: ['This page is empty.'] });
}

/** Sends what the page shows now, at `at` (ISO 8601) or at once; later changes of the page do not count. */
export async function confirmIssue({
  at,
  input,
  ...known
}: Known & { input: IssueInput; at: string | undefined }): Promise<Result> {
  const { req, id } = known;
  const drawn = await drawnOrRefused(req, input.page);
  if ('ok' in drawn) return drawn;
  if ((await countReaders(req.payload)) === 0) return failure('not_possible', NO_READERS);
  const { html, body } = drawn;
  return changed(known, { action: at ? 'scheduled' : 'sent', from: ['draft'] }, async (session) => {
    const byName = nameOfUser(req.user);
    await updateDraft(session, { id, ...input, byName });
    await setScheduled(session, { id, html, body, at, byName });
    session.afterCommit(() => announceWork('newsletter'));
  });
}

/** Back to a draft before it goes out; afterwards the emails that are not on their way are dropped. */
export const stopIssue = (known: Known): Promise<Result> =>
  changed(known, { action: 'stopped', from: ['scheduled', 'sending', 'sent'] }, async (session, status) => {
    await setIssueStatus(session, known.id, status === 'scheduled' ? 'draft' : 'stopped');
    await dropQueued(session, known.id);
  });

export async function sendTestIssue({ req, input }: Call & { input: IssueInput }, to: string): Promise<Result> {
  const drawn = await drawnOrRefused(req, input.page);
  if ('ok' in drawn) return drawn;
  const { subject, text, html } = writeIssue({ ...input, ...drawn }, await getSiteSettings(), '#');
  await queueMailNow(req.payload, [{ to, template: 'plain', data: { subject: `Test: ${subject}`, text, html } }]);
  return { ok: true };
}

export type IssuePreview = { subject: string; text: string; html: string; undrawn: string[] };

export async function previewIssue({ req, input }: Call & { input: IssueInput }): Promise<IssuePreview | undefined> {
  const drawn = await drawPage(req, input.page);
  if (!drawn) return undefined;
  const { subject, text, html } = writeIssue({ ...input, ...drawn }, await getSiteSettings(), '#');
  return { subject, text, html, undrawn: drawn.undrawn };
}

/** An issue as it goes out or went; undefined for drafts. */
export async function showIssue(payload: Payload, id: string): Promise<Omit<IssuePreview, 'undrawn'> | undefined> {
  const issue = await findIssueToSend(payload, id);
  return issue && writeIssue(issue, await getSiteSettings(), '#');
}

import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { changedTexts, textProblems, type EmailTexts } from '@/domain/text/email-texts';
import { nameOfUser } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import type { EmailDefinition } from '@/lib/mail/define-email';
import { deleteEmailEdits, lockEmailEdits, saveEmailEdits } from '@/lib/mail/email-edits';
import { queueMailNow } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import type { AdminUser, SiteSetting } from '@/payload-types';
import { editableEmails } from '../../../../../emails';

/** `revision` is that of the edits on the screen, 0 without any. */
export const emailEditInput = z.object({
  template: z.string().max(40),
  sample: z.string().max(60),
  revision: z.number().int().min(0),
  texts: z.record(z.string().max(40), z.string().max(4000)).refine((texts) => Object.keys(texts).length <= 40),
});
type EmailEditInput = z.infer<typeof emailEditInput>;

export const findEmail = (template: string): EmailDefinition | undefined =>
  Object.hasOwn(editableEmails, template) ? editableEmails[template as keyof typeof editableEmails] : undefined;

export const problemsOf = (email: EmailDefinition, edits: EmailTexts, settings: SiteSetting) =>
  textProblems({ standard: email.texts, edits, known: Object.keys(email.placeholders(settings)) });

type Edit = { req: PayloadRequest; email: EmailDefinition; settings: SiteSetting; input: EmailEditInput };

/** Stores what differs from our texts; nothing if nothing does. */
export async function saveEmail({ req, email, settings, input }: Edit): Promise<Result> {
  const { template, revision } = input;
  const texts = changedTexts(email.texts, input.texts);
  const problems = problemsOf(email, texts, settings);
  if (Object.keys(problems).length > 0) return invalidFields(problems);
  return inTransactionUnlessRefused(req, async (session) => {
    const stored = await lockEmailEdits(session, template);
    if ((stored?.revision ?? 0) !== revision) {
      return failure('conflict', 'Someone else changed this email in the meantime. Reload the page to see it.');
    }
    const isReset = Object.keys(texts).length === 0;
    if (isReset) await deleteEmailEdits(session, template);
    else await saveEmailEdits(session, { template, texts, revision: revision + 1, byName: nameOfUser(req.user) });
    await recordActivity(
      req,
      isReset ? 'email.reset' : 'email.edited',
      { type: 'emails', id: template, name: email.name },
      { before: stored?.texts ?? {}, after: texts },
    );
    return { ok: true };
  });
}

export function previewEmail({ email, settings, input }: Omit<Edit, 'req'>) {
  const edits = changedTexts(email.texts, input.texts);
  const { subject, text, html } = email.preview(settings, edits, input.sample);
  return { subject, text, html, problems: problemsOf(email, edits, settings) };
}

export type EmailPreview = ReturnType<typeof previewEmail>;

export async function sendTestEmail({ req, user, ...edit }: Edit & { user: AdminUser }): Promise<Result> {
  const { problems, ...written } = previewEmail(edit);
  if (Object.keys(problems).length > 0) return invalidFields(problems);
  const data = { ...written, subject: `Test: ${written.subject}` };
  await queueMailNow(req.payload, [{ to: user.email, template: 'plain', data }]);
  return { ok: true };
}

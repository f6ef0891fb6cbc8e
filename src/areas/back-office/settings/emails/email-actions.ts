'use server';

import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { memberRequest } from '../../access/session';
import { emailEditInput, findEmail, previewEmail, saveEmail, sendTestEmail, type EmailPreview } from './edit-email';
import { EMAILS_PATH } from './email-messages';

type Staff = Awaited<ReturnType<typeof memberRequest>>;
type Edit = Staff & Parameters<typeof saveEmail>[0];

async function edited<Value extends object>(
  typed: unknown,
  work: (edit: Edit) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const staff = await memberRequest('settings:write', EMAILS_PATH);
  const parsed = emailEditInput.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error);
  const email = findEmail(parsed.data.template);
  if (!email) return failure('not_found', 'This email no longer exists.');
  return work({ ...staff, email, input: parsed.data, settings: await getSiteSettings() });
}

export async function saveEmailAction(typed: unknown): Promise<Result> {
  return edited(typed, (edit) => refreshed(saveEmail(edit)));
}

export async function previewEmailAction(typed: unknown): Promise<Result<{ preview: EmailPreview }>> {
  return edited(typed, async (edit) => ({ ok: true, preview: previewEmail(edit) }));
}

export async function sendTestEmailAction(typed: unknown): Promise<Result> {
  return edited(typed, sendTestEmail);
}

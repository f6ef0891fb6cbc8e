'use server';

import { z } from 'zod';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure, type Result } from '@/lib/result';
import {
  confirmIssue,
  createIssue,
  deleteIssue,
  previewIssue,
  sendTestIssue,
  stopIssue,
  updateIssue,
  type IssuePreview,
} from '@/modules/newsletter/issues/change-issue';
import { issueInput } from '@/modules/newsletter/issues/issue-input';
import { memberRequest } from '../access/session';
import { ISSUES_PATH } from './issue-paths';

type Staff = Awaited<ReturnType<typeof memberRequest>>;

const known = z.object({ id: z.guid(), revision: z.number().int().min(1) });
const confirmed = known.extend({ input: issueInput, at: z.iso.datetime({ offset: true }).optional() });

async function changed<Input, Value extends object>(
  schema: z.ZodType<Input>,
  typed: unknown,
  work: (staff: Staff, input: Input) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const staff = await memberRequest('newsletter:write', ISSUES_PATH);
  const { data, error } = schema.safeParse(typed);
  return error ? invalidInput(error) : work(staff, data);
}

export async function createIssueAction(typed: unknown): Promise<Result<{ id: string }>> {
  return changed(issueInput, typed, ({ req }, input) => createIssue({ req, input }));
}

export async function updateIssueAction(id: unknown, revision: unknown, typed: unknown): Promise<Result> {
  return changed(issueInput, typed, async (staff, input) => {
    const { data } = known.safeParse({ id, revision });
    return data
      ? refreshed(updateIssue({ req: staff.req, ...data, input }))
      : failure('not_found', 'This issue no longer exists.');
  });
}

export async function confirmIssueAction(typed: unknown): Promise<Result> {
  return changed(confirmed, typed, ({ req }, call) => refreshed(confirmIssue({ req, ...call, at: call.at })));
}

export async function stopIssueAction(typed: unknown): Promise<Result> {
  return changed(known, typed, ({ req }, call) => refreshed(stopIssue({ req, ...call })));
}

export async function deleteIssueAction(typed: unknown): Promise<Result> {
  return changed(known, typed, ({ req }, call) => deleteIssue({ req, ...call }));
}

export async function testIssueAction(typed: unknown): Promise<Result> {
  return changed(issueInput, typed, ({ req, user }, input) => sendTestIssue({ req, input }, user.email));
}

export async function previewIssueAction(typed: unknown): Promise<Result<{ preview: IssuePreview }>> {
  return changed(issueInput, typed, async ({ req }, input) => {
    const preview = await previewIssue({ req, input });
    return preview ? { ok: true, preview } : failure('not_found', 'This page no longer exists.');
  });
}

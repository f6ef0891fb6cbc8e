import { z } from 'zod';

const MAX_SUBJECT = 150;
const MAX_PREHEADER = 200;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .regex(/^[^\r\n]*$/);

export const issueInput = z.object({
  page: z.guid('Choose a page.'),
  subject: line(MAX_SUBJECT).min(1, 'Please write a subject.'),
  preheader: line(MAX_PREHEADER),
});
export type IssueInput = z.infer<typeof issueInput>;

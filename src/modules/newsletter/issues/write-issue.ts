import type { Email } from '@/lib/mail/email';
import { contentOf, type Part } from '@/lib/mail/frame';
import { Markup } from '@/lib/mail/markup';
import type { SiteSetting } from '@/payload-types';
import { newsletterEnding } from '../emails';
import type { IssueToSend } from './data';

export function writeIssue(
  { subject, preheader, html, body }: IssueToSend,
  settings: SiteSetting,
  leaveUrl: string,
): Email {
  const content: Part = { text: body, html: new Markup(html) };
  return {
    subject,
    unsubscribeUrl: leaveUrl,
    ...contentOf({ settings, title: subject, preview: preheader, isTitled: false, isHeaded: false, isSigned: false }, [
      content,
      ...newsletterEnding(settings.brandName, leaveUrl),
    ]),
  };
}

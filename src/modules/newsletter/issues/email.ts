import type { EmailWriters } from '@/lib/mail/email';
import { findSubscriber } from '../data';
import { unsubscribeUrl } from '../links';
import { findIssueToSend, insertBounce } from './data';
import { writeIssue } from './write-issue';

export const issueEmail: EmailWriters['newsletter-issue'] = {
  write: async ({ payload, settings, data }) => {
    const reader = await findSubscriber(payload, String(data.subscriberId));
    const issue = await findIssueToSend(payload, String(data.issueId));
    if (reader?.status !== 'confirmed' || !issue || issue.status === 'stopped') return undefined;
    return writeIssue(issue, settings, unsubscribeUrl(reader.id));
  },
  isSentOnce: true,
  onRefused: (payload, data, reason) => insertBounce(payload, { id: String(data.subscriberId), reason }),
};

import { formatDeadline } from '@/domain/text/locale';
import { env } from '@/lib/env';
import type { EmailWriter } from '@/lib/mail/email';
import { contentOf, link } from '@/lib/mail/frame';

export const scheduleFailed: EmailWriter = async ({ settings, data }) => {
  const { pageId, title, reason, plannedAt, retryAt } = data as Record<string, string | undefined>;
  const planned = plannedAt ? `It was planned for ${formatDeadline(plannedAt)}.` : '';
  const next = retryAt
    ? `We will try once more on ${formatDeadline(retryAt)}. Fix the page before then and it will go ahead.`
    : 'It was tried twice and is no longer scheduled. Fix the page, then publish it or schedule it again.';
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title: title ?? '', preview: reason }, [
      planned,
      reason ?? '',
      next,
      link(`${env.publicUrl}/cms/pages/${pageId}`, 'Open the page'),
    ]),
  };
};

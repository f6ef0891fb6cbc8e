import { formatDeadline } from '@/domain/text/locale';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';

type Facts = Record<'pageId' | 'title' | 'reason' | 'plannedAt' | 'retryAt', string | undefined>;

const SAMPLE: Facts = {
  ...{ pageId: 'example', title: '“Summer kits” was not published', reason: 'Its address is taken by another page.' },
  ...{ plannedAt: '2026-12-01T09:00:00.000Z', retryAt: '2026-12-01T09:15:00.000Z' },
};

export const scheduleFailed = defineEmail({
  name: 'Page not published',
  about: 'When a page could not be published or unpublished as planned.',
  readers: 'Staff',
  texts: {
    subject: '{title} · {brand}',
    title: '{problem!}',
    planned: 'It was planned for {plannedAt}.',
    retry: 'We will try once more on {retryAt!}. Fix the page before then and it will go ahead.',
    stopped: 'It was tried twice and is no longer scheduled. Fix the page, then publish it or schedule it again.',
    button: 'Open the page',
  },
  find: ({ data }) => data as Facts,
  samples: () => ({ 'First try': SAMPLE, 'Second try': { ...SAMPLE, retryAt: undefined } }),
  write: ({ pageId, title, reason, plannedAt, retryAt }) => ({
    values: {
      problem: title ?? '',
      plannedAt: plannedAt ? formatDeadline(plannedAt) : '',
      retryAt: retryAt ? formatDeadline(retryAt) : '',
    },
    previewText: reason,
    body: (t) => [
      plannedAt && t.planned,
      reason,
      retryAt ? t.retry : t.stopped,
      link(`${env.publicUrl}/cms/pages/${pageId}`, t.button),
    ],
  }),
});

import type { Message } from '@/domain/text/message';

type Action = 'publish' | 'unpublish' | 'trash' | 'restore';
type Reasons = readonly { message: string }[];
type Outcome = { done: readonly string[]; failed: Reasons; keptBack?: Reasons };

const DONE: Record<Action, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  trash: 'Deleted',
  restore: 'Restored',
};

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

const reasonsOf = (each: Reasons): string => [...new Set(each.map(({ message }) => message))].join(' ');

/** Toast with the outcome for some pages, and the reason for those left unchanged. */
export function bulkMessage(action: Action, { done, failed, keptBack = [] }: Outcome): Message {
  const reasons = reasonsOf(failed);
  if (done.length === 0 && failed.length > 0) {
    return { title: '❌ Error', description: reasons, variant: 'destructive' };
  }
  const title = `✅ ${done.length === 1 ? 'Page' : `${done.length} Pages`} ${DONE[action]}`;
  const details = [
    ...(failed.length > 0 ? [`${pages(failed.length)} not changed. ${reasons}`] : []),
    ...(keptBack.length > 0 ? [`${pages(keptBack.length)} restored as a draft. ${reasonsOf(keptBack)}`] : []),
  ];
  return details.length > 0 ? { title, description: details.join(' ') } : { title };
}

import type { Message } from '@/domain/text/message';

type Action = 'publish' | 'unpublish' | 'trash' | 'restore';
type Outcome = { done: readonly string[]; failed: readonly { message: string }[] };

const DONE: Record<Action, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  trash: 'Deleted',
  restore: 'Restored',
};

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** The toast of what was done with some pages, and of why others stayed as they were. */
export function bulkMessage(action: Action, { done, failed }: Outcome): Message {
  const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
  if (done.length === 0 && failed.length > 0) {
    return { title: '❌ Error', description: reasons, variant: 'destructive' };
  }
  const title = `✅ ${done.length === 1 ? 'Page' : `${done.length} Pages`} ${DONE[action]}`;
  if (failed.length === 0) return { title };
  return { title, description: `${pages(failed.length)} not changed. ${reasons}` };
}

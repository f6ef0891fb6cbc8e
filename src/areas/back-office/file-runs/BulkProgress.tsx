'use client';

import Link from 'next/link';
import { FieldError } from '@/ui/Field';
import type { BulkRun } from './use-bulk-run';

export type BulkWhat = 'orders' | 'payments' | 'customers' | 'products';

type BulkProgressProps = {
  run: BulkRun;
  result: string;
  what?: BulkWhat;
  path?: string;
};

export function BulkProgress({ run, result, what = 'orders', path = '/admin/orders' }: BulkProgressProps) {
  const { done, total, changed, refused, state, problem } = run;
  return (
    <div className="space-y-4">
      <div>
        <progress
          aria-label="Progress"
          value={total > 0 ? done : undefined}
          max={total || 1}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-ink/12 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
        />
        <p role="status" className="mt-2 tabular-nums">
          {summary(run, result, what)}
        </p>
      </div>
      {state === 'broken' && (
        <FieldError>
          {problem ?? `The connection was lost after ${done} of ${total} ${what}. Changes made so far are kept.`}
        </FieldError>
      )}
      {refused.length > 0 && (
        <div>
          <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal normal-case">
            {refused.length} not changed{changed > 0 && state === 'running' ? ' so far' : ''}
          </h3>
          <ul
            className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line text-sm"
            aria-label="Not changed"
          >
            {refused.map(({ id, label, message }) => (
              <li key={id} className="px-3 py-2">
                <Link href={`${path}/${id}`} prefetch={false} className="font-semibold underline underline-offset-4">
                  {label}
                </Link>{' '}
                <span className="text-ink-muted">{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function summary({ done, total, changed, state }: BulkRun, result: string, what: BulkWhat): string {
  if (state === 'running') return total > 0 ? `${done} of ${total}…` : 'Starting…';
  const text =
    total === 1 && changed === 1
      ? `1 ${what.slice(0, -1)} is ${result}.`
      : `${changed} of ${total} ${what} ${changed === 1 ? 'is' : 'are'} ${result}.`;
  return state === 'stopped' ? `Stopped. ${text}` : text;
}

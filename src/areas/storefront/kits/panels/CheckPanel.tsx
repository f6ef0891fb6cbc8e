'use client';

import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { applyFix } from '@/domain/kits/editing/apply-fix';
import type { KitProblem } from '@/domain/kits/checks/kit-problem';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { edit, showElement, showPlace } from '../designer-store';
import { useKitProblems } from '../use-kit-problems';
import { PanelSection } from './PanelSection';

export function CheckPanel() {
  const problems = useKitProblems();
  return (
    <PanelSection title="Ready for print?">
      {problems.length === 0 ? (
        <p className="flex items-center gap-3 rounded-card bg-success-soft p-4 text-sm text-success">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          Everything can be read and printed as it is.
        </p>
      ) : (
        <ul className="space-y-2.5">
          {problems.map((problem, i) => (
            <li key={`${problem.code}-${i}`}>
              <Problem problem={problem} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-ink-muted">
        Names, numbers and sizes of your players are checked once there is a list of them.
      </p>
    </PanelSection>
  );
}

function Problem({ problem: { severity, message, fix, at } }: { problem: KitProblem }) {
  const blocks = severity === 'blocks';
  const Icon = blocks ? OctagonAlert : TriangleAlert;
  return (
    <article className="rounded-card border border-line bg-surface-raised p-4">
      <p className="flex gap-3 text-sm">
        <Icon aria-hidden className={cn('mt-0.5 size-4.5 shrink-0', blocks ? 'text-danger' : 'text-warning')} />
        <span>
          <span className="sr-only">{blocks ? 'Problem: ' : 'Warning: '}</span>
          {message}
        </span>
      </p>
      <p className="mt-3 flex flex-wrap gap-2 pl-7.5">
        {fix && (
          <Button size="sm" onClick={() => edit((document) => applyFix(document, fix), `${fix.label}: done.`)}>
            {fix.label}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            showPlace(at);
            if (at.element) showElement(at.element);
          }}
        >
          Show
        </Button>
      </p>
    </article>
  );
}

'use client';

import { startTransition, useEffect, useId, useState, type KeyboardEvent, useMemo } from 'react';
import {
  ImageUp,
  LayoutGrid,
  ListChecks,
  Palette,
  Shirt,
  Type,
  Waves,
  CircleCheck,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import { isBlocking, checkKit } from '@/domain/kits/checks/check-kit';
import { cn } from '@/ui/cn';
import {
  showTool,
  useDesigner,
  type Tool,
  edit,
  showElement,
  showPlace,
  useAtRest,
  useKitAtRest,
  type DesignerState,
} from './designer-store';
import { PLACE_OF_TABS, PLACE_OF_TOOLS } from './frame';
import { ColorsPanel } from './panels/ColorsPanel';
import { DesignsPanel } from './panels/DesignsPanel';
import { GarmentsPanel } from './panels/GarmentsPanel';
import { LogosPanel } from './panels/LogosPanel';
import { PatternPanel } from './panels/PatternPanel';
import { TextPanel } from './panels/TextPanel';
import { applyFix } from '@/domain/kits/editing/apply-fix';
import type { KitProblem } from '@/domain/kits/checks/kit-problem';
import { Button } from '@/ui/Button';
import { PanelSection } from './panels/PanelSection';
import type { KitRules } from '@/domain/kits/checks/kit-rules';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { Outlines } from '@/domain/kits/lettering/outlines';

function CheckPanel() {
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

const TOOLS = {
  garments: { label: 'Garments', icon: Shirt, Panel: GarmentsPanel },
  colors: { label: 'Colours', icon: Palette, Panel: ColorsPanel },
  pattern: { label: 'Pattern', icon: Waves, Panel: PatternPanel },
  logos: { label: 'Logos', icon: ImageUp, Panel: LogosPanel },
  text: { label: 'Text', icon: Type, Panel: TextPanel },
  designs: { label: 'Designs', icon: LayoutGrid, Panel: DesignsPanel },
  check: { label: 'Check', icon: ListChecks, Panel: CheckPanel },
} as const;
const NAMES = Object.keys(TOOLS) as Tool[];

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function ToolPanel() {
  const id = useId();
  const tool = useDesigner((state) => state.tool);
  const { label, Panel } = TOOLS[tool];
  // Stage and tabs are drawn first.
  const [isPanelDue, setPanelDue] = useState(false);
  useEffect(() => startTransition(() => setPanelDue(true)), []);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = NAMES[(NAMES.indexOf(tool) + step + NAMES.length) % NAMES.length] ?? tool;
    showTool(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <div className={PLACE_OF_TOOLS}>
      <div role="tablist" aria-label="Tools" data-bottom-bar className={PLACE_OF_TABS}>
        {NAMES.map((name) => {
          const { icon: Icon, label: text } = TOOLS[name];
          return (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={name === tool}
              aria-controls={`${id}-panel`}
              tabIndex={name === tool ? 0 : -1}
              onClick={() => showTool(name)}
              onKeyDown={onKeyDown}
              className={cn(
                'relative flex min-h-15 min-w-0 grow basis-0 flex-col max-[22rem]:basis-auto items-center justify-center gap-1 text-[0.6875rem] font-medium max-xl:tracking-tight -outline-offset-2 transition-colors lg:min-h-16 xl:text-xs',
                name === tool ? 'text-accent' : 'text-ink-muted hover:text-ink',
              )}
            >
              <Icon aria-hidden className="size-5" strokeWidth={name === tool ? 2.4 : 2} />
              {text}
              {name === 'check' && <ProblemCount />}
              {name === tool && (
                <span aria-hidden className="absolute inset-x-2 h-0.75 bg-brand max-lg:top-0 lg:bottom-0" />
              )}
            </button>
          );
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tool}`}
        tabIndex={-1}
        className="min-h-[60svh] px-4 pb-8 outline-none lg:min-h-0 lg:grow lg:overflow-y-auto lg:overscroll-contain lg:px-6"
      >
        <h2 className="sr-only">{label}</h2>
        {isPanelDue && <Panel key={tool} />}
      </div>
    </div>
  );
}

function ProblemCount() {
  const problems = useKitProblems();
  const count = problems.length;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'absolute top-1 left-1/2 ml-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-[0.6875rem] leading-none font-bold tabular-nums',
          problems.some(isBlocking) ? 'bg-danger-fill text-danger-ink' : 'bg-volt text-volt-ink',
        )}
      >
        {count}
      </span>
      <span className="sr-only">{count === 1 ? ', 1 problem' : `, ${count} problems`}</span>
    </>
  );
}

type Checked = { kit: KitDocument; outlines: Outlines; rules: KitRules; problems: KitProblem[] };

let latest: Checked | undefined;

function problemsOf(kit: KitDocument, outlines: Outlines, rules: KitRules): KitProblem[] {
  if (latest?.kit !== kit || latest.outlines !== outlines || latest.rules !== rules)
    latest = { kit, outlines, rules, problems: checkKit(kit, { outlines, ...rules }) };
  return latest.problems;
}

const outlinesOf = ({ outlines }: DesignerState): Outlines => outlines;

function useKitProblems(): readonly KitProblem[] {
  const kit = useKitAtRest();
  const outlines = useAtRest(outlinesOf);
  const rules = useDesigner((state) => state.rules);
  return useMemo(() => problemsOf(kit, outlines, rules), [kit, outlines, rules]);
}

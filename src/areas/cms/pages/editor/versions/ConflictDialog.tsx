'use client';

import { useState } from 'react';
import {
  conflictKey,
  describeChanges,
  FIELD_LABELS,
  subjectOf,
  type Conflict,
  type PageDocument,
} from '@/domain/pages/editor';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { useEditor } from '../store/use-editor';
import { ChangeDetails } from './ChangeList';

type Side = 'mine' | 'theirs';

export function ConflictDialog() {
  const conflicts = useEditor((store) => store.conflicts);
  return conflicts.length > 0 ? <Choosing conflicts={conflicts} /> : null;
}

function Choosing({ conflicts }: { conflicts: readonly Conflict[] }) {
  const resolve = useEditor((store) => store.resolve);
  const [isPutOff, setPutOff] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const open = conflicts.filter((conflict) => !choices.has(conflictKey(conflict)));
  if (isPutOff)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-warning-soft px-4 py-3 text-sm"
      >
        <p>Someone else changed the same thing. Nothing is saved until you choose.</p>
        <Button size="sm" onClick={() => setPutOff(false)}>
          Choose now
        </Button>
      </div>
    );
  return (
    <Dialog
      open
      onOpenChange={(next) => setPutOff(!next)}
      size="lg"
      title="Someone else changed the same thing"
      description="Nothing is lost: choose which version to keep for each part. Everything else has been merged."
      footer={
        <>
          {(['theirs', 'mine'] as const).map((side) => (
            <Button
              key={side}
              variant="outline"
              onClick={() => setChoices(new Map(conflicts.map((conflict) => [conflictKey(conflict), side])))}
            >
              {side === 'mine' ? 'All yours' : 'All theirs'}
            </Button>
          ))}
          <Button disabled={open.length > 0} onClick={() => resolve(choices)}>
            Keep what is chosen
          </Button>
        </>
      }
    >
      <ul className="space-y-6">
        {conflicts.map((conflict) => {
          const key = conflictKey(conflict);
          return (
            <li key={key}>
              <ConflictChoice
                conflict={conflict}
                value={choices.get(key)}
                onChoose={(side) => setChoices(new Map(choices).set(key, side))}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

type ConflictChoiceProps = { conflict: Conflict; value: Side | undefined; onChoose: (side: Side) => void };

function ConflictChoice({ conflict, value, onChoose }: ConflictChoiceProps) {
  const name = nameOf(conflict);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{name}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className={cn(
              'choice choice-card flex-col',
              value === side && 'border-brand bg-brand-soft ring-1 ring-brand',
            )}
          >
            <span className="flex items-center gap-2.5 font-semibold">
              <input
                type="radio"
                name={`conflict-${conflictKey(conflict)}`}
                checked={value === side}
                onChange={() => onChoose(side)}
                className="choice-input"
              />
              {side === 'mine' ? 'Your version' : 'Their version'}
            </span>
            <Version conflict={conflict} side={side} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf(conflict: Conflict): string {
  if (conflict.kind === 'field') return FIELD_LABELS[conflict.field];
  const block = conflict.base ?? conflict.mine ?? conflict.theirs;
  return block ? subjectOf(block) : 'A block';
}

function Version({ conflict, side }: { conflict: Conflict; side: Side }) {
  if (conflict.kind === 'field')
    return <span className="break-words">{conflict[side] || <i className="text-ink-muted">Empty</i>}</span>;
  const block = conflict[side];
  if (!block) return <span className="text-danger">Deleted the block</span>;
  const changes = describeChanges(pageOf(conflict.base), pageOf(block));
  return (
    <span className="block w-full space-y-2 text-sm">
      {changes.map((change, index) => (
        <ChangeDetails key={index} change={change} />
      ))}
    </span>
  );
}

const pageOf = (block: EditorBlock | undefined): PageDocument => ({
  title: '',
  slug: '',
  metaTitle: '',
  metaDescription: '',
  blocks: block ? [block] : [],
});

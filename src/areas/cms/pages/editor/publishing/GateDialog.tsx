'use client';

import { ArrowRight, CircleAlert, TriangleAlert } from 'lucide-react';
import { FIELD_LABELS, findBlock, subjectOf, type Finding, type PageDocument } from '@/domain/pages/editor';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { useEditor } from '../store/use-editor';
import type { Gate, GatePurpose } from './use-page-work';

type GateDialogProps = { gate: Gate; onClose: () => void; onJump: (finding: Finding) => void };

const WORDS: Record<GatePurpose, { before: string; notReady: string; go: string }> = {
  publish: { before: 'Before you publish', notReady: 'Not ready to publish', go: 'Publish' },
  update: { before: 'Before you save', notReady: 'Not ready for visitors', go: 'Save to live page' },
  schedule: { before: 'Before you schedule', notReady: 'Not ready to publish', go: 'Schedule' },
};

/** What stands against publishing: errors to mend, or to publish with knowingly, and warnings to know of. */
export function GateDialog({ gate, onClose, onJump }: GateDialogProps) {
  const { before, notReady, go } = WORDS[gate.purpose];
  const errors = gate.findings.filter(({ severity }) => severity === 'error');
  const warnings = gate.findings.filter(({ severity }) => severity === 'warning');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={errors.length > 0 ? notReady : before}
      description={
        errors.length > 0
          ? `${count(errors.length, 'problem')} should be fixed first.`
          : 'You can publish, but these could be better.'
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Back to the page</Button>
          </DialogClose>
          <Button variant={errors.length > 0 ? 'destructive' : 'primary'} onClick={gate.proceed}>
            {errors.length > 0 ? `${go} anyway` : go}
          </Button>
        </>
      }
    >
      <Findings title="Problems" findings={errors} onJump={onJump} />
      <Findings title="Warnings" findings={warnings} onJump={onJump} />
    </Dialog>
  );
}

type FindingsProps = { title: string; findings: readonly Finding[]; onJump: (finding: Finding) => void };

function Findings({ title, findings, onJump }: FindingsProps) {
  const document = useEditor(({ editor }) => editor.document);
  if (findings.length === 0) return null;
  const isError = findings[0]?.severity === 'error';
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="mb-1 text-base">{title}</h3>
      <ul>
        {findings.map((finding, index) => (
          <li key={index} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onJump(finding)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-ink/8"
            >
              <Icon aria-hidden className={`size-5 shrink-0 ${isError ? 'text-danger' : 'text-warning'}`} />
              <span className="min-w-0 grow">
                <span className="block">{finding.message}</span>
                <span className="block truncate text-sm text-ink-muted">{placeOf(finding, document)}</span>
              </span>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf({ blockId, field }: Finding, document: PageDocument): string {
  const found = blockId ? findBlock(document, blockId) : undefined;
  if (found) return subjectOf(found.block);
  return field ? FIELD_LABELS[field] : 'The page as a whole';
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

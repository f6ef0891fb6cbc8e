'use client';

import { FIELD_LABELS, findBlock, subjectOf, type Finding, type PageDocument } from '@/domain/pages/editor';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FindingList } from '../../badges/FindingList';
import { useEditor } from '../store/use-editor';
import type { Gate, GatePurpose } from './use-page-work';

type GateDialogProps = { gate: Gate; onClose: () => void; onJump: (finding: Finding) => void };

const WORDS: Record<GatePurpose, { before: string; notReady: string; may: string; go: string }> = {
  publish: { before: 'Before you publish', notReady: 'Not ready to publish', may: 'publish', go: 'Publish' },
  update: { before: 'Before you save', notReady: 'Not ready for visitors', may: 'save', go: 'Save to live page' },
  schedule: { before: 'Before you schedule', notReady: 'Not ready to publish', may: 'schedule it', go: 'Schedule' },
};

export function GateDialog({ gate, onClose, onJump }: GateDialogProps) {
  const document = useEditor(({ editor }) => editor.document);
  const { before, notReady, may, go } = WORDS[gate.purpose];
  const errors = gate.findings.filter(({ severity }) => severity === 'error');
  const warnings = gate.findings.filter(({ severity }) => severity === 'warning');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={errors.length > 0 ? notReady : before}
      description={
        errors.length > 0
          ? `Fix ${count(errors.length, 'problem')} first.`
          : `You can ${may}, but these could be better.`
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Back to the page</Button>
          </DialogClose>
          {errors.length === 0 && <Button onClick={gate.proceed}>{go}</Button>}
        </>
      }
    >
      <FindingList title="Problems" findings={errors} onJump={onJump} placeOf={(each) => placeOf(each, document)} />
      <FindingList title="Warnings" findings={warnings} onJump={onJump} placeOf={(each) => placeOf(each, document)} />
    </Dialog>
  );
}

function placeOf({ blockId, field }: Finding, document: PageDocument): string {
  const found = blockId ? findBlock(document, blockId) : undefined;
  if (found) return subjectOf(found.block);
  return field ? FIELD_LABELS[field] : 'The page as a whole';
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

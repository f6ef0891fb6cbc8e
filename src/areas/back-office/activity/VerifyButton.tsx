'use client';

import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { verifyActivityAction } from '@/areas/back-office/settings/system/system-actions';
import type { ChainProblem, Verdict } from '@/modules/system/activity/data/verify-activity';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';

const problems: Record<ChainProblem, string> = {
  changed: 'is not what was recorded there: it has been changed or moved.',
  removed: 'was removed.',
  missing: 'does not follow the one before: a link of the chain is missing.',
  inserted: 'was added without being recorded.',
};

function verdictText({ broken, entries }: Verdict): string {
  if (!broken) return entries === 1 ? '1 entry, exactly as written.' : `All ${entries} entries are exactly as written.`;
  const subject = broken.place === null ? `An entry (${broken.entryId})` : `The entry at position ${broken.place}`;
  return `${subject} ${problems[broken.problem]}`;
}

export function VerifyButton() {
  const [pending, setPending] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();

  async function verify() {
    setPending(true);
    const result = await callAction(verifyActivityAction(), 'Failed to verify the activity log');
    setPending(false);
    if (result.ok) setVerdict(result.verdict);
    else toast(failed(result.message));
  }

  return (
    <>
      <Button variant="outline" loading={pending} onClick={verify}>
        {!pending && <ShieldCheck aria-hidden className="size-4.5" />}
        Verify log
      </Button>
      <Dialog
        title={verdict?.broken ? 'The log has been tampered with' : 'The log is intact'}
        description="Each entry’s hash is made from the entry and the hash before it; all of them have just been recomputed."
        size="sm"
        open={verdict !== undefined}
        onOpenChange={() => setVerdict(undefined)}
      >
        {verdict && <Answer verdict={verdict} />}
      </Dialog>
    </>
  );
}

function Answer({ verdict }: { verdict: Verdict }) {
  const { broken, head } = verdict;
  const Icon = broken ? ShieldAlert : ShieldCheck;
  return (
    <div className="space-y-4">
      <p
        role="status"
        className={cn(
          'flex gap-3 rounded-control px-4 py-3 text-sm',
          broken ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success',
        )}
      >
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {verdictText(verdict)}
      </p>
      {head && (
        <div className="text-sm">
          <p className="font-medium">Head of the chain</p>
          <p className="mt-1 text-ink-muted">
            Keep it outside this system. With it, this command can later prove that nothing up to here has been changed
            or removed:
          </p>
          <code className="mt-2 block rounded-control bg-surface-sunken p-3 text-xs break-all select-all">
            npm run log:verify -- --expect {head.place}:{head.hash}
          </code>
        </div>
      )}
    </div>
  );
}

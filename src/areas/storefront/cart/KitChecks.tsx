'use client';

import { useState } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import type { KitCheck } from '@/domain/kits/checks/kit-problem';
import { DESIGNER_PATH } from '@/domain/kits/designs/design-links';
import { writeStored } from '@/lib/client/browser-storage';
import { OPEN_DESIGN } from '@/modules/kits/local-design-keys';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { AlertIcon } from '@/ui/icons';
import { lazyPart, useLazyPart } from '@/ui/lazy-part';

const playersDialog = lazyPart(() => import('./PlayersDialog'));

type KitChecksProps = { line: CartItem; checks: readonly KitCheck[] | undefined };

export function KitChecks({ line, checks = [] }: KitChecksProps) {
  const [isEditing, setEditing] = useState(false);
  const dialog = useLazyPart(playersDialog);
  const design = line.customization?.design;
  const blocking = checks.filter(({ severity }) => severity === 'blocks');
  const warnings = checks.filter(({ severity }) => severity === 'warns');
  if (!design || checks.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      {blocking.length > 0 && (
        <ul className="space-y-1.5 font-medium text-danger">
          {blocking.map(({ message }, index) => (
            <li key={index} className="flex items-start gap-1.5 wrap-anywhere">
              <AlertIcon className="mt-0.5 size-4 shrink-0" />
              {message}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {blocking.some(({ player }) => player !== undefined) && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setEditing(true);
              void playersDialog.load();
            }}
          >
            Change names and numbers
          </Button>
        )}
        {blocking.some(({ player }) => player === undefined) && (
          <a
            href={DESIGNER_PATH}
            onClick={() => design.localId && writeStored(OPEN_DESIGN, design.localId)}
            className={buttonClass('outline', 'sm')}
          >
            Open in the designer
          </a>
        )}
      </p>
      {warnings.length > 0 && (
        <details className="mt-1 text-ink-muted">
          <summary className="cursor-pointer py-1 underline underline-offset-4">
            {warnings.length === 1 ? 'One thing to check' : `${warnings.length} things to check`}
          </summary>
          <ul className="mt-1 space-y-1 wrap-anywhere">
            {warnings.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        </details>
      )}
      {dialog && isEditing && <dialog.PlayersDialog line={line} checks={blocking} onClose={() => setEditing(false)} />}
    </div>
  );
}

'use client';

import { Copy, History, Link2, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { designerPath, teamOrderPath } from '@/domain/kits/designs/design-links';
import type { DesignEntry } from '@/domain/kits/designs/design-view';
import { KitThumbnail } from '@/modules/kits/components/KitThumbnail';
import { buttonClass } from '@/ui/button-class';
import { copyText } from '@/ui/copy-text';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';

export type DesignAction = 'rename' | 'duplicate' | 'versions' | 'delete';

type DesignTileProps = {
  design: DesignEntry;
  isBusy: boolean;
  onAction: (action: DesignAction, design: DesignEntry) => void;
};

const ACTIONS = [
  { action: 'rename', label: 'Rename', Icon: Pencil },
  { action: 'duplicate', label: 'Duplicate', Icon: Copy },
  { action: 'versions', label: 'Versions of', Icon: History },
  { action: 'delete', label: 'Delete', Icon: Trash2 },
] as const;

const share = ({ name, sharePath }: DesignEntry) =>
  copyText(new URL(sharePath, window.location.origin).href, `Link of ${name} copied`);

export const DesignTile = memo(function DesignTile({ design, isBusy, onAction }: DesignTileProps) {
  const { id, name, revision, comments, sharePath, updatedAt } = design;
  return (
    <li className="card flex flex-col [contain-intrinsic-size:auto_26rem] [content-visibility:auto]" aria-busy={isBusy}>
      <a href={designerPath({ id })} aria-label={`Open ${name} in the designer`} className="block kit-stage">
        <KitThumbnail revision={revision} className="w-full p-3" />
      </a>
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="line-clamp-2 font-sans font-semibold tracking-normal wrap-anywhere normal-case" title={name}>
          {name}
        </h2>
        <p className="text-sm text-ink-muted">
          Saved <LocalDate iso={updatedAt} withTime />
          {comments > 0 && (
            <>
              {' · '}
              <a href={sharePath} className="underline underline-offset-4 hover:text-ink">
                {comments === 1 ? '1 comment' : `${comments} comments`}
              </a>
            </>
          )}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <div className="flex gap-2">
            <a href={teamOrderPath(revision)} aria-label={`Order ${name}`} className={buttonClass('primary', 'sm')}>
              Order
            </a>
            <button type="button" onClick={() => void share(design)} className={buttonClass('outline', 'sm')}>
              <Link2 aria-hidden className="size-4.5" /> Share
            </button>
          </div>
          <div className="-mx-2 flex">
            {ACTIONS.map(({ action, label, Icon }) => (
              <IconButton
                key={action}
                label={`${label} ${name}`}
                size="sm"
                disabled={isBusy}
                onClick={() => onAction(action, design)}
              >
                <Icon aria-hidden className="size-4.5" />
              </IconButton>
            ))}
          </div>
        </div>
      </div>
    </li>
  );
});

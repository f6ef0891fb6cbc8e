'use client';

import { Cloud, CloudAlert, CloudOff, CloudUpload, Users } from 'lucide-react';
import { STRANGER, type DesignPresence } from '@/domain/kits/designs/design-presence';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { nameOf } from '../element-words';
import { showElement, showGarment, useKit } from '../designer-store';
import { useCollaboration, type SaveState } from './collaboration-store';

type Other = DesignPresence['others'][number];

const STATES: Record<SaveState['kind'], { text: string; Icon: typeof Cloud; isWarning?: boolean }> = {
  saved: { text: 'Saved', Icon: Cloud },
  unsaved: { text: 'Saving soon', Icon: CloudUpload },
  saving: { text: 'Saving', Icon: CloudUpload },
  offline: { text: 'Offline: kept here', Icon: CloudOff, isWarning: true },
  refused: { text: 'Not saved', Icon: CloudAlert, isWarning: true },
};

export function CollaborationStatus() {
  const link = useCollaboration((state) => state.link);
  const kind = useCollaboration(({ save }) => save.kind);
  const others = useCollaboration((state) => state.others);
  if (!link) return null;
  const { text, Icon, isWarning } = STATES[kind];
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-2 max-sm:absolute max-sm:top-12 max-sm:right-12 max-sm:z-10">
      {others.length > 0 && <Others others={others} />}
      <span
        title={text}
        className={`flex shrink-0 items-center gap-1.5 text-xs ${isWarning ? 'text-warning' : 'text-ink-muted'}`}
      >
        <Icon aria-hidden className="size-4" />
        <span className={isWarning ? undefined : 'max-lg:sr-only'}>{text}</span>
      </span>
    </div>
  );
}

function Others({ others }: { others: readonly Other[] }) {
  const [first] = others;
  const label = others.length === 1 ? `${first?.name ?? STRANGER} is here too` : `${others.length} others are here`;
  return (
    <Dialog
      title="Also working on this design"
      description="Changes are saved automatically and reach everyone within a few seconds."
      size="sm"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-volt px-3 text-sm font-semibold text-volt-ink"
        >
          <Users aria-hidden className="size-4" />
          {others.length}
        </button>
      }
    >
      <ul aria-label="Who has this design open" className="divide-y divide-line">
        {others.map((other) => (
          <Row key={other.tab} other={other} />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ other }: { other: Other }) {
  const { elements, garments } = useKit();
  const element = elements.find(({ id }) => id === other.place);
  const type = KIT_GARMENT_TYPES.find((each) => each === other.place && garments.some((piece) => piece.type === each));
  const place = element ? nameOf(element) : type && KIT_GARMENTS[type].label;
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{other.name ?? STRANGER}</span>
        {place && <span className="block truncate text-sm text-ink-muted">at {place}</span>}
      </span>
      {place && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Show ${place}`}
          onClick={() => (element ? showElement(element.id) : type && showGarment(type))}
        >
          Show
        </Button>
      )}
    </li>
  );
}

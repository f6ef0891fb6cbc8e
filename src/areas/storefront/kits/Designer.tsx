'use client';

import { useEffect, useRef, useState } from 'react';
import { ChevronDown, Maximize2, Minimize2, Redo2, Share2, Undo2 } from 'lucide-react';
import type { KitRules } from '@/domain/kits/checks/kit-rules';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, KIT_VIEWS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { KIT_GALLERY } from '@/domain/kits/gallery/kit-gallery';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { addGarment } from '@/domain/kits/editing/garments';
import { unnamedGarment } from '@/domain/kits/suggest-name';
import { request } from '@/lib/client/request';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { lazyPart, useLazyPart } from '@/ui/lazy-part';
import { Segments } from '@/ui/Segments';
import { toast } from '@/ui/toast';
import type { TeamColors } from './api/team-colors-endpoint';
import { KitCanvas } from './canvas/KitCanvas';
import { DesignsDialog } from './DesignsDialog';
import {
  begin,
  enlarge,
  firstKit,
  judgeBy,
  kitNow,
  putTeam,
  redoEdit,
  showColorway,
  showGarment,
  showView,
  turnGarment,
  undoEdit,
  useDesigner,
  useDrawn,
  useKit,
  useKitPart,
} from './designer-store';
import { DownloadDialog } from './DownloadDialog';
import { BESIDE_TOOLS, FRAME, STAGE } from './frame';
import type * as OrderPart from './order/OrderKitDialog';
import { openLinked } from './save/open-linked';
import { SaveDesignDialog } from './save/SaveDesignDialog';
import { startCollaboration } from './collaboration/session';
import { CollaborationStatus } from './collaboration/CollaborationStatus';
import { listenForShortcuts } from './shortcuts';
import { ToolPanel } from './ToolPanel';
import type * as PreviewPart from './preview-3d/Preview3D';

const VIEW_LABELS = { front: 'Front', back: 'Back', left: 'Left', right: 'Right' } as const;
const TURN = 'turn';
const preview3D = lazyPart(() => import('./preview-3d/Preview3D'));
const orderDialog = lazyPart(() => import('./order/OrderKitDialog'));

export type DesignerProps = {
  design?: string;
  garment?: string;
  /** Months for which a visitor’s saved design is kept after it was last opened. */
  keptMonths: number;
  rules: KitRules;
};

export function Designer({ design, garment, keptMonths, rules }: DesignerProps) {
  useEffect(() => judgeBy(rules), [rules]);
  const isLarge = useDesigner((state) => state.isLarge);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLarge) stage.current?.scrollIntoView({ block: 'start' });
  }, [isLarge]);
  const wanted = useRef({ design, garment });
  useEffect(() => {
    const kit = kitFor(wanted.current);
    wanted.current = { design: undefined, garment: undefined };
    // Removes the query: a reload continues with the edited kit.
    if (kit) window.history.replaceState(window.history.state, '', window.location.pathname);
    const stopKeeping = begin(kit);
    const stopCollaboration = startCollaboration();
    void openLinked();
    void takeTeamColors();
    const stopListening = listenForShortcuts();
    return () => {
      stopCollaboration();
      stopKeeping();
      stopListening();
    };
  }, []);

  return (
    <div className={FRAME}>
      <section
        ref={stage}
        aria-label="Your kit"
        className={cn(STAGE, isLarge ? 'relative h-[calc(100svh-var(--spacing-header)-3.75rem)]' : BESIDE_TOOLS)}
      >
        <Bar keptMonths={keptMonths} />
        <IconButton
          label="Full screen"
          className="absolute top-12 right-1 z-10 lg:hidden"
          aria-pressed={isLarge}
          onClick={() => enlarge(!isLarge)}
        >
          {isLarge ? <Minimize2 aria-hidden className="size-5" /> : <Maximize2 aria-hidden className="size-5" />}
        </IconButton>
        <Stage />
        <Views />
      </section>
      <ToolPanel />
      <Announcer />
    </div>
  );
}

/** The page is the same for everyone, so it requests the team by itself. */
async function takeTeamColors(): Promise<void> {
  const answer = await request<{ team?: TeamColors }>('/api/kits/team-colors');
  if (answer.ok && answer.value.team) putTeam(answer.value.team);
}

function kitFor({ design, garment }: Pick<DesignerProps, 'design' | 'garment'>): KitDocument | undefined {
  const ready = KIT_GALLERY.find(({ id }) => id === design);
  if (ready) return ready.document;
  const requested = garment?.split(',').flatMap((each) => KIT_GARMENT_TYPES.find((type) => type === each) ?? []) ?? [];
  const [type, ...others] = requested;
  const name = others.length > 0 ? undefined : type && unnamedGarment(type);
  return type && others.reduce(addGarment, firstKit(type, name));
}

function Stage() {
  const isTurning = useDesigner((state) => state.isTurning);
  const turn = useLazyPart(preview3D);

  useEffect(() => {
    if (!isTurning) return;
    preview3D.load().catch(() => {
      showView(useDesigner.getState().view);
      notHere();
    });
  }, [isTurning]);

  return isTurning && turn ? <Turning part={turn} /> : <KitCanvas />;
}

function Turning({ part }: { part: Pick<typeof PreviewPart, 'Preview3D'> }) {
  const kit = useKit();
  const garment = useDesigner((state) => state.garment);
  const colorway = useDesigner((state) => state.colorway);
  const view = useDesigner((state) => state.view);
  return (
    <div className="min-h-0 grow px-2 pb-2">
      <part.Preview3D
        key={garment}
        document={kit}
        garment={garment}
        colorway={colorway}
        onUnavailable={() => {
          showView(view);
          toast({
            title: '3D is not available',
            description: 'This device cannot show the kit in 3D. The four views show every side of it.',
          });
        }}
      />
    </div>
  );
}

function notHere(): void {
  toast({
    title: 'Failed to load',
    description: 'Please check your connection and try again.',
    variant: 'destructive',
  });
}

type OrderOfKitProps = {
  part: Pick<typeof OrderPart, 'OrderKitDialog'>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

function Order() {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLazyPart(orderDialog);
  return (
    <>
      <Button
        size="sm"
        className="ml-1"
        onClick={() => {
          setOpen(true);
          orderDialog.load().catch(notHere);
        }}
      >
        Order
      </Button>
      {dialog && <OrderOfKit part={dialog} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function OrderOfKit({ part, isOpen, onOpenChange }: OrderOfKitProps) {
  const localId = useDesigner(({ designId }) => designId);
  const kit = useDesigner(({ history }) => (isOpen ? history.present : undefined));
  const [shown, setShown] = useState(kitNow);
  if (kit && kit !== shown) setShown(kit);
  return <part.OrderKitDialog localId={localId} document={shown} open={isOpen} onOpenChange={onOpenChange} />;
}

function Bar({ keptMonths }: { keptMonths: number }) {
  const canUndo = useDrawn(({ history }) => history.past.length > 0);
  const canRedo = useDrawn(({ history }) => history.future.length > 0);
  const isKept = useDesigner((state) => state.isKept);
  return (
    <div className="flex items-center gap-1 px-2 py-1 lg:px-4 lg:py-2">
      <DesignsDialog />
      <span className="mr-auto text-xs text-warning sm:shrink-0">
        {!isKept && 'Not saved: this browser’s storage is full'}
      </span>
      <CollaborationStatus />
      {/* The bar of a phone has room only for the name, so these are in the corner of the stage. */}
      <div className="flex max-sm:absolute max-sm:top-23 max-sm:right-1 max-sm:z-10 max-sm:flex-col sm:gap-1">
        <IconButton
          label="Undo (Ctrl+Z)"
          aria-disabled={!canUndo}
          className="aria-disabled:opacity-40"
          onClick={undoEdit}
        >
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label="Redo (Ctrl+Shift+Z)"
          aria-disabled={!canRedo}
          className="aria-disabled:opacity-40"
          onClick={redoEdit}
        >
          <Redo2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <Save keptMonths={keptMonths} />
      <DownloadDialog />
      <Order />
    </div>
  );
}

function Save({ keptMonths }: { keptMonths: number }) {
  return (
    <SaveDesignDialog
      keptMonths={keptMonths}
      trigger={
        <IconButton label="Save and share">
          <Share2 aria-hidden className="size-5" />
        </IconButton>
      }
    />
  );
}

function Views() {
  const garments = useKitPart((kit) => kit.garments);
  const colorways = useDrawn(({ history }) => history.present.colorways);
  const garment = useDesigner((state) => state.garment);
  const view = useDesigner((state) => state.view);
  const colorway = useDesigner((state) => state.colorway);
  const isTurning = useDesigner((state) => state.isTurning);
  const sides = KIT_VIEWS.map((value) => ({ value: value as string, label: VIEW_LABELS[value] }));
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 px-2 pb-2 lg:px-4 lg:pb-4">
      {garments.length > 1 && (
        <>
          <Segments
            legend="Garment"
            hideLegend
            className="max-w-full overflow-x-auto max-lg:hidden"
            options={garments.map(({ type }) => ({ value: type, label: KIT_GARMENTS[type].label }))}
            value={garment}
            onValueChange={(value) => showGarment(value as KitGarmentType)}
          />
          <GarmentSelect garments={garments} value={garment} />
        </>
      )}
      <Segments
        legend="View"
        hideLegend
        className="max-sm:[&_label]:px-1.5"
        options={[...sides, { value: TURN, label: '3D' }]}
        value={isTurning ? TURN : view}
        onValueChange={(value) => (value === TURN ? turnGarment() : showView(value as typeof view))}
      />
      {colorways.length > 1 && (
        <Segments
          legend="Colours"
          hideLegend
          className="max-lg:hidden"
          options={colorways.map(({ name }, i) => ({ value: String(i), label: name }))}
          value={String(colorway)}
          onValueChange={(value) => showColorway(Number(value))}
        />
      )}
    </div>
  );
}

type GarmentSelectProps = { garments: KitDocument['garments']; value: KitGarmentType };

/** On phones the browser’s select lies over a text of two lines, as it would truncate its own. */
const GarmentSelect = ({ garments, value }: GarmentSelectProps) => (
  <span className="relative flex min-h-11 w-18 grow items-center justify-between gap-1 rounded-control border border-line-strong bg-surface-raised py-1 pr-2 pl-2.5 text-sm leading-tight has-focus-visible:outline-2 has-focus-visible:outline-focus sm:max-w-48 lg:hidden">
    <span aria-hidden>{KIT_GARMENTS[value].label}</span>
    <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
    <select
      aria-label="Garment"
      className="absolute inset-0 cursor-pointer text-base opacity-0"
      value={value}
      onChange={({ target }) => showGarment(target.value as KitGarmentType)}
    >
      {garments.map(({ type }) => (
        <option key={type} value={type}>
          {KIT_GARMENTS[type].label}
        </option>
      ))}
    </select>
  </span>
);

function Announcer() {
  const message = useDrawn((state) => state.message);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

'use client';

import { useState } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { KitZone } from '@/domain/kits/document/kit-garments';
import { MAX_COLORWAYS, MAX_KIT_COLORS } from '@/domain/kits/document/kit-limits';
import {
  addColor,
  addColorway,
  removeColor,
  removeColorway,
  renameColorway,
  setBase,
  setColor,
  setZone,
  zonesOf,
} from '@/domain/kits/editing/colors';
import { usedSlots } from '@/domain/kits/editing/inks';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Segments } from '@/ui/Segments';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { ColorPicker } from '../controls/ColorPicker';
import { colorName } from '../controls/color-name';
import { SlotPicker } from '../controls/SlotPicker';
import { edit, showColorway, useDesigner, useDrawn, useKitPart, useShownColors } from '../designer-store';
import { PanelSection } from './PanelSection';
import { Unreadable } from './Unreadable';

const ZONE_LABELS: Record<KitZone, string> = {
  sleeves: 'Sleeves',
  sides: 'Sides',
  shoulders: 'Shoulders',
  collar: 'Collar',
  cuffs: 'Cuffs',
  trim: 'Trim',
};

export function ColorsPanel() {
  return (
    <>
      <Colorways />
      <KitColors />
      <Parts />
    </>
  );
}

function Parts() {
  const base = useKitPart((kit) => kit.base);
  const zones = useKitPart((kit) => kit.zones);
  const garments = useKitPart((kit) => kit.garments);
  return (
    <PanelSection title="Parts">
      <div className="space-y-2">
        <SlotPicker
          legend="Base"
          value={base}
          onChange={(slot) =>
            slot !== undefined && edit((document) => setBase(document, slot), `Base: colour ${slot + 1}.`)
          }
        />
        {zonesOf({ garments }).map((zone) => (
          <SlotPicker
            key={zone}
            legend={ZONE_LABELS[zone]}
            none="As design"
            value={zones[zone]}
            onChange={(slot) =>
              edit(
                (document) => setZone(document, zone, slot),
                `${ZONE_LABELS[zone]}: ${slot === undefined ? 'as the design' : `colour ${slot + 1}`}.`,
              )
            }
          />
        ))}
      </div>
    </PanelSection>
  );
}

function Colorways() {
  const colorways = useDrawn(({ history }) => history.present.colorways);
  const shown = useDesigner(({ colorway }) => colorway);
  const [isRenaming, setRenaming] = useState(false);
  const name = colorways[shown]?.name ?? '';
  const sent = useSentForm({
    send: async (typed) => {
      edit((document) => renameColorway(document, shown, typedFields(typed, ['name']).name), 'Renamed.');
      setRenaming(false);
      return {};
    },
  });
  return (
    <PanelSection
      title="Home and away"
      aside={
        <span className="flex">
          <IconButton size="sm" label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
          {colorways.length > 1 && (
            <IconButton
              size="sm"
              label={`Remove ${name}`}
              onClick={() => edit((document) => removeColorway(document, shown), `${name} removed.`)}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          )}
        </span>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        {colorways.length > 1 && (
          <Segments
            legend="Colours shown"
            hideLegend
            className="grow"
            options={colorways.map((each, i) => ({ value: String(i), label: each.name }))}
            value={String(shown)}
            onValueChange={(value) => showColorway(Number(value))}
          />
        )}
        {colorways.length < MAX_COLORWAYS && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              edit(addColorway, 'Another set of colours added.');
              showColorway(colorways.length);
            }}
          >
            <Plus aria-hidden className="size-4" />
            {colorways.length === 1 ? 'Add away colours' : 'Add another'}
          </Button>
        )}
      </div>
      {colorways.length === 1 && (
        <p className="mt-3 text-sm text-ink-muted">An away kit is the same design in other colours.</p>
      )}
      <FormDialog
        title="Rename these colours"
        size="sm"
        submitLabel="Rename"
        open={isRenaming}
        onOpenChange={setRenaming}
        sent={sent}
      >
        <Field label="Name" required>
          {(control) => <Input {...control} name="name" defaultValue={name} maxLength={40} />}
        </Field>
      </FormDialog>
    </PanelSection>
  );
}

function KitColors() {
  const shown = useDrawn(({ colorway }) => colorway);
  const colors = useShownColors();
  const team = useDesigner((state) => state.team);
  const [open, setOpen] = useState<number>();
  const hex = open === undefined ? undefined : colors[open];
  return (
    <PanelSection
      title="Colours"
      aside={
        colors.length < MAX_KIT_COLORS && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              const next = team?.colors.find((each) => !colors.includes(each)) ?? '#8a8f98';
              edit((document) => addColor(document, next), 'Colour added.');
              setOpen(colors.length);
            }}
          >
            <Plus aria-hidden className="size-4" />
            Add
          </Button>
        )
      }
    >
      <div role="group" aria-label="Colours of the kit" className="flex flex-wrap gap-2">
        {colors.map((each, slot) => (
          <button
            key={slot}
            type="button"
            aria-expanded={slot === open}
            aria-label={`Colour ${slot + 1}: ${colorName(each)}`}
            onClick={() => setOpen(slot === open ? undefined : slot)}
            className={cn(
              'min-w-0 grow basis-20 overflow-hidden rounded-card border bg-surface-raised text-left text-xs transition-colors',
              slot === open ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong',
            )}
          >
            <span style={{ backgroundColor: each }} className="block h-11 border-b border-line" />
            <span className="block truncate px-2 py-1.5 font-medium">{colorName(each)}</span>
          </button>
        ))}
      </div>
      {open !== undefined && hex !== undefined && (
        <div className="mt-4 rounded-card border border-line bg-surface-raised p-4">
          <ColorPicker
            key={open}
            label={`colour ${open + 1}`}
            value={hex}
            onChange={(next, isTyping) =>
              edit(
                (document) => setColor(document, shown, open, next),
                `Colour ${open + 1}: ${colorName(next)}.`,
                isTyping ? `color-${open}` : undefined,
              )
            }
          />
          {colors.length > 1 && (
            <Button
              size="sm"
              variant="ghost"
              className="mt-3 -ml-3.5"
              onClick={() => {
                edit((document) => removeColor(document, open), 'Colour removed.');
                setOpen(undefined);
              }}
            >
              <Trash2 aria-hidden className="size-4" />
              <RemoveLabel slot={open} />
            </Button>
          )}
        </div>
      )}
      <Unreadable />
    </PanelSection>
  );
}

function RemoveLabel({ slot }: { slot: number }) {
  const isUsed = useDrawn(({ history }) => usedSlots(history.present).has(slot));
  return isUsed ? 'Remove, and draw its parts in the base colour' : 'Remove';
}

'use client';

import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '@/domain/text/format-bytes';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { type RollUse, rollText } from '@/domain/kits/production/roll-use';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { squadLabel } from '@/domain/orders/proof-squads';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { Field, FieldError } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { PackedLine } from '@/modules/kits/production/pack-job';
import type { SquadKits } from './squad-kits';
import { TechniquesDialog } from './TechniquesDialog';
import { usePrintPack } from './use-print-pack';

type PrintPacksProps = Pick<PackedLine, 'kind' | 'order'> & {
  orderNumber: string;
  kits: readonly OrderedKit[];
  awaited: string | undefined;
  squads?: readonly SquadKits[];
};

export function PrintPacks({ kind, order, orderNumber, kits, awaited, squads }: PrintPacksProps) {
  const [chosen, setChosen] = useState(ALL);
  if (kits.length === 0) return null;
  const of = squads?.[Number(chosen)];
  const isAwaited = of ? !of.isApproved : awaited !== undefined;
  const unique = new Map((of?.kits ?? kits).map((kit) => [`${kit.hash} ${kit.garment}`, kit]));
  return (
    <section aria-labelledby="print-packs" className="card card-md">
      <h2 id="print-packs" className="text-subheading">
        Print packs
      </h2>
      <p className="mt-1 text-sm text-ink-muted">
        Everything the workshop needs, true to size: pieces laid on the roll, each piece or decoration by itself,
        specification and roster.
      </p>
      {squads && (
        <Field label="Pieces of" className="mt-3">
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)} className="max-w-sm">
              <option value={ALL}>The whole order</option>
              {squads.map(({ squad, isApproved }, place) => (
                <option key={squad ?? ''} value={place} disabled={!isApproved}>
                  {squadLabel(squad)}
                  {!isApproved && ' (not approved)'}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {awaited && !of && <p className="mt-3 rounded-control bg-surface-sunken px-4 py-3 text-sm">{awaited}</p>}
      <ul className="mt-3 divide-y divide-line">
        {[...unique].map(([id, kit]) => (
          <li key={`${id} ${chosen}`} className="py-3 last:pb-0">
            <PrintPack
              kit={kit}
              line={{ kind, order, kit: kit.hash, garment: kit.garment, ...(of && { squad: of.squad }) }}
              orderNumber={of ? `${orderNumber} ${squadLabel(of.squad)}` : orderNumber}
              isAwaited={isAwaited}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ALL = 'all';

type PrintPackProps = { kit: OrderedKit; line: PackedLine; orderNumber: string; isAwaited: boolean };

function PrintPack({ kit, line, orderNumber, isAwaited }: PrintPackProps) {
  const { answer, isMaking, failure, make } = usePrintPack(line);
  const [isChoosing, setChoosing] = useState(false);
  const name = [kit.name, ...garmentsOf(kit).map((type) => KIT_GARMENTS[type].label.toLowerCase())].join(', ');
  const pack = answer?.pack;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium wrap-anywhere">{name}</p>
        <div role="status" className="text-sm text-ink-muted tabular-nums">
          {pack?.state === 'waiting' && 'Waiting for other packs…'}
          {pack?.state === 'running' && (
            <>
              {`File ${pack.done} of ${pack.total}`}
              <progress
                aria-label={`Progress of the print pack of ${name}`}
                value={pack.done}
                max={pack.total}
                className="mt-1 block h-1.5 w-full accent-accent"
              />
            </>
          )}
          {pack?.state === 'done' && `Ready, ${formatBytes(pack.bytes)}`}
          {pack?.state === 'done' && pack.roll && <Roll use={pack.roll} />}
        </div>
        {failure && !isChoosing && <FieldError>{failure}</FieldError>}
      </div>
      <Button
        variant="ghost"
        size="sm"
        disabled={isMaking}
        onClick={() => setChoosing(true)}
        aria-label={`Techniques of ${name}`}
      >
        Techniques
      </Button>
      {isChoosing && (
        <TechniquesDialog {...{ line, name, isAwaited, failure, make }} onClose={() => setChoosing(false)} />
      )}
      {answer && pack?.state === 'done' ? (
        <a
          href={`/admin/print-packs/${answer.key}/file?name=${encodeURIComponent(`${orderNumber} ${name}`)}`}
          download
          aria-label={`Download print pack of ${name}`}
          className={buttonClass('primary', 'sm')}
        >
          Download
        </a>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={isMaking}
          disabled={isAwaited}
          onClick={() => void make()}
          aria-label={`Create print pack of ${name}`}
        >
          <FileArchive aria-hidden className="size-4" />
          Create print pack
        </Button>
      )}
    </div>
  );
}

function Roll({ use }: { use: RollUse }) {
  return (
    <>
      {use.pieces > 0 && <p>{rollText(use)}</p>}
      {use.unplaced.length > 0 && (
        <>
          <p className="mt-1 font-medium text-ink">Too large for the roll, so only in the folder pieces:</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {use.unplaced.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

'use client';

import { useId, useState, type ReactNode } from 'react';
import { CARRIERS } from '@/domain/despatch/carriers';
import { parcelPlayerTexts } from '@/domain/despatch/parcel-players';
import { plainPieces, type RequestedPieces } from '@/domain/despatch/shipments';
import { playersText } from '@/domain/orders/players';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { Shipment } from '@/data/shipments';
import type { FieldErrors } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { PrefilledInput } from '@/ui/PrefilledInput';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { UnpaidDialog } from '../status/UnpaidDialog';
import { orderRefusal } from '../order-failure-toast';
import { recipientOf, type OpenLine, type OrderToPack } from './order-to-pack';
import { createShipmentAction, editShipmentAction } from './shipment-actions';

type ShipmentDialogProps = {
  order: OrderToPack;
  shipment: Shipment | undefined;
  toPack: readonly OpenLine[];
  onClose: () => void;
};

const ONCE_ALL_IS_SHIPPED = {
  shop: 'Once every piece is in a shipment, the order is shipped.',
  team: 'Set the order to Delivered once everything has arrived.',
};

const ONCE_ALL_IS_READY = {
  shop: 'Once every piece is in a shipment, the order is ready to collect.',
  team: 'Set the order to Collected once everything has been collected.',
};

const DESPITE_UNPAID = 'despiteUnpaid';

export function ShipmentDialog({ order, shipment, toPack, onClose }: ShipmentDialogProps) {
  const recipient = recipientOf(order);
  const [unpaid, setUnpaid] = useState<string>();
  const sent = useSentForm({
    send: async (form) => {
      const result = await save(form);
      if (result.ok) {
        toast(
          orderSaved(
            shipment ? `Shipment ${shipment.number} saved` : `Shipment created. We are emailing the ${recipient}.`,
          ),
        );
        onClose();
        return result;
      }
      if (result.code === 'payment_due') {
        setUnpaid(result.message);
        return {};
      }
      const { fieldErrors } = result;
      return orderRefusal({ ...result, fieldErrors: fieldErrors && byLine(fieldErrors, form) });
    },
  });
  const errors = sent.fieldErrors;

  async function save(form: FormData) {
    const tracking = typedFields(form, ['carrier', 'trackingNumber', 'trackingUrl']);
    const despiteUnpaid = form.has(DESPITE_UNPAID);
    const about = { kind: order.kind, orderId: order.id, revision: order.revision };
    if (shipment) return callAction(editShipmentAction({ ...about, shipmentId: shipment.id }, tracking), UPDATE_FAILED);
    const pieces = toPack.map((line) => piecesFrom(line, form));
    const packed = pieces.filter(({ quantity }) => quantity !== 0);
    return callAction(
      createShipmentAction({ ...about, despiteUnpaid }, { ...tracking, pieces: packed }),
      UPDATE_FAILED,
    );
  }

  /** Field names count only the lines that were sent. */
  function byLine(fieldErrors: FieldErrors, form: FormData): FieldErrors {
    const sent = toPack.filter((line) => piecesFrom(line, form).quantity !== 0);
    return Object.fromEntries(
      Object.entries(fieldErrors).map(([path, messages]) => {
        const place = /^pieces\.(\d+)\./.exec(path)?.[1];
        return [(place && sent[Number(place)]?.line) ?? path, messages];
      }),
    );
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={titleOf(order, shipment)}
      description={
        shipment
          ? `The ${recipient} is emailed the new tracking details.`
          : order.isCollection
            ? `The ${recipient} is emailed its contents and where to collect it. ${ONCE_ALL_IS_READY[order.kind]}`
            : `The ${recipient} is emailed its contents and how to track it. ${ONCE_ALL_IS_SHIPPED[order.kind]}`
      }
      submitLabel={shipment ? 'Save' : 'Create shipment'}
      sent={sent}
    >
      {!shipment && <PiecesFields toPack={toPack} errors={errors} />}
      {(!order.isCollection || shipment) && <TrackingFields shipment={shipment} errors={errors} />}
      {unpaid && (
        <UnpaidDialog
          orderNumber={order.orderNumber}
          why={unpaid}
          confirmLabel={order.isCollection ? 'Make it ready anyway' : 'Ship it anyway'}
          onClose={() => setUnpaid(undefined)}
          onConfirm={() => void sent.submit({ [DESPITE_UNPAID]: 'on' })}
        />
      )}
    </FormDialog>
  );
}

function titleOf({ orderNumber, isCollection }: OrderToPack, shipment: Shipment | undefined): string {
  if (shipment) return `Edit shipment ${shipment.number}`;
  return isCollection ? `Ready to collect: order #${orderNumber}` : `Ship order #${orderNumber}`;
}

function piecesFrom({ line, players }: OpenLine, form: FormData): RequestedPieces {
  const count = Number(form.get(line) || '0');
  if (players.length === 0) return { line, quantity: count };
  const places = form.getAll(playersName(line)).map(Number);
  return { line, quantity: places.length + count, players: places };
}

const playersName = (line: string): string => `players ${line}`;

function PiecesFields({ toPack, errors }: { toPack: readonly OpenLine[]; errors: FieldErrors }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Pieces in this shipment</legend>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {toPack.map((line) => (
          <li key={line.line} className="px-3 py-2">
            {line.players.length > 0 ? (
              <PlayersFields line={line} error={errors[line.line]} />
            ) : (
              <CountField
                label={<LineName line={line} />}
                name={line.line}
                most={line.quantity}
                error={errors[line.line]}
              />
            )}
          </li>
        ))}
      </ul>
      {errors.pieces && <FieldError>{errors.pieces[0]}</FieldError>}
    </fieldset>
  );
}

const LineName = ({ line: { name, options } }: { line: OpenLine }) => (
  <span className="font-normal">
    {name}
    {options && <span className="text-ink-muted"> {options}</span>}
  </span>
);

type CountFieldProps = { label: ReactNode; name: string; most: number; error?: readonly string[] };

const CountField = ({ label, name, most, error }: CountFieldProps) => (
  <Field
    label={
      <>
        {label}
        <span className="sr-only">, pieces to ship</span>
      </>
    }
    error={error}
    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 space-y-0"
  >
    {(control) => (
      <span className="flex items-center gap-2 text-sm text-ink-muted">
        <PrefilledInput
          {...control}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          prefill={String(most)}
          className="w-20 text-right tabular-nums"
        />
        <span className="min-w-10">of {most}</span>
      </span>
    )}
  </Field>
);

function PlayersFields({ line, error }: { line: OpenLine; error?: readonly string[] }) {
  const { players, quantity } = line;
  const everyone = players.map(({ place }) => place);
  const [chosen, setChosen] = useState<readonly number[]>();
  const ticked = chosen?.filter((place) => everyone.includes(place)) ?? (players.length <= quantity ? everyone : []);
  const plain = plainPieces(line);
  const texts = parcelPlayerTexts(players);
  return (
    <fieldset className="space-y-2 text-sm">
      <legend className="float-left">
        <LineName line={line} />
      </legend>
      <details open={players.length > quantity || undefined} className="clear-both">
        <summary className="min-h-6 cursor-pointer text-ink-muted tabular-nums">
          {ticked.length} of {playersText(Math.min(players.length, quantity))}
        </summary>
        <Checkbox
          label="Select all"
          checked={ticked.length === players.length}
          onChange={({ target }) => setChosen(target.checked ? everyone : [])}
          className="mt-1 min-h-8"
        />
        <ul className="grid gap-x-4 border-t border-line pt-1 sm:grid-cols-2">
          {players.map(({ place }, index) => (
            <li key={place} className="min-w-0">
              <Checkbox
                name={playersName(line.line)}
                value={place}
                label={<span className="font-normal wrap-anywhere">{texts[index]}</span>}
                checked={ticked.includes(place)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...ticked, place] : ticked.filter((each) => each !== place))
                }
                className="min-h-8"
              />
            </li>
          ))}
        </ul>
      </details>
      {plain > 0 && (
        <CountField label={<span className="font-normal">No name or number</span>} name={line.line} most={plain} />
      )}
      {error && <FieldError>{error[0]}</FieldError>}
    </fieldset>
  );
}

function TrackingFields({ shipment, errors }: { shipment: Shipment | undefined; errors: FieldErrors }) {
  const carriers = useId();
  return (
    <>
      <datalist id={carriers}>
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Carrier" optional error={errors.carrier}>
          {(control) => (
            <Input
              {...control}
              name="carrier"
              list={carriers}
              autoComplete="off"
              maxLength={60}
              defaultValue={shipment?.carrier ?? ''}
            />
          )}
        </Field>
        <Field label="Tracking number" optional error={errors.trackingNumber}>
          {(control) => (
            <Input
              {...control}
              name="trackingNumber"
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              defaultValue={shipment?.trackingNumber ?? ''}
            />
          )}
        </Field>
      </div>
      <Field
        label="Tracking link"
        optional
        error={errors.trackingUrl}
        hint={`Not needed for ${CARRIERS.slice(0, -1).join(', ')} and ${CARRIERS.at(-1)}: we know their tracking pages.`}
      >
        {(control) => (
          <Input
            {...control}
            name="trackingUrl"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            maxLength={500}
            defaultValue={shipment?.trackingUrl ?? ''}
          />
        )}
      </Field>
    </>
  );
}

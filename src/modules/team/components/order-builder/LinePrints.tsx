'use client';

import Link from 'next/link';
import { useEffect, useId, useRef } from 'react';
import {
  freePlace,
  MAX_PRINTS,
  placesFor,
  PRINT_PLACE_LABELS,
  type LinePrint,
  type PrintPlace,
} from '@/domain/teams/line-prints';
import { softPrint } from '@/domain/teams/print-size';
import type { DraftItem } from '@/domain/teams/team-draft';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { FilePicture } from '@/ui/FilePicture';
import { IconButton } from '@/ui/IconButton';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { PlusIcon } from '@/ui/shop-icons';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import { PORTAL_HOME } from '../../portal-path';

import { TrashIcon } from './icons';
import { printProblems } from './product-view';

type LinePrintsProps = {
  item: DraftItem;
  product: BuilderProduct;
  artwork: readonly BuilderArtwork[];
  isInPortal?: boolean;
  onChange: (prints: LinePrint[]) => void;
};

export function LinePrints({ item, product, artwork, isInPortal, onChange }: LinePrintsProps) {
  const { prints = [] } = item;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const known = useRef(prints.length);
  const places = placesFor(product.kitGarment);
  const problems = printProblems(item, product, artwork);
  const free = prints.length < MAX_PRINTS && !item.kit ? freePlace(places, prints) : undefined;

  useEffect(() => {
    if (prints.length > known.current) list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
    else if (prints.length < known.current) addButton.current?.focus();
    known.current = prints.length;
  }, [prints.length]);

  const change = (index: number, part: Partial<LinePrint>) =>
    onChange(prints.map((print, place) => (place === index ? { ...print, ...part } : print)));

  return (
    <section aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className="text-subheading">
        Logos
      </h4>
      <p className="text-sm text-ink-muted">
        {item.kit
          ? 'The kit’s own logos are in its design.'
          : 'On every piece of this line; left and right as it is worn.'}
      </p>
      {problems.kit && (
        <div className="mt-2">
          <FieldError>{problems.kit}</FieldError>
        </div>
      )}
      {prints.length > 0 && (
        <ul ref={list} className="mt-3 divide-y divide-line border-y border-line">
          {prints.map((print, index) => (
            <PrintRow
              key={index}
              what={`logo ${index + 1}`}
              print={print}
              garment={product.kitGarment}
              artwork={artwork}
              places={places.filter((place) => place === print.place || !prints.some((each) => each.place === place))}
              errors={{ asset: problems[`${index}.asset`], place: problems[`${index}.place`] }}
              onChange={(part) => change(index, part)}
              onRemove={() => onChange(prints.filter((_, place) => place !== index))}
            />
          ))}
        </ul>
      )}
      {artwork.length === 0 && !item.kit ? (
        <p className="mt-2 text-sm text-ink-muted">
          {isInPortal ? (
            <Link
              href={`${PORTAL_HOME}/assets`}
              className="font-medium text-accent underline underline-offset-4 hover:no-underline"
            >
              Add your logos to Design Assets first
            </Link>
          ) : (
            'The team has no logos among its design assets yet.'
          )}
        </p>
      ) : (
        free && (
          <Button
            ref={addButton}
            variant="ghost"
            size="sm"
            onClick={() =>
              onChange([...prints, { asset: artwork.length === 1 ? (artwork[0]?.id ?? '') : '', place: free }])
            }
            className="mt-3"
          >
            <PlusIcon className="size-4" />
            Add a logo
          </Button>
        )
      )}
    </section>
  );
}

type PrintRowProps = {
  what: string;
  print: LinePrint;
  garment: BuilderProduct['kitGarment'];
  artwork: readonly BuilderArtwork[];
  /** Its own, and those that are free. */
  places: readonly PrintPlace[];
  errors: { asset?: string; place?: string };
  onChange: (part: Partial<LinePrint>) => void;
  onRemove: () => void;
};

function PrintRow({ what, print, garment, artwork, places, errors, onChange, onRemove }: PrintRowProps) {
  const id = useId();
  const logo = artwork.find((each) => each.id === print.asset);
  const message = [errors.asset, errors.place].filter(Boolean).join(' ');
  const soft = logo && softPrint(logo.pixels, print.place, garment);
  const saying = (error: string | undefined) => error && { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[2.75rem_minmax(0,1fr)_11rem_auto]">
      <FilePicture url={logo?.previewUrl ?? null} className="size-11" />
      <Select
        {...saying(errors.asset)}
        aria-label={`File of ${what}`}
        value={print.asset}
        onChange={({ target }) => onChange({ asset: target.value })}
      >
        {!logo && <option value={print.asset}>{print.asset ? 'Deleted logo' : 'Choose a logo'}</option>}
        <Options choices={artwork.map(({ id: value, name }) => ({ value, label: name }))} />
      </Select>
      <Select
        {...saying(errors.place)}
        aria-label={`Place of ${what}`}
        value={print.place}
        onChange={({ target }) => onChange({ place: places.find((place) => place === target.value) ?? print.place })}
        className="col-start-2 sm:col-start-3 sm:row-start-1"
      >
        {!places.includes(print.place) && <option value={print.place}>{PRINT_PLACE_LABELS[print.place]}</option>}
        <Options choices={places.map((value) => ({ value, label: PRINT_PLACE_LABELS[value] }))} />
      </Select>
      <IconButton label={`Remove ${what}`} onClick={onRemove} className="col-start-3 row-start-1 sm:col-start-4">
        <TrashIcon className="size-5" />
      </IconButton>
      {soft && <p className="col-span-full text-sm text-warning">{soft}</p>}
      {message && (
        <div className="col-span-full">
          <FieldError id={id}>{message}</FieldError>
        </div>
      )}
    </li>
  );
}

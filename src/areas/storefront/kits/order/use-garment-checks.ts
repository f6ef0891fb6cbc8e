'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { unmadeParts } from '@/domain/catalogue/product-parts';
import { checkOrdered, type KitCheckOptions } from '@/domain/kits/checks/check-kit';
import type { KitOrderPlayer, KitProblem } from '@/domain/kits/checks/kit-problem';
import { ONE_SIZE } from '@/domain/orders/checked-pieces';
import type { OrderedPieces } from '@/domain/kits/checks/ordered-sizes';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_FONT_IDS } from '@/domain/kits/document/kit-fonts';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { cleanPlayer } from '@/domain/orders/player-input';
import { namelessSizes, type PlayerRow } from '@/domain/orders/players';
import { garmentsOf, garmentSizes } from '@/domain/orders/resolve-line';
import { useDesigner } from '../designer-store';
import type { GarmentChoice, GarmentOrder } from './kit-order';

type Checks = Partial<Record<KitGarmentType, KitProblem[]>>;
type Ordered = Required<OrderedPieces> & { garment: KitGarmentType; garments: KitGarmentType[] };
type CheckInput = { document: KitDocument; ordered: Ordered[] };

type GarmentChecks = {
  document: KitDocument;
  orders: readonly GarmentOrder[];
  choiceOf: (garment: KitGarmentType) => GarmentChoice;
  isWanted: boolean;
};

/** Problems of ordered garments with their players, a set as a whole; checked after typing. */
export function useGarmentChecks({ document, orders, choiceOf, isWanted }: GarmentChecks): Checks {
  const rules = useDesigner((state) => state.rules);
  const outlines = useOutlines(document);
  const ordered = orders.flatMap((order): Ordered[] => {
    const { garment, parts, options, pieces, counts } = order;
    const { rows } = choiceOf(garment);
    if (!options || (pieces === 0 && rows.length === 0)) return [];
    const players = rows.map((row) => printed(row, order));
    return [{ garment, garments: garmentsOf({ garment, parts }), players, nameless: namelessSizes(counts, rows) }];
  });
  // As text, which compares by value.
  const serialised = useDeferredValue(
    isWanted ? JSON.stringify({ document, ordered } satisfies CheckInput) : undefined,
  );
  return useMemo(
    () => (serialised ? checksOf(JSON.parse(serialised) as CheckInput, { outlines, ...rules }) : {}),
    [serialised, outlines, rules],
  );
}

const checksOf = ({ document, ordered }: CheckInput, how: Omit<KitCheckOptions, keyof OrderedPieces>): Checks =>
  Object.fromEntries(
    ordered.map(({ garment, garments, ...pieces }) => [
      garment,
      checkOrdered(garmentsOfKit(document, garments), { ...how, ...pieces }),
    ]),
  );

function printed({ name, number, ...row }: PlayerRow, { parts, options, sizes }: GarmentOrder): KitOrderPlayer {
  const size = sizes.length > 0 ? row.size : ONE_SIZE;
  const unmade = unmadeParts(options?.parts, row).map((part) => part.name);
  return { ...cleanPlayer({ name, number }), size, unmade, ...garmentSizes({ parts }, { size, sizes: row.sizes }) };
}

/** Fonts of a kit. If they cannot be loaded, the server measures names and numbers in the cart. */
function useOutlines(document: KitDocument): Outlines {
  const fonts = fontsOf(document).join(' ');
  const [outlines, setOutlines] = useState<Outlines>({});
  useEffect(() => {
    let isGone = false;
    const used = fonts.split(' ');
    loadOutlines(KIT_FONT_IDS.filter((id) => used.includes(id))).then(
      (loaded) => isGone || setOutlines(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [fonts]);
  return outlines;
}

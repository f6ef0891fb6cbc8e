'use client';

import { useEffect, useState } from 'react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { techniqueLabel } from '@/domain/kits/document/kit-techniques';
import { garmentPrices, type GarmentPrice, type KitOffer } from '@/domain/orders/kit-prices';
import { formatMoney } from '@/domain/money/money';
import { ask } from '@/lib/client/ask';

/** Current price of each garment of a kit per piece; empty until known. */
export function KitPrices({ document: { garments } }: { document: KitDocument }) {
  const types = garments.map(({ type }) => type).join(',');
  const [offers, setOffers] = useState<readonly KitOffer[]>();

  useEffect(() => {
    const request = new AbortController();
    void ask<{ items: KitOffer[] }>(`/api/kits/products?garment=${types}`, { signal: request.signal }).then(
      (answer) => !request.signal.aborted && setOffers(answer.ok ? answer.value.items : undefined),
    );
    return () => request.abort();
  }, [types]);

  if (!offers) return null;
  return (
    <ul className="pt-1 text-sm text-ink-muted">
      {garmentPrices({ garments }, offers).map((price) => (
        <li key={price.garment}>
          {KIT_GARMENTS[price.garment].label}, {techniqueLabel(price.technique).toLowerCase()}: {termsOf(price)}
        </li>
      ))}
    </ul>
  );
}

function termsOf({ unitCents, inSetWith }: GarmentPrice): string {
  if (inSetWith) return `in a set with the ${KIT_GARMENTS[inSetWith].label.toLowerCase()}`;
  return unitCents === undefined ? 'priced in our quote' : `from ${formatMoney(unitCents)} each`;
}

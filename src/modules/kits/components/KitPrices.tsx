'use client';

import { useEffect, useState } from 'react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { techniqueLabel } from '@/domain/kits/document/kit-techniques';
import { garmentPrices, type GarmentPrice, type KitOffer } from '@/domain/orders/kit-prices';
import { formatMoney } from '@/domain/money/money';
import { request } from '@/lib/client/request';

export function KitPrices({ document: { garments } }: { document: KitDocument }) {
  const types = garments.map(({ type }) => type).join(',');
  const [offers, setOffers] = useState<readonly KitOffer[]>();

  useEffect(() => {
    const controller = new AbortController();
    void request<{ items: KitOffer[] }>(`/api/kits/products?garment=${types}`, { signal: controller.signal }).then(
      (answer) => !controller.signal.aborted && setOffers(answer.ok ? answer.value.items : undefined),
    );
    return () => controller.abort();
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

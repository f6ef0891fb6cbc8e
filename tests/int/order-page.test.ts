import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { NextSteps } from '@/areas/storefront/order/NextSteps';
import { getLinePictures, getMoney, getOrder, getTimeline } from '@/areas/storefront/order/queries';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import { redactOrder } from '@/modules/orders/redact-order';
import { OrderLines } from '@/modules/orders/components/OrderLines';
import { storePicture } from '@/modules/media/store-picture';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { asStaff, createProduct, createStaff, placed, rows } from '../setup/shop';

it('is read with what happened to the order and its invoices, and without what was only noted', async () => {
  const { id, trackingToken } = await placed({ product: (await createProduct()).id, quantity: 1 });
  const { user } = await createStaff('administrator');
  await updateOrderStatus({ ...(await asStaff(user)), orderId: id, status: 'processing' });
  await rows`insert into order_status_changes (order_id, "from", "to", by_name, reason)
    values (${id}, 'processing', 'processing', 'System', 'A note')`;
  const order = (await getOrder(trackingToken))!;
  const timeline = await getTimeline(order);
  expect(JSON.stringify(timeline).match(/processing/g)).toHaveLength(1);
  expect((await getMoney(order)).invoices.map(({ kind }) => kind)).toEqual(['invoice']);
});

it('says what comes next: a proof is drawn, then looked at', async () => {
  const shirt = await createProduct({ stock: { M: 5 }, isCustomizable: true });
  const { trackingToken } = await placed({
    ...{ product: shirt.id, color: 'Red', sizes: { M: 1 } },
    players: [{ name: 'Hudson', number: '07', size: 'M' }],
  });
  const order = (await getOrder(trackingToken))!;
  const steps = async (proofs: readonly OrderProof[]) => renderToStaticMarkup(await NextSteps({ order, proofs }));
  const drawing = 'We draw a proof and email it to you';
  const looking = 'You look at the proof on this page and approve it';
  expect(await steps([])).toContain(drawing);
  expect(await steps([])).not.toContain(looking);
  const drawn = await steps([{ status: 'waiting' } as OrderProof]);
  expect(drawn).toContain(looking);
  expect(drawn).toContain('We make what you approved.');
  expect(drawn).not.toContain(drawing);
});

it('shows a picture of each line, and to whom may not have ordered it nothing that was written', async () => {
  const { user } = await createStaff('administrator');
  const picture = async (background: string) => {
    const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], 'kit.png', { type: 'image/png' });
    const stored = await storePicture({ ...(await asStaff(user)), file, alt: 'A kit' });
    if (!stored.ok) throw new Error(stored.message);
    return stored.media;
  };
  const [blue, red] = [await picture('blue'), await picture('red')];
  const vest = await createProduct({ stock: { S: 5 }, images: [{ image: blue.id }, { image: red.id, color: 'Red' }] });
  const ball = await createProduct({ name: 'Match Ball' });
  const shirt = await createProduct({ stock: { M: 5 }, isCustomizable: true, kitGarment: 'football-shirt' });
  const { trackingToken } = await placed(
    { product: vest.id, color: 'Red', sizes: { S: 1 } },
    { product: ball.id, quantity: 1 },
    {
      product: shirt.id,
      design: starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Call 555 now'),
      players: [{ name: 'Hudson', number: '07', size: 'M' }],
    },
  );
  const order = (await getOrder(trackingToken))!;
  const pictures = await getLinePictures(order);
  const ofVest = red.sizes?.small?.url?.replace('http://shop.test', '');
  const ofKit = (view: string) =>
    expect.stringMatching(new RegExp(`^/api/kits/pictures/[0-9a-f]{64}\\?garment=football-shirt&view=${view}`));
  expect(pictures).toEqual([[ofVest], [], [ofKit('front'), ofKit('back')]]);

  const render = (about: typeof order, shown: string[][]) =>
    renderToStaticMarkup(createElement(OrderLines, { order: { ...about, lines: about.items }, pictures: shown }));
  const shown = render(order, pictures);
  for (const written of ['Call 555 now', 'Hudson']) expect(shown).toContain(written);
  const bare = await getLinePictures(order, true);
  expect(bare).toEqual([[ofVest], [], pictures[2]?.map((address) => `${address}&bare=true`)]);
  const toConfirm = render(redactOrder(order), bare);
  expect(toConfirm).toContain('Match Ball');
  for (const written of ['Call 555', 'Hudson']) expect(toConfirm).not.toContain(written);
});

'use client';

import { useState } from 'react';
import { request } from '@/lib/client/request';
import { addAllToCart, openCart } from '@/modules/cart/cart-store';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { Again } from './order-again';

export function OrderAgain({ token, orderNumber }: { token: string; orderNumber: string }) {
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isAdded, setAdded] = useState(false);

  async function orderAgain() {
    setBusy(true);
    const answer = await request<Again>(`/order/${token}/again`);
    setBusy(false);
    if (!answer.ok) return void toast(failed(answer.message));
    const { additions, left: without } = answer.value;
    setAdded(addAllToCart(additions));
    if (without.length > 0) setLeft(without);
    else openCart();
  }

  function close() {
    setLeft([]);
    if (isAdded) openCart();
  }

  return (
    <>
      <Button size="sm" loading={isBusy} onClick={orderAgain}>
        Order again
        <span className="sr-only"> {orderNumber}</span>
      </Button>
      <Dialog
        title={isAdded ? 'Not all can be ordered again' : 'Nothing can be ordered again'}
        description={isAdded ? 'The rest is in your cart, at today’s prices.' : 'Your cart is as it was.'}
        size="sm"
        open={left.length > 0}
        onOpenChange={close}
        footer={<Button onClick={close}>{isAdded ? 'View cart' : 'Close'}</Button>}
      >
        <ul className="space-y-1 text-sm">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '@/ui/toast';
import { closeCart, useCart } from '@/modules/cart/cart-store';
import type { CartDrawerProps } from './CartDrawer';

export function CartDrawerPlace({ shippingClaim }: CartDrawerProps) {
  const isOpen = useCart((state) => state.isOpen);
  const [drawer, setDrawer] = useState<{ View: ComponentType<CartDrawerProps> }>();

  useEffect(() => {
    if (!isOpen || drawer) return;
    let isGone = false;
    import('./CartDrawer').then(
      ({ CartDrawer }) => {
        if (!isGone) setDrawer({ View: CartDrawer });
      },
      () => {
        closeCart();
        toast({
          title: 'Error',
          description: 'The cart could not be opened. Please try again.',
          variant: 'destructive',
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, drawer]);

  return drawer ? <drawer.View shippingClaim={shippingClaim} /> : null;
}

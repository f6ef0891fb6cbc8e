'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/ui/button-class';
import { follow, forgetAccountWishlist } from '../wishlist/account-wishlist';
import { signOutAction } from './sign-in-actions';

export function SignOutForm() {
  useEffect(follow, []);
  return (
    <form action={signOutAction} onSubmit={forgetAccountWishlist} className="flex flex-wrap gap-2">
      <button type="submit" className={buttonClass('outline', 'sm')}>
        Sign out
      </button>
      <button type="submit" name="everywhere" className={buttonClass('ghost', 'sm')}>
        Sign out everywhere
      </button>
    </form>
  );
}

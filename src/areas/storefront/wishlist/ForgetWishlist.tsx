'use client';

import { useEffect } from 'react';
import { forgetAccountWishlist } from './account-wishlist';

export function ForgetWishlist() {
  useEffect(forgetAccountWishlist, []);
  return null;
}

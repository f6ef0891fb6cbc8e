import Link from 'next/link';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import { Notice } from '@/ui/Notice';
import { FIND_ORDER_PATH } from '../find-order/find-order-state';
import { ForgetWishlist } from '../wishlist/ForgetWishlist';
import { SignInForm } from './SignInForm';

export const SignInView = ({ isDeleted = false }) => (
  <LinkPage about="Your account" title="Sign in">
    {isDeleted && (
      <div className="mt-4">
        <ForgetWishlist />
        <Notice tone="success">Your account and your personal data are deleted.</Notice>
      </div>
    )}
    <LinkText>
      We’ll email you a code, so you need no password. All your orders are here, even those placed without an account.
      Team orders are in the{' '}
      <Link href="/teamwear-portal" prefetch={false} className="underline underline-offset-4">
        Team Portal
      </Link>
      , and a single order can be{' '}
      <Link href={FIND_ORDER_PATH} prefetch={false} className="underline underline-offset-4">
        found by its number
      </Link>
      .
    </LinkText>
    <SignInForm />
  </LinkPage>
);

import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { WISHLIST_PATH } from '../wishlist/wishlist-link';
import { ACCOUNT_PATH, ADDRESSES_PATH, DATA_PATH } from './account-path';
import { SignOutForm } from './SignOutForm';

const PAGES = [
  { href: ACCOUNT_PATH, label: 'Orders' },
  { href: ADDRESSES_PATH, label: 'Addresses' },
  { href: WISHLIST_PATH, label: 'Wishlist' },
  { href: DATA_PATH, label: 'Your data' },
] as const;

type AccountFrameProps = { email: string; current: (typeof PAGES)[number]['label']; children: ReactNode };

export const AccountFrame = ({ email, current, children }: AccountFrameProps) => (
  <div className="bg-surface-sunken">
    <Container className="min-h-[60vh] pt-10 pb-16 sm:pt-14 sm:pb-24">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title">Your account</h1>
          <p className="mt-2 wrap-anywhere text-ink-muted">{email}</p>
        </div>
        <SignOutForm />
      </header>
      <nav aria-label="Account" className="mt-6 mb-8 border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {PAGES.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={label === current ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center border-b-2 font-semibold',
                  label === current ? 'border-brand' : 'border-transparent text-ink-muted hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Container>
  </div>
);

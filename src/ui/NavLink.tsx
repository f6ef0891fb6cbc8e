import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { NavItem } from './nav';

type NavLinkProps = Omit<ComponentProps<'a'>, 'href'> & { item: NavItem };

export function NavLink({
  item: { label, href, to = href, icon: Icon, isElsewhere },
  children,
  ...rest
}: NavLinkProps) {
  const content = (
    <>
      <Icon aria-hidden />
      {label}
      {children}
    </>
  );
  if (isElsewhere) {
    return (
      <a {...rest} href={to}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} href={to} prefetch={false}>
      {content}
    </Link>
  );
}

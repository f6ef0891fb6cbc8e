import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { NavItem } from './nav';

type NavLinkProps = Omit<ComponentProps<'a'>, 'href'> & { item: NavItem };

export function NavLink({ item: { label, href, icon: Icon, isElsewhere }, children, ...rest }: NavLinkProps) {
  const content = (
    <>
      <Icon aria-hidden />
      {label}
      {children}
    </>
  );
  if (isElsewhere) {
    return (
      <a {...rest} href={href}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} prefetch={false}>
      {content}
    </Link>
  );
}

'use client';

import type { ReactNode } from 'react';
import { BlockLink } from '@/block-views/BlockLink';
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons';
import { NewsletterForm } from '@/modules/newsletter/components/NewsletterForm';
import { NEWSLETTER_ANCHOR } from '@/modules/newsletter/newsletter-form-state';
import { FIND_ORDER_PATH } from '@/areas/storefront/find-order/find-order-state';
import { WishlistLink } from '@/areas/storefront/wishlist/WishlistLink';
import type { ShellData, SocialLinks } from '@/modules/pages/shell-data';
import { BrandLogo } from '@/ui/BrandLogo';
import { socialNetworks } from './social-icons';

/** Newsletter, brand and social buttons, quick links, categories, contact, legal links, copyright. */
export function Footer({ shell }: { shell: ShellData }) {
  const { brandName, logo, tagline, phone, salesEmail, address, social, copyrightYear, menuCategories } = shell;
  const { quickLinks, legalLinks, footerNote, companyLine } = shell;
  const claims = Object.values(shell.claims).filter(Boolean);
  return (
    <footer className="on-night isolate bg-night text-ink">
      <section id={NEWSLETTER_ANCHOR} aria-labelledby="newsletter-title" className="border-b border-line">
        <div className="mx-auto grid max-w-page items-center gap-6 px-gutter py-12 md:grid-cols-2 md:py-16">
          <div>
            <h2 id="newsletter-title" className="text-heading">
              Stay in the game
            </h2>
            <p className="mt-2 max-w-md text-ink-muted">
              New kits, team offers and design ideas, now and then in your inbox.
            </p>
          </div>
          <div className="md:justify-self-end md:w-full md:max-w-lg">
            <NewsletterForm anchor={NEWSLETTER_ANCHOR} />
          </div>
        </div>
      </section>

      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-gutter py-12 sm:grid-cols-2 md:py-16 lg:grid-cols-[1.5fr_1fr_1.4fr_1.3fr]">
        <div className="flex flex-col items-start gap-5">
          <BrandLogo brandName={brandName} logo={logo} />
          <p className="max-w-xs text-ink-muted">{tagline}</p>
          <SocialButtons social={social} />
        </div>
        <LinkColumn
          title="Quick links"
          links={[...quickLinks, { label: 'Find my order', href: FIND_ORDER_PATH }]}
          last={<WishlistLink className={linkClass} />}
        />
        <LinkColumn
          title="Categories"
          links={menuCategories.map(({ name, href }) => ({ label: name, href }))}
          columns
        />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="mb-4 text-xl">
            Contact
          </h2>
          <address className="grid gap-1 text-ink-muted not-italic">
            <ContactLine icon={<MailIcon />}>
              <a href={`mailto:${salesEmail}`} className="break-all">
                {salesEmail}
              </a>
            </ContactLine>
            {phone && (
              <ContactLine icon={<PhoneIcon />}>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </ContactLine>
            )}
            {address && (
              <ContactLine icon={<PinIcon />}>
                <span className="whitespace-pre-line">{address}</span>
              </ContactLine>
            )}
          </address>
        </section>
      </div>

      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-gutter py-5 text-sm text-ink-muted">
          {claims.length > 0 && (
            <ul aria-label="What we promise" className="mb-2 flex w-full flex-wrap gap-x-8 gap-y-1 text-ink">
              {claims.map((claim) => (
                <li key={claim} className="promise">
                  {claim}
                </li>
              ))}
            </ul>
          )}
          {footerNote && <p className="w-full">{footerNote}</p>}
          {companyLine && <p className="w-full">{companyLine}</p>}
          <p>{`© ${copyrightYear} ${brandName}. All rights reserved.`}</p>
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map((link) => (
                <FooterLink key={`${link.label} ${link.href}`} {...link} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

const linkClass = 'footer-link';

type FooterLinkData = { label: string; href: string };

type LinkColumnProps = {
  title: string;
  links: readonly FooterLinkData[];
  columns?: boolean;
  last?: ReactNode;
};

function LinkColumn({ title, links, columns, last }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-4 text-xl">{title}</h2>
      <ul className={columns ? 'columns-2 gap-x-6 text-ink-muted' : 'text-ink-muted max-lg:columns-2'}>
        {links.map((link) => (
          <FooterLink key={`${link.label} ${link.href}`} {...link} />
        ))}
        {last && <li>{last}</li>}
      </ul>
    </nav>
  );
}

function FooterLink({ label, href }: FooterLinkData) {
  return (
    <li>
      <BlockLink address={href} className={linkClass}>
        {label}
      </BlockLink>
    </li>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="contact-line">
      {icon}
      {children}
    </p>
  );
}

/** Links to the brand's social pages; networks without an address are left out. */
function SocialButtons({ social }: { social: SocialLinks }) {
  const shown = socialNetworks.filter(({ key }) => social[key]);
  if (shown.length === 0) return null;
  return (
    <ul className="flex gap-2">
      {shown.map(({ key, name, glyph }) => (
        <li key={key}>
          <a
            href={social[key]}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={`${name} (opens in a new tab)`}
            title={name}
            className="social-link"
          >
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="size-5">
              {glyph}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { claimsOf } from '@/domain/pages/claims';
import type { SiteContent, SiteSetting } from '@/payload-types';
import type { LinkValues, SettingsFormName, SettingsValues } from './settings-form';

type Globals = { content: SiteContent; settings: SiteSetting };

type Changes = { content?: Partial<SiteContent>; settings?: Partial<SiteSetting> };

type Mapping<Name extends SettingsFormName> = {
  read: (globals: Globals) => SettingsValues<Name>;
  write: (values: SettingsValues<Name>) => Changes;
};

type StoredLinks = SiteContent['aboutLinks'];

export const settingsData: { [Name in SettingsFormName]: Mapping<Name> } = {
  navigation: {
    read: ({ content }) => ({
      aboutLinks: linkValues(content.aboutLinks),
      quickLinks: linkValues(content.quickLinks),
      legalLinks: linkValues(content.legalLinks),
    }),
    write: ({ aboutLinks, quickLinks, legalLinks }) => ({
      content: { aboutLinks, quickLinks: quickLinks.map(plainLink), legalLinks: legalLinks.map(plainLink) },
    }),
  },
  footer: {
    read: ({ content, settings }) => ({
      footerNote: content.footerNote ?? '',
      facebook: settings.social?.facebook ?? '',
      instagram: settings.social?.instagram ?? '',
      twitter: settings.social?.twitter ?? '',
      youtube: settings.social?.youtube ?? '',
    }),
    write: ({ footerNote, ...social }) => ({ content: { footerNote }, settings: { social } }),
  },
  brand: {
    read: ({ settings }) => ({
      brandName: settings.brandName,
      tagline: settings.tagline ?? '',
      logo: idOf(settings.logo),
      phone: settings.phone ?? '',
      salesEmail: settings.salesEmail,
      address: settings.address ?? '',
      claims: claimsOf(settings.claims),
      copyrightYear: String(settings.copyrightYear),
    }),
    write: ({ logo, copyrightYear, ...brand }) => ({
      settings: { ...brand, logo: logo || null, copyrightYear: Number(copyrightYear) },
    }),
  },
  seo: {
    read: ({ content }) => ({
      seoTitle: content.seoTitle ?? '',
      seoDescription: content.seoDescription ?? '',
      seoImage: idOf(content.seoImage),
      hideFromSearch: content.hideFromSearch ?? false,
    }),
    write: ({ seoImage, ...seo }) => ({ content: { ...seo, seoImage: seoImage || null } }),
  },
};

const linkValues = (links: StoredLinks): LinkValues[] =>
  (links ?? []).map(({ label, href, description }) => ({ label, href, description: description ?? '' }));

const plainLink = ({ label, href }: LinkValues) => ({ label, href });

const idOf = (picture: SiteContent['seoImage']): string =>
  picture === null || picture === undefined ? '' : typeof picture === 'string' ? picture : picture.id;

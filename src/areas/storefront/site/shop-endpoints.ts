import { tagsOf } from '@/domain/cache/cache-plan';
import { shopFormat } from '@/domain/text/shop-format';
import { failedResponse } from '@/lib/http/respond';
import { getSiteSettings } from '@/lib/site-settings';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { getShellData } from '@/modules/pages/queries';
import { markCacheable } from '@kitroom/front/cache/request-scope';

/** Public settings: what every visitor sees of the shop, and needs to read its prices. */
export async function getShopSettings() {
  const [shell, { priceTiers }] = await Promise.all([getShellData(), getSiteSettings()]);
  const { brandName, tagline, phone, salesEmail, address, companyLine, logo, social, claims } = shell;
  const { currency, locale, timeZone, country, excludedTax } = shopFormat();
  return {
    ...{ brandName, tagline, phone, salesEmail, address, companyLine, logo, social, claims },
    ...{ copyrightYear: shell.copyrightYear, footerNote: shell.footerNote },
    ...{ currency, locale, timeZone, country, excludedTax },
    priceTiers: (priceTiers ?? []).map(({ minQuantity, percentOff }) => ({ minQuantity, percentOff })),
  };
}

export async function getMenu() {
  const { menuCategories, aboutLinks, quickLinks, legalLinks } = await getShellData();
  const categories = menuCategories.map(({ name, ...link }) => ({ label: name, ...link }));
  return { categories, about: aboutLinks, quick: quickLinks, legal: legalLinks };
}

const TAGS = [...tagsOf('site-settings'), ...tagsOf('site-content'), ...tagsOf('categories')];

export const settingsEndpoint = withValidKey(async () => {
  try {
    const settings = await getShopSettings();
    markCacheable(TAGS);
    return Response.json(settings);
  } catch (error) {
    return failedResponse(error, 'The settings could not be read.');
  }
});

export const menuEndpoint = withValidKey(async () => {
  try {
    const menu = await getMenu();
    markCacheable(TAGS);
    return Response.json(menu);
  } catch (error) {
    return failedResponse(error, 'The menu could not be read.');
  }
});
